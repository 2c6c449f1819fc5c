extension String {
    private static let longestQuotation = 60

    /// The text in backticks, shortened, without characters that would act on a terminal.
    var quoted: String { "`\(printable(limit: Self.longestQuotation))`" }

    /// The first `limit` characters, with escapes for those that would act on a terminal.
    ///
    /// Names come from arguments and files; unescaped they could write what they like.
    func printable(limit: Int = .max) -> String {
        var text = ""
        for (index, scalar) in unicodeScalars.enumerated() {
            guard index < limit else {
                text += "…"
                break
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += scalar.escaped(asASCII: true)
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
