extension Tokenizer {
    /// A part of a rendered prompt.
    public struct Piece: Sendable, Hashable {
        /// The text.
        public var text: String
        /// Whether control tokens are recognised in the text; never for what a user wrote.
        public var allowsSpecialTokens: Bool

        /// Creates a part of a prompt.
        public init(text: String, allowsSpecialTokens: Bool) {
            self.text = text
            self.allowsSpecialTokens = allowsSpecialTokens
        }
    }

    /// The tokens of plain text.
    ///
    /// No control or unknown token is recognised in the text, and none is added; user-defined tokens
    /// are. The text is not normalised, so that canonically equivalent texts may differ.
    ///
    /// - Complexity: O(*n* log *n*) for *n* bytes.
    public func encode(_ text: String) -> [Int] {
        var text = text
        return text.withUTF8 { encode($0, allowed: []) }
    }

    /// The tokens of a rendered prompt.
    ///
    /// The pieces are one text: where two meet, words and tokens may reach across. Control and
    /// unknown tokens are recognised only inside pieces that allow it; neighbours that both do count
    /// as one piece.
    ///
    /// - Complexity: O(*n* log *n*) for *n* bytes.
    public func encode(_ pieces: [Piece]) -> [Int] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.text.utf8.count })
        var allowed: [Range<Int>] = []
        for piece in pieces where !piece.text.isEmpty {
            let start = bytes.count
            bytes.append(contentsOf: piece.text.utf8)
            guard piece.allowsSpecialTokens else { continue }
            if let last = allowed.last, last.upperBound == start {
                allowed[allowed.count - 1] = last.lowerBound..<bytes.count
            } else {
                allowed.append(start..<bytes.count)
            }
        }
        return bytes.withUnsafeBufferPointer { encode($0, allowed: allowed) }
    }

    private func encode(_ bytes: UnsafeBufferPointer<UInt8>, allowed: [Range<Int>]) -> [Int] {
        var tokens: [Int] = []
        tokens.reserveCapacity(bytes.count / 3 + 1)
        var merger = SymbolMerger()
        var followsSpecial = true
        for segment in specialTokens.segments(of: bytes, allowed: allowed) {
            if let token = segment.token {
                tokens.append(Int(token))
            } else {
                switch model {
                case .bytePair(let model):
                    model.encode(
                        bytes, segment.range, vocabulary: vocabulary, merger: &merger,
                        into: &tokens)
                case .sentencePiece(let model):
                    model.encode(
                        bytes, segment.range, hasPrefix: followsSpecial, vocabulary: vocabulary,
                        merger: &merger, into: &tokens)
                case .unigram(let model):
                    model.encode(bytes, segment.range, vocabulary: vocabulary, into: &tokens)
                }
            }
            followsSpecial = segment.token != nil
        }
        return tokens
    }
}
