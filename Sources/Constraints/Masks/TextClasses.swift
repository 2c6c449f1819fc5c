/// Which bytes of text most string automata treat alike.
///
/// Tokens that differ only in bytes of one class are legal together in a uniform state: one from
/// which no way tells bytes of a class apart. So thousands of words collapse into a few shapes,
/// such as a space and five small letters. Escapes, and scalars that start with a byte of no
/// class, keep their bytes: expressions often tell such scalars apart, as `.` and `\s` do.
enum TextClasses {
    /// The classes of whole scalars: ASCII letters and digits.
    static let scalars: [[UInt8]] = [
        Array(UInt8(ascii: "a")...UInt8(ascii: "z")), Array(UInt8(ascii: "A")...UInt8(ascii: "Z")),
        Array(UInt8(ascii: "0")...UInt8(ascii: "9")),
    ]
    /// The classes of bytes that start scalars, without those of punctuation and white space.
    static let leads: [[UInt8]] = [
        Array(0xC3...0xDF), Array(0xE4...0xEC) + [0xEE], Array(0xF1...0xF3),
    ]
    /// The classes of further bytes (The Unicode Standard, table 3-7).
    static let continuations: [[UInt8]] = [
        Array(0x80...0x8F), Array(0x90...0x9F), Array(0xA0...0xBF),
    ]

    /// The byte that stands for the class of each byte.
    static let representatives: [UInt8] = {
        var representatives = (0...255).map { UInt8($0) }
        for group in scalars + leads + continuations {
            for byte in group { representatives[Int(byte)] = group[0] }
        }
        return representatives
    }()

    /// Whether a byte that starts a scalar or an escape is kept, and all that follow with it.
    static func keepsBytes(after first: UInt8) -> Bool {
        first == UInt8(ascii: "\\") || (first >= 0x80 && !isLead[Int(first)])
    }

    private static let isLead: [Bool] = {
        var isLead = [Bool](repeating: false, count: 256)
        for byte in leads.joined() { isLead[Int(byte)] = true }
        return isLead
    }()
}
