/// Words and phrases that are looked for in lines, whatever their case and accents.
struct PhraseSet: Sendable {
    private let phrasesByFirstWord: [String: [[String]]]
    private let words: Set<String>

    /// Takes phrases that are separated by commas.
    init(_ list: String) {
        let phrases = list.split(separator: ",").map { phrase in
            Token.list(of: String(phrase)).filter { $0.kind != .sign }.map(\.text)
        }.filter { !$0.isEmpty }
        phrasesByFirstWord = Dictionary(grouping: phrases) { $0[0] }
        words = Set(phrases.joined())
    }

    /// Where a phrase first stands among the words of a line, signs left out; the longest one there.
    ///
    /// - Parameters:
    ///   - tokens: The line.
    ///   - start: The token from which it is looked for.
    /// - Returns: The tokens of the phrase, or nil if there is none.
    func match(_ tokens: [Token], from start: Int = 0) -> Range<Int>? {
        let words = tokens.indices.filter { $0 >= start && tokens[$0].kind != .sign }
        for first in words.indices {
            var longest = 0
            for phrase in phrasesByFirstWord[tokens[words[first]].text] ?? []
            where phrase.count > longest && first + phrase.count <= words.count
                && zip(words[first...], phrase).allSatisfy({ tokens[$0].text == $1 })
            {
                longest = phrase.count
            }
            if longest > 0 { return words[first]..<words[first + longest - 1] + 1 }
        }
        return nil
    }

    func matches(_ line: Document.Line) -> Bool { match(line.tokens) != nil }

    /// Whether a line has no other words than those of phrases.
    func consistsOf(_ line: Document.Line) -> Bool {
        line.tokens.allSatisfy { $0.kind == .sign || words.contains($0.text) }
    }

    /// Whether a line begins with a phrase.
    func starts(_ line: Document.Line) -> Bool { match(line.tokens)?.lowerBound == 0 }
}
