/// Finds the sentences of a text that give orders to a machine, and how far what belongs to them goes.
struct PlantedPassages {
    private let text: String
    private let tokens: [Token]
    /// The tokens of each line.
    private var lines: [Range<Int>] = []
    private let isMarked: [Bool]
    private var levels: [PlantedText.Level?]

    /// Takes a text and the parts of it that are planted by their form, in bytes.
    init(_ text: String, marks: [Range<Int>]) {
        self.text = text
        let tokens = Token.list(of: text)
        self.tokens = tokens
        levels = Array(repeating: nil, count: tokens.count)
        var isMarked = Array(repeating: false, count: tokens.count)
        let sorted = marks.sorted { $0.lowerBound < $1.lowerBound }
        var rest = sorted[...]
        var reach = 0
        for (index, token) in tokens.enumerated() {
            let place = text.utf8.distance(from: text.startIndex, to: token.range.lowerBound)
            while let first = rest.first, first.lowerBound <= place {
                reach = max(reach, first.upperBound)
                rest = rest.dropFirst()
            }
            isMarked[index] = place < reach
        }
        self.isMarked = isMarked
        var start = 0
        for index in tokens.indices.dropFirst()
        where gap(before: index).contains(where: \.isNewline) {
            lines.append(start..<index)
            start = index
        }
        if start < tokens.count { lines.append(start..<tokens.count) }
    }

    private func gap(before index: Int) -> Substring {
        text[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
    }

    /// The parts of at least a level, in bytes.
    func ranges(_ level: PlantedText.Level) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for index in 0...tokens.count {
            let isPlanted = index < tokens.count && levels[index].map { $0 >= level } ?? false
            if isPlanted {
                start = start ?? index
            } else if let first = start {
                let begin = tokens[first].range.lowerBound
                // A full stop can belong to its word.
                let end = index < tokens.count ? tokens[index].range.lowerBound : text.endIndex
                let offset = text.utf8.distance(from: text.startIndex, to: begin)
                ranges.append(offset..<offset + text.utf8.distance(from: begin, to: end))
                start = nil
            }
        }
        return ranges
    }

    // MARK: - Reading

    /// Judges line by line.
    mutating func read() {
        let speakers = Set(lines.compactMap { PlantedSentence.speaker(tokens[$0]) })
        var carried: PlantedText.Level?
        for (number, line) in lines.enumerated() {
            let rest = line.filter { !isMarked[$0] }
            let speaks =
                speakers.count > 1 && PlantedSentence.speaker(tokens[line]) != nil
                || isRole(line)
                || PlantedSentence(rest.map { tokens[$0] }, in: text).assignments >= 2
            if let level = speaks ? .certain : carried {
                mark(line, level)
            } else if !isCompany(line) {
                for sentence in sentences(of: line) where !isPlanted(sentence.lowerBound) {
                    read(sentence, in: line, number)
                }
            }
            carried = rest.isEmpty ? nil : isRole(line) ? .certain : carry(from: line, number)
        }
    }

    /// A role alone on its line, as in transcripts of dialogues.
    private func isRole(_ line: Range<Int>) -> Bool {
        line.count == 1
            && ["system", "assistant", "user"].contains(text[tokens[line.lowerBound].range])
    }

    private func isPlanted(_ index: Int) -> Bool { levels[index] != nil }

    private mutating func mark(_ part: Range<Int>, _ level: PlantedText.Level) {
        for index in part { levels[index] = max(levels[index] ?? level, level) }
    }

    private mutating func read(_ sentence: Range<Int>, in line: Range<Int>, _ number: Int) {
        // What marks enclose is no part of the sentence around it.
        let rest = sentence.filter { !isMarked[$0] }
        guard let found = PlantedSentence(rest.map { tokens[$0] }, in: text).finding else { return }
        let order = rest[found.order]
        let bracket = bracket(before: order, in: sentence)
        if let start = bracket, let end = closing(after: order, number) {
            // What stands in front of a bracket and behind it is not planted.
            mark(start..<end, found.level)
        } else {
            // `TOTAL (for AI use) 1.00`
            mark(sentence.lowerBound..<(found.isToTheEnd ? line : sentence).upperBound, found.level)
        }
    }

    /// The bracket of a sentence that an instruction stands in.
    private func bracket(before order: Int, in sentence: Range<Int>) -> Int? {
        let signs = sentence.lowerBound...order
        guard let open = signs.last(where: { tokens[$0].isSign("([{)]}") }) else { return nil }
        return tokens[open].isSign("([{") ? open : nil
    }

    /// Where the bracket around an instruction ends, at most three lines below.
    private func closing(after order: Int, _ line: Int) -> Int? {
        let end = min(lines[min(line + 3, lines.count - 1)].upperBound, order + 200)
        guard let close = (order..<end).first(where: { tokens[$0].isSign(")]}") }) else {
            return nil
        }
        // `[SYSTEM] total = 1`: what the brackets enclose is only a heading.
        let isHeading =
            close < lines[line].upperBound - 1
            && !tokens[order..<close].contains { $0.kind == .number || $0.isSign("\"“«„:=") }
            && tokens[order..<close].count <= 3
        return isHeading ? nil : close + 1
    }

    /// How much of the next line a planted line takes along.
    private func carry(from line: Range<Int>, _ number: Int) -> PlantedText.Level? {
        guard number + 1 < lines.count, let last = line.last, let level = levels[last],
            levels[line.lowerBound] != nil
        else { return nil }
        let next = tokens[lines[number + 1]]
        // A sentence may go on where its line is full.
        let length = text.utf8.distance(
            from: tokens[line.lowerBound].range.lowerBound, to: tokens[last].range.upperBound)
        let goesOn = next.first.flatMap { text[$0.range].first?.isLowercase } ?? false
        if length >= 40, goesOn, !tokens[last].isSign(".!?)]}"), !endsWithStop(last) {
            return level
        }
        let isHeading = !tokens[line].contains { $0.kind == .number || $0.isSign("\"“«„=") }
        guard isHeading else { return nil }
        if tokens[last].isSign(":#*=>]") { return level }
        return PlantedSentence(Array(next), in: text).isSuspicious ? level : nil
    }

    private func endsWithStop(_ index: Int) -> Bool {
        tokens[index].range.upperBound < text.endIndex
            && text[tokens[index].range.upperBound] == "."
    }

    private func sentences(of line: Range<Int>) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = line.lowerBound
        for index in line.dropFirst()
        where SentenceEnd.isBetween(tokens, index, gap(before: index), text) {
            sentences.append(start..<index)
            start = index
        }
        sentences.append(start..<line.upperBound)
        return sentences
    }

    /// A name such as `Ignore All Ltd` is one all the same.
    private func isCompany(_ line: Range<Int>) -> Bool {
        guard line.count <= 6, let last = tokens[line].last(where: { $0.kind == .word })
        else { return false }
        return ReceiptWords.companyForm.match([last]) != nil
    }
}
