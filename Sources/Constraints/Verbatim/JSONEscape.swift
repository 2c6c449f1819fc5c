import OrderedJSON

/// The one form in which each byte of UTF-8 text stands in a JSON string.
enum JSONEscape {
    /// How a character that needs an escape can go on from within it.
    struct Candidate: Sendable {
        /// The character.
        let character: UInt8
        /// What remains to be written of it; never empty.
        let rest: [UInt8]
    }

    private static let encodings: [[UInt8]] = (0...UInt8.max).map { byte in
        var encoding: [UInt8] = []
        JSONStringEscaping.append([byte][...], to: &encoding)
        return encoding
    }

    /// The bytes that stand for a byte of text.
    static func encoding(_ byte: UInt8) -> [UInt8] { encodings[Int(byte)] }

    /// The number of bytes that stand for a byte of text.
    static func length(_ byte: UInt8) -> Int {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            ? 1 : encodings[Int(byte)].count
    }

    /// The characters whose escapes begin with what was written of one; in the text, all that are.
    static func candidates(_ phase: VerbatimState.Phase) -> [Candidate] {
        candidatesByPhase[Int(phase.rawValue)]
    }

    private static let candidatesByPhase: [[Candidate]] = VerbatimState.Phase.allCases.map {
        phase in
        guard let prefix = phase.escapePrefix else { return [] }
        return (0...UInt8.max).compactMap { byte in
            let encoding = encodings[Int(byte)]
            guard encoding.count > max(1, prefix.count), encoding.starts(with: prefix) else {
                return nil
            }
            return Candidate(character: byte, rest: Array(encoding.dropFirst(prefix.count)))
        }
    }
}

extension VerbatimState.Phase {
    /// What was written of an escape; nothing in the text, and nil outside of it.
    fileprivate var escapePrefix: [UInt8]? {
        switch self {
        case .text: []
        case .backslash: Array("\\".utf8)
        case .unicode: Array("\\u".utf8)
        case .unicode0: Array("\\u0".utf8)
        case .unicode00: Array("\\u00".utf8)
        case .unicode000: Array("\\u000".utf8)
        case .unicode001: Array("\\u001".utf8)
        case .opening, .closed: nil
        }
    }

    /// The phase after another byte of an escape that does not complete it.
    func afterEscapeByte(_ byte: UInt8) -> VerbatimState.Phase {
        switch self {
        case .text: .backslash
        case .backslash: .unicode
        case .unicode: .unicode0
        case .unicode0: .unicode00
        case .unicode00: byte == UInt8(ascii: "0") ? .unicode000 : .unicode001
        case .unicode000, .unicode001, .opening, .closed: self
        }
    }
}
