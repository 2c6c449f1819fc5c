/// What forms codes have: letters and digits with or without hyphens, in one piece or in groups.
struct CodeShapes {
    let notice: Notice

    /// How many letters and digits a code has.
    private static let lengths = 3...12
    /// The longest piece of a code that is written in groups.
    private static let longestGroup = 4

    /// The pieces of a number or code from a token: letters, digits and hyphens without spaces, and
    /// groups like these behind it.
    ///
    /// - Returns: nil if none begins there.
    func run(from start: Int) -> Range<Int>? {
        guard let first = piece(from: start) else { return nil }
        var end = first.upperBound
        let isGroup = count(first) <= Self.longestGroup && isPlain(first) && !isFollowed(first)
        let isSeries = isGroup && !(hasHyphen(first) && count(first) > 1)
        if isSeries {
            // A long series is the number of a parcel, and so are its parts.
            while let next = group(from: end, after: first.lowerBound..<end) {
                end = next.upperBound
            }
        }
        let run = start..<end
        return run.contains { notice.tokens[$0].kind == .number } ? run : nil
    }

    /// Letters, digits and hyphens without spaces.
    private func piece(from start: Int) -> Range<Int>? {
        let tokens = notice.tokens
        guard start < tokens.count, tokens[start].kind != .sign else { return nil }
        if start > 0, notice.isJoined(start) {
            let before = tokens[start - 1]
            guard before.kind == .sign,
                !before.isSign("-.@/")
                    || before.isSign("/") && start > 1 && tokens[start - 2].kind == .word
            else {
                return nil
            }
            if before.isSign(":,"), start > 1, tokens[start - 2].kind == .number,
                notice.isJoined(start - 1)
            {
                return nil
            }
        }
        var end = start + 1
        while end < tokens.count, notice.isJoined(end) {
            if tokens[end].kind != .sign {
                end += 1
            } else if tokens[end].isSign("-#*"), end + 1 < tokens.count, notice.isJoined(end + 1),
                tokens[end + 1].kind != .sign, start == 0 || !tokens[start - 1].isSign("*")
            {
                end += 2
            } else {
                let isEnclosed = start > 0 && tokens[start - 1].isSign("*")
                if tokens[end].isSign("#*"), !isEnclosed { end += 1 }
                break
            }
        }
        return start..<end
    }

    /// A further group of a code behind a space.
    private func group(from start: Int, after first: Range<Int>) -> Range<Int>? {
        let tokens = notice.tokens
        guard start < tokens.count, !tokens[start].isGlued, !notice.startsLine[start],
            notice.sentence[start] == notice.sentence[first.lowerBound],
            let next = piece(from: start), count(next) <= Self.longestGroup, isPlain(next),
            !hasHyphen(next), !isFollowed(next)
        else { return nil }
        // A letter alone is a group of a code that is spelled out: `8 8 K 2`.
        let isSpelled = first.count >= 2 && first.count == count(first) && count(next) == 1
        return isSpelled || next.contains { tokens[$0].kind == .number } ? next : nil
    }

    /// Whether something is joined to a number that makes it a part of a date, time or amount, or a
    /// unit or month stands behind it.
    private func isFollowed(_ piece: Range<Int>) -> Bool {
        let tokens = notice.tokens
        let end = piece.upperBound
        guard end < tokens.count else { return false }
        if tokens[end].isSign("./:,"), notice.isJoined(end), end + 1 < tokens.count,
            tokens[end + 1].kind == .number, notice.isJoined(end + 1)
        {
            return true
        }
        if tokens[end].isSign("€$£%") { return true }
        var next = end
        if tokens[next].isSign(".") { next += 1 }
        guard next < tokens.count, notice.sentence[next] == notice.sentence[piece.lowerBound] else {
            return false
        }
        if CodeWords.units.match(tokens[next...]) != nil,
            notice.document.text[tokens[next].range].first?.isLowercase ?? false
                || tokens[next].text.utf8.count > 1
        {
            return true
        }
        return SentenceEnd.isMonth(tokens[next...]) && tokens[next].text.utf8.count > 2
    }

    private func hasHyphen(_ part: Range<Int>) -> Bool {
        part.contains { notice.tokens[$0].isSign("-") }
    }

    /// Whether there are no lower-case letters.
    private func isPlain(_ part: Range<Int>) -> Bool {
        !notice.text(part).contains { $0.isLowercase }
            && (part.contains { notice.tokens[$0].kind == .number } || count(part) <= 3)
    }

    /// The letters and digits.
    private func count(_ part: Range<Int>) -> Int {
        part.reduce(0) { sum, index in
            let token = notice.tokens[index]
            return sum + (token.kind == .sign ? 0 : token.text.utf8.count)
        }
    }

    // MARK: - Kinds of codes

    /// Whether a run can be a code: not too long, and no part of a date, time or amount.
    func isCode(_ run: Range<Int>) -> Bool {
        guard Self.lengths.contains(count(run)), !isFollowed(run), !isHours(run) else {
            return false
        }
        let tokens = notice.tokens
        let start = run.lowerBound
        if start > 0, tokens[start - 1].isSign("€$£+") { return false }
        if start > 1, tokens[start - 1].isSign("/."), notice.isJoined(start) { return false }
        // The year behind a month.
        if run.count == 1, let year = tokens[start].number, (2000...2099).contains(year), start > 0,
            SentenceEnd.isMonth(tokens[(start - 1)...])
        {
            return false
        }
        // `DA 441 902 771 PT`
        if count(run) >= 9, run.upperBound < notice.end(ofSentenceAt: start),
            tokens[run.upperBound].text.utf8.count == 2, isInCapitals(run.upperBound)
        {
            return false
        }
        return !TrackingNumber.isOne(notice.text(run))
    }

    /// Whether a run gives the hours of a shop: `7a-7p`, `9-18u`.
    private func isHours(_ run: Range<Int>) -> Bool {
        let ends = notice.text(run).lowercased().split(separator: "-")
        let marks = ends.map { $0.drop { $0.isNumber } }
        return ends.count == 2 && marks.contains { !$0.isEmpty }
            && marks.allSatisfy { ["", "a", "p", "am", "pm", "u", "h", "uhr", "uur"].contains($0) }
            && zip(ends, marks).allSatisfy { (1...2).contains($0.count - $1.count) }
    }

    /// Whether a run is no small number: at least four characters.
    func isDistinct(_ run: Range<Int>) -> Bool { count(run) >= 4 }

    /// Whether a run looks like a code even without a word for it.
    func isTypical(_ run: Range<Int>) -> Bool {
        let isMixed =
            run.contains { notice.tokens[$0].kind == .word }
            && !notice.text(run).contains { $0.isLowercase }
        let isGrouped = run.contains { !notice.tokens[$0].isGlued && $0 > run.lowerBound }
        let isSpan =
            run.count == 3 && notice.tokens[run.lowerBound].isNumber(digits: 1...2)
            && notice.tokens[run.upperBound - 1].isNumber(digits: 1...2)
        return (4...9).contains(count(run)) && !isSpan
            && (isMixed || isGrouped || hasHyphen(run))
    }

    /// A word in capital letters directly behind a label, as in `PIN: QKXW` or `code word TULIP`.
    func word(behind label: Range<Int>) -> Range<Int>? {
        let tokens = notice.tokens
        var index = label.upperBound
        guard index < tokens.count else { return nil }
        let isMarked = tokens[index].isSign(":=")
        if isMarked { index += 1 }
        guard index < tokens.count, notice.sentence[index] == notice.sentence[label.lowerBound],
            tokens[index].kind == .word, (4...10).contains(tokens[index].text.utf8.count),
            isInCapitals(index), CarrierTable.names.match(tokens[index...]) == nil,
            PlaceWords.kinds.match(tokens[index...]) == nil
        else { return nil }
        // Where all is in capitals, they say nothing.
        let sentence = notice.sentences[notice.sentence[index]]
        let others = sentence.filter { $0 != index && tokens[$0].kind == .word }
        guard isMarked && others.count <= 3 || !others.allSatisfy(isInCapitals) else { return nil }
        return index..<index + 1
    }

    /// A word in capital letters and quotation marks, as in `Quote 'HERON'`.
    func quotedWord(behind verb: Range<Int>) -> Range<Int>? {
        let tokens = notice.tokens
        let limit = min(notice.end(ofSentenceAt: verb.lowerBound), verb.upperBound + 5)
        for index in verb.upperBound..<max(limit, verb.upperBound)
        where tokens[index].isSign("'\"“„«‘”»") && index + 2 < tokens.count {
            let word = index + 1
            guard tokens[word].kind == .word, (4...10).contains(tokens[word].text.utf8.count),
                isInCapitals(word), tokens[word + 1].isSign("'\"”“»«’")
            else { continue }
            return word..<word + 1
        }
        return nil
    }

    private func isInCapitals(_ index: Int) -> Bool {
        notice.document.text[notice.tokens[index].range].allSatisfy { $0.isUppercase }
    }

    /// Where a run stands.
    func range(of run: Range<Int>) -> Range<String.Index> { notice.range(run) }
}
