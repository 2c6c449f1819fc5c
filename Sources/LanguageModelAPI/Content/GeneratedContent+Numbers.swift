extension GeneratedContent {
    /// The number, which the content must be.
    func number(expected: String) throws(ParsingError) -> GeneratedNumber {
        guard case .number(let number) = storage else {
            throw .unexpected(self, expected: expected)
        }
        return number
    }

    /// Throws if a number became infinite by reading it.
    func requireFinite(_ isFinite: Bool, type: String) throws(ParsingError) {
        if !isFinite, case .number(.decimal) = storage {
            throw .unexpected(
                self, expected: "a number that `\(type)` can hold", found: "a larger number")
        }
    }
}
