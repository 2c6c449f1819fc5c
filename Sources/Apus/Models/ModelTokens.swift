import Constraints
import Synchronization
import Tokenizers

/// A model's tokenizer, and its tokens' bytes as constraints need them, arranged when first asked for.
final class ModelTokens: Sendable {
    let tokenizer: Tokenizer
    /// The tokens that end the model's turn.
    let stopTokens: Set<Int>
    /// The arrangements made so far, by the control tokens that have bytes in them.
    private let arranged = Mutex<[[Int]: TokenVocabulary]>([:])

    init(_ tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
        stopTokens = Set(tokenizer.endOfTurnTokens + [tokenizer.endToken].compactMap(\.self))
    }

    /// The marks among some texts that are single tokens, which an answer may then contain.
    func marks(_ texts: [String]) -> AnswerMarks {
        AnswerMarks(texts, tokenizer: tokenizer, stopTokens: stopTokens)
    }

    /// The bytes of every token that a document may use; control tokens have some among `marks` only.
    func vocabulary(with marks: AnswerMarks) -> TokenVocabulary {
        arranged.withLock { arranged in
            if let known = arranged[marks.controlTokens] { return known }
            let bytes = (0..<tokenizer.vocabularySize).map { token in
                if let bytes = marks.bytes(of: token) { return bytes }
                // Models know nothing of tokens that their training left out.
                return tokenizer.kind(of: token) == .unused ? [] : tokenizer.bytes(of: token)
            }
            let vocabulary = TokenVocabulary(tokenBytes: bytes, endTokens: stopTokens.sorted())
            arranged[marks.controlTokens] = vocabulary
            return vocabulary
        }
    }
}
