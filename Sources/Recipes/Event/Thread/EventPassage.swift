/// A message of a thread, a mail or a whole notice, cut into sentences and clauses.
struct EventPassage {
    /// Its place in the thread.
    let number: Int
    /// Who wrote it, if it is a message.
    let sender: EventSpan?
    /// The day it was written, if known.
    let sentOn: CalendarDay?
    /// What is written.
    let text: String
    let tokens: [Token]
    /// The tokens of each sentence.
    let sentences: [Range<Int>]
    /// The tokens of each clause; sentences consist of whole clauses.
    let clauses: [Range<Int>]
    /// Where the text begins among the visible bytes.
    private let offset: Int
    private let document: VisibleText

    init(
        _ bytes: Range<Int>, number: Int, in document: VisibleText, sender: EventSpan?,
        sentOn: CalendarDay?,
        language: Language
    ) {
        let utf8 = document.text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        let end = utf8.index(start, offsetBy: bytes.count)
        text = String(document.text[start..<end])
        self.number = number
        offset = bytes.lowerBound
        self.document = document
        self.sender = sender
        self.sentOn = sentOn
        tokens = Token.list(of: text)
        let cutter = ClauseCutter(text: text, tokens: tokens, language: language)
        (sentences, clauses) = cutter.cut()
    }

    /// The words of some tokens.
    func span(_ part: Range<Int>) -> EventSpan {
        let range =
            tokens[part.lowerBound].range
            .lowerBound..<tokens[part.upperBound - 1].range
            .upperBound
        let start = offset + text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let length = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        return EventSpan(bytes: start..<start + length, in: document)
    }

    /// The words of some tokens, without those that are hidden.
    func words(_ part: Range<Int>) -> String {
        guard let first = part.first, let last = part.last else { return "" }
        return String(text[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
    }

    /// The clause of a token.
    func clause(of token: Int) -> Range<Int> { Self.part(clauses, token) }

    /// The sentence of a token.
    func sentence(of token: Int) -> Range<Int> { Self.part(sentences, token) }

    private static func part(_ parts: [Range<Int>], _ token: Int) -> Range<Int> {
        var low = 0
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return low < parts.count ? parts[low] : token..<token + 1
    }

    /// Whether a word begins with a capital letter.
    func isCapitalised(_ token: Int) -> Bool {
        guard tokens.indices.contains(token), tokens[token].kind == .word else { return false }
        return text[tokens[token].range].first?.isUppercase ?? false
    }

    /// Whether a phrase stands among some tokens.
    func has(_ phrases: PhraseSet, in part: Range<Int>) -> Bool {
        phrases.match(Array(tokens[part])) != nil
    }
}

/// Words of the document, and where they stand.
struct EventSpan {
    /// The words as the document has them.
    let text: String
    let range: Range<String.Index>

    init(bytes: Range<Int>, in document: VisibleText) {
        range = document.range(of: bytes)
        text = document.words(range)
    }
}

extension VisibleText {
    fileprivate func words(_ range: Range<String.Index>) -> String { String(whole[range]) }
}
