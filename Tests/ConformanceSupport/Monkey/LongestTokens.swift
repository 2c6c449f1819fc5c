import Constraints

/// Cuts bytes into tokens, the longest first.
struct LongestTokens {
    private let vocabulary: TokenVocabulary
    /// By the hash of bytes that a token begins with, the token that has just these, or -1.
    private let beginnings: [UInt64: Int32]
    /// The most bytes of a token.
    let longest: Int

    init(_ vocabulary: TokenVocabulary) {
        self.vocabulary = vocabulary
        var beginnings: [UInt64: Int32] = [:]
        var longest = 1
        for token in 0..<vocabulary.count {
            let bytes = vocabulary.bytes(of: token)
            guard !bytes.isEmpty else { continue }
            longest = max(longest, bytes.count)
            var hash = Self.start
            for byte in bytes {
                hash = Self.hash(hash, byte)
                if beginnings[hash] == nil { beginnings[hash] = -1 }
            }
            beginnings[hash] = Int32(token)
        }
        self.beginnings = beginnings
        self.longest = longest
    }

    /// The tokens of bytes; nil if no token begins with some byte.
    func tokens(of bytes: [UInt8]) -> [Int]? {
        var tokens: [Int] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let token = longestToken(of: rest) else { return nil }
            tokens.append(token)
            rest = rest.dropFirst(vocabulary.bytes(of: token).count)
        }
        return tokens
    }

    private func longestToken(of bytes: ArraySlice<UInt8>) -> Int? {
        var found: Int?
        var hash = Self.start
        for byte in bytes {
            hash = Self.hash(hash, byte)
            guard let token = beginnings[hash] else { break }
            if token >= 0, bytes.starts(with: vocabulary.bytes(of: Int(token))) {
                found = Int(token)
            }
        }
        return found
    }

    // FNV-1a (Fowler, Noll and Vo).
    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
