import ChatTemplates
import OrderedJSON

/// Words that stand for a dialect's marks in messages until the template has been rendered.
///
/// Whatever messages contain counts as content and never becomes a control token. Marks that stand in
/// a message because a call was written down there are exempt: a word that no message contains takes
/// their place, and where it turns up in the prompt the mark is put in as the template's own text.
struct MarkPlaceholders: Sendable {
    /// The dialect with words in place of its marks, which writes what goes into messages.
    private(set) var dialect: ToolCallDialect
    private let marks: [String]
    private let stem: String

    /// Chooses words that stand in none of the messages and tools.
    init(
        _ dialect: ToolCallDialect, notIn messages: [ChatMessage], _ tools: [ToolDescription]
    ) {
        // Longer marks first: one may be part of another.
        marks = (dialect.marks + dialect.outputMarks).sorted { $0.utf8.count > $1.utf8.count }
        let texts = messages.map { $0.json.jsonText() } + tools.map { $0.function.jsonText() }
        var stem = "apusmark"
        while texts.contains(where: { $0.utf8.contains(stem.utf8) }) { stem += "x" }
        self.stem = stem

        var written = dialect
        self.dialect = dialect
        written.opening = written.opening.map(replacing)
        written.closing = replacing(written.closing)
        written.output.start = replacing(written.output.start)
        written.output.end = replacing(written.output.end)
        self.dialect = written
    }

    private func replacing(_ text: String) -> String {
        marks.enumerated().reduce(text) { text, mark in
            text.split(separator: mark.element, omittingEmptySubsequences: false)
                .joined(separator: word(mark.offset))
        }
    }

    private func word(_ index: Int) -> String { "\(stem)0\(index)0" }

    /// The prompt with marks in place of their words.
    func resolved(_ prompt: RenderedPrompt) -> RenderedPrompt {
        var segments: [RenderedPrompt.Segment] = []
        func add(_ text: some StringProtocol, _ origin: RenderedPrompt.Origin) {
            guard !text.isEmpty else { return }
            if let last = segments.indices.last, segments[last].origin == origin {
                segments[last].text += text
            } else {
                segments.append(RenderedPrompt.Segment(text: String(text), origin: origin))
            }
        }
        for segment in prompt.segments {
            var rest = segment.text[...]
            while let (range, mark) = firstWord(in: rest) {
                add(rest[..<range.lowerBound], segment.origin)
                add(mark, .template)
                rest = rest[range.upperBound...]
            }
            add(rest, segment.origin)
        }
        return RenderedPrompt(segments: segments)
    }

    /// Bytes are compared, since a word joins with a combining character that follows it.
    private func firstWord(in text: Substring) -> (Range<Substring.Index>, String)? {
        guard let range = text.utf8.firstRange(of: stem.utf8) else { return nil }
        for (index, mark) in marks.enumerated() {
            let word = word(index).utf8
            let rest = text.utf8[range.lowerBound...]
            if rest.starts(with: word) {
                let end = rest.index(rest.startIndex, offsetBy: word.count)
                return (range.lowerBound..<end, mark)
            }
        }
        return nil
    }
}
