/// A text that a recipe reads, and its lines.
public struct Document: Sendable {
    /// A line that is not blank.
    struct Line: Sendable {
        /// The line without the blanks around it.
        let text: String
        /// Where that stands in the document.
        let range: Range<String.Index>
        /// The line with what character recognition confuses repaired; all places are those of ``text``.
        let repaired: String
        /// The tokens of the repaired line.
        let tokens: [Token]
    }

    /// The text.
    public let text: String
    /// The lines that are not blank, in order, without those that speak to a model.
    let lines: [Line]

    /// Takes a text as it is.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) time and memory in the length of the text.
    public init(_ text: String) {
        self.text = text
        let all: [Line] = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
            .compactMap {
                line in
                guard let first = line.firstIndex(where: { !$0.isWhitespace }),
                    let last = line.lastIndex(where: { !$0.isWhitespace })
                else { return nil }
                let content = String(line[first...last])
                let repaired = RecognitionRepair.repaired(content)
                return Line(
                    text: content, range: first..<line.index(after: last), repaired: repaired,
                    tokens: Token.list(of: repaired))
            }
        lines = zip(all, PlantedText.flags(all)).filter { !$1 }.map(\.0)
    }

    /// The document without the lines that give orders to the reader, as no receipt does.
    func withoutOrders() -> Document {
        Document(text: text, lines: lines.filter { !PlantedText.givesOrders($0) })
    }

    private init(text: String, lines: [Line]) {
        self.text = text
        self.lines = lines
    }

    /// A place in the text, in the units that programs count in.
    func place(of range: Range<String.Index>) -> TextRange {
        func distance<View: BidirectionalCollection>(
            _ view: View
        ) -> Range<Int> where View.Index == String.Index {
            let start = view.distance(from: view.startIndex, to: range.lowerBound)
            return start..<start + view.distance(from: range.lowerBound, to: range.upperBound)
        }
        return TextRange(
            bytes: distance(text.utf8), unicodeScalars: distance(text.unicodeScalars),
            utf16: distance(text.utf16))
    }
}

extension Document.Line {
    /// The place of a part of the line in the document.
    func range(of part: Range<String.Index>, in document: String) -> Range<String.Index> {
        let offset = text.utf8.distance(from: text.startIndex, to: part.lowerBound)
        let length = text.utf8.distance(from: part.lowerBound, to: part.upperBound)
        let start = document.utf8.index(range.lowerBound, offsetBy: offset)
        return start..<document.utf8.index(start, offsetBy: length)
    }
}

/// A place in a text, counted in three ways.
public struct TextRange: Sendable, Hashable {
    /// The place in bytes of UTF-8.
    public let bytes: Range<Int>
    /// The place in Unicode scalars.
    public let unicodeScalars: Range<Int>
    /// The place in code units of UTF-16, as JavaScript and `NSString` count.
    public let utf16: Range<Int>
}
