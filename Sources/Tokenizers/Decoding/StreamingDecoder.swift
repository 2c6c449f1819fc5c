/// Turns tokens that come one at a time into text, whole characters only.
///
/// What ``push(_:)`` and ``finish()`` return adds up to what ``Tokenizer/decode(_:)`` gives for all
/// tokens at once.
public struct StreamingDecoder: Sendable {
    private let tokenizer: Tokenizer
    /// The beginning of a character whose rest is still to come: at most three bytes.
    private var pending: [UInt8] = []

    init(_ tokenizer: Tokenizer) { self.tokenizer = tokenizer }

    /// The text that is certain once `token` is known; empty inside a character.
    ///
    /// - Complexity: O(bytes of the token).
    public mutating func push(_ token: Int) -> String {
        pending.append(contentsOf: tokenizer.bytes(of: token))
        let complete = pending.count - Self.lengthOfIncompleteCharacter(endOf: pending)
        let text = String(decoding: pending[..<complete], as: UTF8.self)
        pending.removeFirst(complete)
        return text
    }

    /// The rest of the text: U+FFFD if the tokens ended inside a character.
    public mutating func finish() -> String {
        defer { pending.removeAll() }
        return String(decoding: pending, as: UTF8.self)
    }

    /// How many of the last bytes could still become a character (Unicode 15.1, table 3-7).
    private static func lengthOfIncompleteCharacter(endOf bytes: [UInt8]) -> Int {
        for length in 1...3 where length <= bytes.count {
            let start = bytes.count - length
            let first = bytes[start]
            if first & 0xC0 == 0x80 { continue }
            let whole =
                first >= 0xF5 ? 0 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
            guard length < whole else { return 0 }
            let isValid = length == 1 || secondBytes(after: first).contains(bytes[start + 1])
            return isValid ? length : 0
        }
        return 0
    }

    private static func secondBytes(after first: UInt8) -> ClosedRange<UInt8> {
        switch first {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }
}
