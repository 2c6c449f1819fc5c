/// How banks write what they print.
enum SampleText {
    /// Hundredths as a number with two decimals and groups of three, if a mark for these is given.
    static func decimal(_ hundredths: Int, _ mark: String, group: String = "") -> String {
        let size = hundredths.magnitude
        let cents = size % 100
        var whole = String(size / 100)
        if !group.isEmpty, whole.count > 3 {
            whole.insert(contentsOf: group, at: whole.index(whole.endIndex, offsetBy: -3))
        }
        return "\(hundredths < 0 ? "-" : "")\(whole)\(mark)\(cents < 10 ? "0" : "")\(cents)"
    }

    /// A field in quotation marks.
    static func quoted(_ text: String) -> String {
        "\""
            + text.split(separator: "\"", omittingEmptySubsequences: false).joined(
                separator: "\"\"")
            + "\""
    }

    /// The bytes of Windows-1252; what it does not have becomes a question mark.
    static func windows1252(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x20AC: 0x80
            case 0x00...0x7F, 0xA0...0xFF: UInt8(scalar.value)
            default: UInt8(ascii: "?")
            }
        }
    }
}
