import Synchronization

/// The bytes of a model's tokens, arranged so that legal ones are found quickly.
///
/// Immutable; one serves any number of constraints and generations.
public final class TokenVocabulary: Sendable {
    /// How many tokens there are.
    public let count: Int
    /// The tokens that end a document, each legal exactly where the document may end.
    public let endTokens: [Int]
    /// The bytes of all tokens, one after the other.
    private let allBytes: [UInt8]
    /// Where the bytes of each token start; one more entry than tokens.
    private let starts: [Int]
    /// The tokens that have bytes, but for end tokens.
    let trie: TokenTrie
    /// What is legal inside strings, which is what most steps ask for.
    let text: TextMasks
    private let structure = Mutex<TokenTrie?>(nil)

    /// Arranges the tokens of a model.
    ///
    /// - Parameters:
    ///   - tokenBytes: The bytes that each token stands for; empty for control tokens and unused
    ///     ones, which are never legal.
    ///   - endTokens: The tokens that end a document; their bytes do not count.
    /// - Complexity: O(*n* log *n*) for *n* tokens, about 100 bytes of memory each.
    public init(tokenBytes: [ArraySlice<UInt8>], endTokens: [Int]) {
        precondition(tokenBytes.count <= Int(Int32.max), "too many tokens")
        let ends = Set(endTokens)
        count = tokenBytes.count
        self.endTokens = ends.filter(tokenBytes.indices.contains).sorted()
        var allBytes: [UInt8] = []
        var starts = [0]
        starts.reserveCapacity(tokenBytes.count + 1)
        for (token, bytes) in tokenBytes.enumerated() {
            if !ends.contains(token) { allBytes += bytes }
            starts.append(allBytes.count)
        }
        self.allBytes = allBytes
        self.starts = starts
        let entries = tokenBytes.indices.compactMap { token in
            let bytes = allBytes[starts[token]..<starts[token + 1]]
            return bytes.isEmpty ? nil : TokenTrie.Entry(bytes: bytes, token: Int32(token))
        }
        trie = TokenTrie(entries)
        text = TextMasks(entries, tokenCount: tokenBytes.count)
    }

    /// The tokens that have a quotation mark, bracket, brace, comma or colon; made when first asked
    /// for.
    var structuralTrie: TokenTrie {
        structure.withLock { structure in
            if let structure { return structure }
            let entries = (0..<count).compactMap { token in
                let bytes = bytes(of: token)
                let isStructural = bytes.contains { "\"{}[],:".utf8.contains($0) }
                return isStructural ? TokenTrie.Entry(bytes: bytes, token: Int32(token)) : nil
            }
            let trie = TokenTrie(entries)
            structure = trie
            return trie
        }
    }

    /// The bytes of a token; none for end tokens, control tokens and numbers that are no token.
    public func bytes(of token: Int) -> ArraySlice<UInt8> {
        guard token >= 0, token < count else { return [] }
        return allBytes[starts[token]..<starts[token + 1]]
    }

    /// Whether a token ends a document.
    public func isEnd(_ token: Int) -> Bool { endTokens.contains(token) }
}
