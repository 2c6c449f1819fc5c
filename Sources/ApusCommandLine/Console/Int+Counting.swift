extension Int {
    /// The number with its noun: `1 token`, `2 tokens`.
    func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
