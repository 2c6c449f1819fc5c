extension String {
    private static let longestQuotation = 60

    /// The text in backticks, shortened, without characters that would act on a terminal.
    var quoted: String { "`\(printable(limit: Self.longestQuotation))`" }

    /// Whether it is a short word of ASCII letters, digits, dashes, underscores and dots.
    ///
    /// Only such a word is repeated where it may have been meant as a text for the model.
    var isPlainWord: Bool {
        utf8.count <= 32
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

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
