import Inference

/// A piece of an answer as it comes.
package struct AnswerPiece: Sendable {
    /// Its text, of whole characters.
    package var text: String
    /// Tokens since the piece before.
    package var tokenCount: Int
    /// Their probabilities, if the request asks for those.
    package var probabilities: [TokenProbability] = []
}
