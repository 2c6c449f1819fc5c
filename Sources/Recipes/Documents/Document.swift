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
    /// The lines that are not blank, in order, without what speaks to a model.
    let lines: [Line]
    /// What speaks to a model.
    let planted: PlantedText

    /// Takes a text as it is.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) time and memory in the length of the text.
    public init(_ text: String) {
        let planted = PlantedText(in: text)
        self.init(text: text, planted: planted, without: .certain)
    }

    /// The document without what gives orders to the reader or corrects something, as no receipt does.
    func withoutOrders() -> Document {
        Document(text: text, planted: planted, without: .correction)
    }

    private init(text: String, planted: PlantedText, without level: PlantedText.Level) {
        self.text = text
        self.planted = planted
        let ranges = planted.ranges(level)
        lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
            .flatMap { line in
                let whole = line.startIndex..<line.endIndex
                // The amount of an item that is left out goes with it.
                return whole.subtracting(ranges).filter { part in
                    part == whole || text[part].contains(where: \.isLetter)
                        || part.lowerBound == whole.lowerBound
                            && text[part].contains(where: \.isNumber)
                }.compactMap { Line(text[$0]) }
            }
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
    /// Takes the part of a document without the blanks around it; nil if there is nothing else.
    init?(_ part: Substring) {
        guard let first = part.firstIndex(where: { !$0.isWhitespace }),
            let last = part.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        text = String(part[first...last])
        range = first..<part.index(after: last)
        repaired = RecognitionRepair.repaired(text)
        tokens = Token.list(of: repaired)
    }

    /// Whether the line has as many words as a sentence, and no table or label.
    var isProse: Bool { tokens.count { $0.kind == .word } >= 7 }

    /// The parts that wide gaps and dashes separate: the columns of the line.
    func columns(of document: String) -> [Document.Line] {
        var columns: [Document.Line] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let rest = document[index..<range.upperBound]
            guard let gap = Self.gaps.first(where: rest.hasPrefix) else {
                index = document.index(after: index)
                continue
            }
            if let column = Document.Line(document[start..<index]) { columns.append(column) }
            index = document.index(index, offsetBy: gap.count)
            start = index
        }
        if let column = Document.Line(document[start..<range.upperBound]) { columns.append(column) }
        return columns
    }

    private static let gaps = ["  ", "\t", " — ", " – ", " | ", " · ", " • "]

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
