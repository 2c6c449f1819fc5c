/// Finds the numbers of a receipt, invoice or ticket by their labels.
enum DocumentNumberCandidates {
    /// The fewest characters of a number.
    private static let shortest = 3

    static func find(in document: Document) -> Candidates<String> {
        var ranked: [(rank: Int, line: Document.Line, range: Range<String.Index>)] = []
        for (index, line) in document.lines.enumerated() {
            for found in numbers(in: line) { ranked.append((found.rank, line, found.range)) }
            guard index + 1 < document.lines.count, isLabelAlone(line) else { continue }
            let next = document.lines[index + 1]
            if let range = number(in: next.tokens, from: 0), range.upperBound == next.tokens.count {
                ranked.append((1, next, characters(range, next)))
            }
        }
        var candidates = Candidates<String>("number")
        for rank in 0...3 {
            for entry in ranked where entry.rank == rank {
                let text = String(entry.line.text[entry.range])
                candidates.append(
                    text, text, at: [entry.line.range(of: entry.range, in: document.text)])
            }
        }
        return candidates
    }

    /// The numbers after labels; a lower rank is surer.
    private static func numbers(
        in line: Document.Line
    ) -> [(rank: Int, range: Range<String.Index>)] {
        let tokens = line.tokens
        var found: [(rank: Int, range: Range<String.Index>)] = []
        // `20.03.2026   nr 00912`: nothing but a date stands in front.
        if let mark = ReceiptWords.numberMark.match(tokens),
            !tokens[..<mark.lowerBound].contains(where: { $0.kind == .word }),
            let range = number(in: tokens, from: mark.upperBound), range.upperBound == tokens.count
        {
            found.append((3, characters(range, line)))
        }
        // `12:55  #4471`
        for index in tokens.indices.dropLast()
        where tokens[index].isSign("#") && !(index > 0 && tokens[index - 1].isSign("#")) {
            if tokens[index + 1].isGlued, tokens[index + 1].kind == .number,
                let range = number(in: tokens, from: index + 1)
            {
                found.append((3, characters(range, line)))
            }
        }
        var rest = 0
        while let label = ReceiptWords.documentNumber.match(tokens, from: rest) {
            rest = label.upperBound
            let before = Array(tokens[..<label.lowerBound].suffix(2))
            guard ReceiptWords.otherDocument.match(before) == nil else { continue }
            var start = label.upperBound
            // `ric. n.` has its mark already.
            var isMarked =
                label.count > 1
                && ReceiptWords.numberMark.match([tokens[label.upperBound - 1]]) != nil
            while start < tokens.count {
                let isMark = ReceiptWords.numberMark.match([tokens[start]]) != nil
                guard isMark || tokens[start].kind == .sign else { break }
                isMarked = isMarked || isMark || tokens[start].isSign("#")
                start += 1
            }
            // A mark may stand behind more words: `Recibo de hospedagem nº 0093`.
            if !isMarked, start < tokens.count, tokens[start].kind == .word,
                let mark = tokens.indices[start...].prefix(4).first(where: {
                    $0 > start
                        && (tokens[$0].isSign("#")
                            || ReceiptWords.numberMark.match([tokens[$0]]) != nil)
                }), number(in: tokens, from: start) == nil
            {
                start = mark
                while start < tokens.count,
                    tokens[start].kind == .sign
                        || ReceiptWords.numberMark.match([tokens[start]]) != nil
                {
                    start += 1
                }
                isMarked = true
            }
            guard let range = number(in: tokens, from: start, shortest: isMarked ? 2 : shortest)
            else { continue }
            let isOrder = ReceiptWords.orderNumber.match(Array(tokens[label])) != nil
            found.append((isOrder ? 2 : isMarked ? 0 : 1, characters(range, line)))
        }
        return found
    }

    /// The tokens of a number that begins at a place: letters, digits and signs without spaces.
    private static func number(
        in tokens: [Token], from start: Int, shortest: Int = shortest
    ) -> Range<Int>? {
        guard start < tokens.count, tokens[start].kind != .sign else { return nil }
        var end = start + 1
        while end < tokens.count, tokens[end].isGlued, !tokens[end].isSign(",:()*") { end += 1 }
        // A series of one to three letters may stand before: `FR 2026A/4471`.
        if end == start + 1, tokens[start].kind == .word, tokens[start].text.utf8.count <= 3,
            end < tokens.count, tokens[end].kind == .number, tokens[end].text.utf8.count >= 4
        {
            end += 1
            while end < tokens.count, tokens[end].isGlued, !tokens[end].isSign(",:()*") { end += 1 }
        }
        if end == start + 1, tokens[start].kind == .word, tokens[start].text.utf8.count <= 3,
            end + 1 < tokens.count, tokens[end].kind == .word, tokens[end].text.utf8.count <= 2,
            tokens[end + 1].isGlued, tokens[end + 1].isSign("/-")
        {
            // A series of two parts: `FS B/2281`.
            end += 1
            while end < tokens.count, tokens[end].isGlued, !tokens[end].isSign(",:()*") { end += 1 }
        }
        // Groups of three digits: `77 120`.
        if end == start + 1, tokens[start].isNumber(digits: 1...3), end + 1 == tokens.count,
            tokens[end].isNumber(digits: 3)
        {
            end += 1
        }
        while end > start + 1, tokens[end - 1].kind == .sign { end -= 1 }
        let part = tokens[start..<end]
        let length = part.reduce(0) { $0 + $1.text.utf8.count }
        guard part.contains(where: { $0.kind == .number }), length >= shortest,
            !isDate(part), end == tokens.count || !tokens[end].isSign("%,") || !tokens[end].isGlued
        else { return nil }
        // Two digits after a point are an amount's.
        if part.count == 3, tokens[start + 1].isSign("."), tokens[start + 2].isNumber(digits: 2) {
            return nil
        }
        return start..<end
    }

    private static func isDate(_ tokens: ArraySlice<Token>) -> Bool {
        let numbers = tokens.filter { $0.kind == .number }
        let isThree = numbers.count == 3 && tokens.count == 5
        let lengths = numbers.map(\.text.utf8.count)
        return isThree && lengths[1] <= 2
            && (lengths[0] <= 2 && (lengths[2] == 2 || lengths[2] == 4)
                || lengths[0] == 4 && lengths[2] <= 2)
    }

    private static func isLabelAlone(_ line: Document.Line) -> Bool {
        guard let label = ReceiptWords.documentNumber.match(line.tokens), label.lowerBound == 0
        else { return false }
        return line.tokens[label.upperBound...].allSatisfy { token in
            token.kind == .sign || ReceiptWords.numberMark.match([token]) != nil
        }
    }

    private static func characters(
        _ tokens: Range<Int>, _ line: Document.Line
    ) -> Range<String.Index> {
        line.tokens[tokens.lowerBound].range
            .lowerBound..<line.tokens[tokens.upperBound - 1].range.upperBound
    }
}
