import Tokenizers

/// Marks that an answer may contain as single tokens, such as those around calls of tools.
///
/// Control tokens have no text of their own; those among the marks count as their text in an answer.
struct AnswerMarks: Sendable {
    /// The marks that are single tokens, longest first.
    private let marks: [(text: String, token: Int)]
    /// The text of those that are control tokens.
    private let controlTexts: [Int: String]

    /// Control tokens among the marks, in order.
    var controlTokens: [Int] { controlTexts.keys.sorted() }

    /// The marks among some texts that are single tokens and do not end the turn.
    init(_ texts: [String], tokenizer: Tokenizer, stopTokens: Set<Int>) {
        marks = texts.compactMap { text in
            guard let token = tokenizer.specialToken(text), !stopTokens.contains(token),
                token != tokenizer.unknownToken
            else { return nil }
            return (text, token)
        }.sorted { $0.text.utf8.count > $1.text.utf8.count }
        controlTexts = Dictionary(
            marks.filter { tokenizer.isControl($0.token) }.map { ($0.token, $0.text) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The text of a control token among the marks.
    func text(of token: Int) -> String? { controlTexts[token] }

    /// The bytes of a control token among the marks.
    func bytes(of token: Int) -> ArraySlice<UInt8>? {
        controlTexts[token].map { Array($0.utf8)[...] }
    }

    /// A text cut so that each mark is a piece that allows special tokens.
    func pieces(of text: String) -> [Tokenizer.Piece] {
        var pieces: [Tokenizer.Piece] = []
        var start = text.startIndex
        while let mark = firstMark(in: text[start...]) {
            pieces.append(
                Tokenizer.Piece(
                    text: String(text[start..<mark.lowerBound]), allowsSpecialTokens: false))
            pieces.append(Tokenizer.Piece(text: String(text[mark]), allowsSpecialTokens: true))
            start = mark.upperBound
        }
        pieces.append(Tokenizer.Piece(text: String(text[start...]), allowsSpecialTokens: false))
        return pieces
    }

    private func firstMark(in text: Substring) -> Range<String.Index>? {
        marks.compactMap { text.utf8.firstRange(of: $0.text.utf8) }.min {
            $0.lowerBound < $1.lowerBound
        }
    }
}
