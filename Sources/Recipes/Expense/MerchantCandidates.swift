/// Finds the lines of a receipt that may be the merchant's name.
enum MerchantCandidates {
    /// How many lines of the head are looked at.
    private static let headLength = 8

    static func find(in document: Document) -> Candidates<String> {
        // What stands beside an amount was bought.
        let head = document.lines.prefix(headLength).filter { !hasAmount($0) }
            .flatMap { $0.columns(of: document.text) }
        let names = head.indices.filter { mayBeName(head[$0]) && !isFormer($0, head) }
        // What calls itself a business is no cashier, owner or slogan.
        let businesses = names.filter { ReceiptWords.business.matches(head[$0]) }
        guard let first = businesses.first else { return candidates(names, head, in: document) }
        // A bare kind of business may stand below the name, as in `The Anchor` and `Fish Restaurant`.
        let hasForm = businesses.contains { ReceiptWords.companyForm.matches(head[$0]) }
        let above = hasForm ? [] : names.filter { $0 < first && $0 + 1 >= first }
        return candidates(businesses + above, head, in: document)
    }

    private static func candidates(
        _ indices: [Int], _ lines: [Document.Line], in document: Document
    ) -> Candidates<String> {
        var candidates = Candidates<String>("merchant")
        for index in indices {
            var first = index
            var last = index
            while first > 0, continuesName(lines[first], after: lines[first - 1]) { first -= 1 }
            while last + 1 < lines.count, continuesName(lines[last + 1], after: lines[last]) {
                last += 1
            }
            if first > 0, mayBeName(lines[first - 1]), isRestOfName(lines[first]) {
                append(lines[(first - 1)...last], to: &candidates, in: document)
                continue
            }
            append(lines[first...last], to: &candidates, in: document)
            if first > 0, ReceiptWords.business.consistsOf(lines[first]),
                mayBeName(lines[first - 1])
            {
                append(lines[(first - 1)...(first - 1)], to: &candidates, in: document)
                append(lines[(first - 1)...last], to: &candidates, in: document)
            }
        }
        return candidates
    }

    /// Whether a name goes on in a line: with the form of a company, or within parentheses.
    private static func continuesName(_ line: Document.Line, after previous: Document.Line) -> Bool
    {
        guard mayBeName(previous), !ReceiptWords.notMerchant.matches(line) else { return false }
        let isOpen = previous.text.count(where: { $0 == "(" }) > previous.text.count { $0 == ")" }
        return isOpen && line.text.contains(")") || ReceiptWords.continuation.starts(line)
    }

    /// Whether a line with the form of a company has no name of its own, as in `Restaurant Ltd`.
    private static func isRestOfName(_ line: Document.Line) -> Bool {
        guard let form = ReceiptWords.companyForm.match(line.tokens) else { return false }
        let letters = line.tokens.indices.reduce(0) { count, index in
            let token = line.tokens[index]
            guard token.kind == .word, !form.contains(index) else { return count }
            return count + (ReceiptWords.business.match([token]) == nil ? token.text.count : 0)
        }
        return letters <= 3
    }

    /// Whether a name is one that the merchant no longer has.
    private static func isFormer(_ index: Int, _ lines: [Document.Line]) -> Bool {
        if ReceiptWords.formerName.starts(lines[index]) { return true }
        guard index > 0 else { return false }
        return ReceiptWords.formerName.consistsOf(lines[index - 1])
    }

    private static func append(
        _ lines: ArraySlice<Document.Line>, to candidates: inout Candidates<String>,
        in document: Document
    ) {
        guard let first = lines.first, let last = lines.last else { return }
        let parts = lines.map { line in
            let start = line.range == first.range ? self.start(of: line) : line.text.startIndex
            let end = line.range == last.range ? self.end(of: line) : line.text.endIndex
            return (line: line, range: start..<max(start, end))
        }
        let text = parts.map { String($0.line.text[$0.range]) }.joined(separator: " ")
        guard !candidates.all.contains(where: { $0.text == text }) else { return }
        candidates.append(
            text, text, at: parts.map { $0.line.range(of: $0.range, in: document.text) })
    }

    /// Where a name begins behind words such as `operated by` or `Seller:`.
    private static func start(of line: Document.Line) -> String.Index {
        let tokens = line.tokens
        let owner = ReceiptWords.ownedBy.match(tokens)
        let label = ReceiptWords.merchantLabel.match(tokens).flatMap { label in
            label.upperBound < tokens.count && tokens[label.upperBound].isSign(":") ? label : nil
        }
        guard let words = owner ?? label, words.lowerBound == 0,
            let name = tokens[words.upperBound...].first(where: { $0.kind != .sign })
        else { return line.text.startIndex }
        return name.range.lowerBound
    }

    /// Where a name ends before the company's number, in parentheses or not.
    private static func end(of line: Document.Line) -> String.Index {
        var name = line.text[...]
        if let open = name.lastIndex(of: "("), name[open...].count(where: \.isNumber) >= 5 {
            name = name[..<open]
        } else if let word = name.split(separator: " ").last,
            word.count(where: \.isNumber) >= 5, word.count(where: \.isLetter) <= 1
        {
            name = name[..<word.startIndex]
        }
        return name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? line.text.endIndex
    }

    /// Whether a line begins with a house number, the code of a town or a number of pieces.
    private static func beginsWithNumber(_ line: Document.Line) -> Bool {
        let words = line.tokens.filter { $0.kind != .sign }
        guard let first = words.first else { return true }
        // `18 coffee pods` is what was bought.
        if first.kind == .number, words.count > 1, words[1].kind == .word,
            line.text[words[1].range].first?.isLowercase ?? false
        {
            return true
        }
        return first.isNumber(digits: 3...6)
    }

    /// Whether a line begins like no name: in lower case, though not all names have capitals.
    private static func isSentence(_ line: Document.Line) -> Bool {
        guard let first = line.text.first(where: { $0.isLetter || $0.isNumber }) else {
            return true
        }
        return first.isLowercase && line.tokens.count > 2
    }

    /// Whether a line has a number with two decimals.
    private static func hasAmount(_ line: Document.Line) -> Bool {
        let tokens = line.tokens
        return tokens.indices.dropFirst(2).contains { index in
            tokens[index].isNumber(digits: 2) && tokens[index].isGlued
                && tokens[index - 1].isSign(".,") && tokens[index - 1].isGlued
                && tokens[index - 2].kind == .number
                && !(index + 1 < tokens.count && tokens[index + 1].isGlued
                    && tokens[index + 1].kind != .word)
        }
    }

    private static func mayBeName(_ line: Document.Line) -> Bool {
        let letters = line.text.count(where: \.isLetter)
        let digits = line.text.count(where: \.isNumber)
        guard letters >= 2, letters > digits, line.text.count <= 80 else { return false }
        guard !ReceiptWords.tendered.consistsOf(line), !beginsWithNumber(line), !isSentence(line),
            !hasAmount(line), !ReceiptWords.notMerchantFirst.starts(line)
        else { return false }
        if line.isProse, !ReceiptWords.companyForm.matches(line) { return false }
        guard !line.text.contains("@"), !line.text.contains("www.") else { return false }
        if ReceiptWords.business.matches(line) { return !ReceiptWords.notMerchant.starts(line) }
        return !ReceiptWords.notMerchant.matches(line)
    }
}
