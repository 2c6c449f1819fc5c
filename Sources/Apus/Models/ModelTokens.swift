import Constraints
import Synchronization
import Tokenizers

/// A model's tokenizer, and its tokens' bytes as constraints need them, arranged when first asked for.
final class ModelTokens: Sendable {
    let tokenizer: Tokenizer
    /// The tokens that end the model's turn.
    let stopTokens: Set<Int>
    private let arranged = Mutex<TokenVocabulary?>(nil)

    init(_ tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
        stopTokens = Set(tokenizer.endOfTurnTokens + [tokenizer.endToken].compactMap(\.self))
    }

    /// The bytes of every token that a document may use.
    var vocabulary: TokenVocabulary {
        arranged.withLock { arranged in
            if let arranged { return arranged }
            let bytes = (0..<tokenizer.vocabularySize).map { token in
                // Models know nothing of tokens that their training left out.
                tokenizer.kind(of: token) == .unused ? [] : tokenizer.bytes(of: token)
            }
            let vocabulary = TokenVocabulary(tokenBytes: bytes, endTokens: stopTokens.sorted())
            arranged = vocabulary
            return vocabulary
        }
    }
}
