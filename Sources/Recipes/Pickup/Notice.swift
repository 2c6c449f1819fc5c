/// A short document as tokens, with the sentence that each stands in and whether it may be planted.
struct Notice: Sendable {
    let document: Document
    /// The tokens of the whole text, as they stand there.
    let tokens: [Token]
    /// The tokens of each sentence; lines end sentences too.
    let sentences: [Range<Int>]
    /// The sentence of each token.
    let sentence: [Int]
    /// Whether a token is the first of its line.
    let startsLine: [Bool]
    private let lineEnds: [Int]
    let planted: PlantedTokens

    init(_ document: Document) {
        self.document = document
        let tokens = Token.list(of: document.text)
        self.tokens = tokens
        var startsLine: [Bool] = []
        var sentence: [Int] = []
        var sentences: [Range<Int>] = []
        var start = 0
        for index in tokens.indices {
            let gap = Self.gap(before: index, tokens, document.text)
            let isNewLine = index == 0 || gap.contains(where: \.isNewline)
            startsLine.append(isNewLine)
            if index > 0, isNewLine || SentenceEnd.isBetween(tokens, index, gap, document.text) {
                sentences.append(start..<index)
                start = index
            }
            sentence.append(sentences.count)
        }
        if start < tokens.count { sentences.append(start..<tokens.count) }
        self.startsLine = startsLine
        var lineEnds = [Int](repeating: tokens.count, count: tokens.count)
        for index in tokens.indices.reversed().dropFirst() {
            lineEnds[index] = startsLine[index + 1] ? index + 1 : lineEnds[index + 1]
        }
        self.lineEnds = lineEnds
        self.sentence = sentence
        self.sentences = sentences
        planted = PlantedTokens(tokens, in: document.planted.ranges(.correction))
    }

    private static func gap(before index: Int, _ tokens: [Token], _ text: String) -> Substring {
        let start = index == 0 ? text.startIndex : tokens[index - 1].range.upperBound
        return text[start..<tokens[index].range.lowerBound]
    }

    /// Whether nothing that is seen stands between a token and the one before.
    func isJoined(_ index: Int) -> Bool {
        guard index > 0, tokens[index].isGlued else { return false }
        return Self.gap(before: index, tokens, document.text).unicodeScalars.allSatisfy {
            $0.properties.generalCategory == .format
        }
    }

    /// Whether a gap as between columns stands in front of a token.
    func isColumn(_ index: Int) -> Bool {
        guard index > 0, !startsLine[index] else { return false }
        let gap = Self.gap(before: index, tokens, document.text)
        return gap.contains("\t") || gap.count(where: { $0 == " " }) >= 3
    }

    func range(_ part: Range<Int>) -> Range<String.Index> {
        tokens[part.lowerBound].range.lowerBound..<tokens[part.upperBound - 1].range.upperBound
    }

    /// The words of some tokens as they stand in the document.
    func text(_ part: Range<Int>) -> Substring { document.text[range(part)] }

    /// Where a token's sentence ends.
    func end(ofSentenceAt index: Int) -> Int { sentences[sentence[index]].upperBound }

    /// Where a token's sentence begins.
    func start(ofSentenceAt index: Int) -> Int { sentences[sentence[index]].lowerBound }

    /// Where a token's line ends.
    func end(ofLineAt index: Int) -> Int { lineEnds[index] }

    /// Whether a token begins with a capital letter or a digit.
    func startsName(_ index: Int) -> Bool {
        guard let first = document.text[tokens[index].range].first else { return false }
        return first.isUppercase || first.isNumber
    }

    /// Whether a token has a capital letter, as names do: `Kiosk`, `myPost`.
    func isCapitalised(_ index: Int) -> Bool {
        document.text[tokens[index].range].contains { $0.isUppercase }
    }

    /// The phrases of a table, without those within longer ones.
    func phrases(of table: WordTable<Void>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index < tokens.count {
            if let (_, end) = table.match(tokens[index...]) {
                found.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return found
    }

    /// Whether some tokens have a phrase of a table.
    func has(_ table: WordTable<Void>, in part: Range<Int>) -> Bool {
        part.contains { index in
            table.match(tokens[index..<part.upperBound]) != nil
        }
    }
}

extension WordTable where Value == Void {
    /// A table of phrases that are separated by bars.
    init(_ phrases: String) {
        self.init()
        add(phrases, ())
    }
}
