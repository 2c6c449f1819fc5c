/// Finds the lines of a receipt that may be the merchant's name.
enum MerchantCandidates {
    /// How many lines of the head are looked at.
    private static let headLength = 8

    static func find(in document: Document) -> Candidates<String> {
        let head = Array(document.lines.prefix(headLength))
        let names = head.indices.filter { mayBeName(head[$0]) }
        var candidates = candidates(names, head, in: document)
        // What calls itself a business is no cashier, owner or slogan.
        let businesses = names.filter { ReceiptWords.business.matches(head[$0]) }
        guard let first = businesses.first else { return candidates }
        // A bare kind of business may stand below the name, as in `The Anchor` and `Fish Restaurant`.
        let hasForm = businesses.contains { ReceiptWords.companyForm.matches(head[$0]) }
        let above = hasForm ? [] : names.filter { $0 < first && $0 + 1 >= first }
        candidates = Self.candidates(businesses + above, head, in: document)
        return candidates
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

    private static func append(
        _ lines: ArraySlice<Document.Line>, to candidates: inout Candidates<String>,
        in document: Document
    ) {
        guard let last = lines.last else { return }
        let ranges = lines.dropLast().map(\.range)
        let end = lastRange(of: last)
        let text = (lines.dropLast().map(\.text) + [String(last.text[..<end])]).joined(
            separator: " ")
        guard !candidates.all.contains(where: { $0.text == text }) else { return }
        let part = last.range(of: last.text.startIndex..<end, in: document.text)
        candidates.append(text, text, at: ranges + [part])
    }

    /// Where a name ends before the company's number in parentheses.
    private static func lastRange(of line: Document.Line) -> String.Index {
        guard let open = line.text.lastIndex(of: "("), open > line.text.startIndex,
            line.text[open...].count(where: \.isNumber) >= 5
        else { return line.text.endIndex }
        let name = line.text[..<open]
        return name.lastIndex { !$0.isWhitespace }.map(name.index(after:)) ?? line.text.endIndex
    }

    /// Whether a line begins with a house number or the code of a town.
    private static func isAddress(_ line: Document.Line) -> Bool {
        guard let first = line.tokens.first(where: { $0.kind != .sign }) else { return true }
        return first.isNumber(digits: 3...6)
    }

    /// Whether a line begins like no name: in lower case, though not all names have capitals.
    private static func isSentence(_ line: Document.Line) -> Bool {
        guard let first = line.text.first(where: { $0.isLetter || $0.isNumber }) else {
            return true
        }
        return first.isLowercase && line.tokens.count > 2
    }

    private static func endsWithAmount(_ line: Document.Line) -> Bool {
        let tokens = line.tokens
        guard tokens.count >= 4 else { return false }
        let end = tokens.suffix(3)
        return end.first?.kind == .number && end.dropFirst().first?.isSign(".,") ?? false
            && end.last?.isNumber(digits: 2) ?? false
    }

    private static func mayBeName(_ line: Document.Line) -> Bool {
        let letters = line.text.count(where: \.isLetter)
        let digits = line.text.count(where: \.isNumber)
        guard letters >= 2, letters > digits, line.text.count <= 80 else { return false }
        guard !ReceiptWords.tendered.consistsOf(line), !isAddress(line), !isSentence(line),
            !endsWithAmount(line)
        else { return false }
        guard !line.text.contains("@"), !line.text.contains("www.") else { return false }
        if ReceiptWords.business.matches(line) { return !ReceiptWords.notMerchant.starts(line) }
        return !ReceiptWords.notMerchant.matches(line)
    }
}
