import Foundation

/// What rules read from a receipt beside its merchant, date and total.
struct ExpenseDetails: Sendable {
    private(set) var currency = Candidates<String>("currency")
    private(set) var vat = Candidates<Amount>("vat")
    private(set) var payment = Candidates<PaymentMethod>("payment")
    private(set) var cards = Candidates<String>("card")
    let numbers: Candidates<String>

    init(in document: Document, amounts: AmountScanner, total: TotalCandidates) {
        numbers = DocumentNumberCandidates.find(in: document)
        let value = total.certain?.value ?? total.candidates.all.last?.value
        findCurrency(in: document, amounts)
        findVAT(in: document, amounts, total: value?.value)
        findPayment(in: document, amounts)
        for line in document.lines {
            findCard(in: line, document)
        }
    }

    func verdicts(in document: Document) -> ExpenseVerdicts {
        ExpenseVerdicts(
            currency: Self.verdict(currency, "several currencies", in: document),
            vat: Self.verdict(vat, "several amounts of tax", in: document),
            paymentMethod: Self.first(payment, in: document),
            cardLastFour: Self.verdict(cards, "several cards", in: document),
            documentNumber: Self.first(numbers, in: document))
    }

    /// The only value; with several of them the receipt does not tell which is meant.
    private static func verdict<Value: Hashable>(
        _ candidates: Candidates<Value>, _ reason: String, in document: Document
    ) -> Verdict<Value> {
        guard let first = candidates.all.first else { return .absent }
        if let only = candidates.only {
            return .found(only.finding(only.value, confidence: Confidence.rule, in: document))
        }
        return .unclear(
            Doubt(
                readings: candidates.all.map(\.value), text: first.text,
                ranges: first.ranges.map(document.place(of:)), reason: reason))
    }

    private static func first<Value>(
        _ candidates: Candidates<Value>, in document: Document
    ) -> Verdict<Value> {
        guard let first = candidates.all.first else { return .absent }
        return .found(first.finding(first.value, confidence: Confidence.rule, in: document))
    }

    // MARK: - Currency

    private mutating func findCurrency(in document: Document, _ scanner: AmountScanner) {
        for line in document.lines {
            for (index, token) in line.tokens.enumerated() {
                guard let match = scanner.parser.currencies.match(startOf: line.tokens[index...]),
                    let code = match.currency
                else { continue }
                // A short word is a currency only where it is written as one.
                let text = String(line.text[token.range])
                let isMark =
                    token.kind == .sign || text == text.uppercased() || text.count > 3
                    || Self.isBesideAmount(index, line.tokens)
                guard isMark else { continue }
                currency.append(text, code, at: [line.range(of: token.range, in: document.text)])
            }
        }
        keepMostFrequentCurrency()
    }

    private static func isBesideAmount(_ index: Int, _ tokens: [Token]) -> Bool {
        index > 0 && tokens[index - 1].kind == .number
            || index + 1 < tokens.count && tokens[index + 1].kind == .number
    }

    private mutating func keepMostFrequentCurrency() {
        let counts = Dictionary(grouping: currency.all, by: \.value).mapValues(\.count)
        guard let most = counts.values.max(), counts.values.count(where: { $0 == most }) == 1 else {
            return
        }
        currency.keep { counts[$0.value] == most }
    }

    // MARK: - Tax

    private mutating func findVAT(
        in document: Document, _ scanner: AmountScanner, total: Decimal?
    ) {
        let lines = document.lines.map { ($0, scanner.amounts(of: $0)) }
        for (line, amounts) in lines {
            guard let total, let tax = Self.tax(in: amounts, of: total, line) else { continue }
            vat.append(tax.text, tax.amount, at: [line.range(of: tax.range, in: document.text)])
        }
        guard vat.isEmpty else { return }
        var labelled = lines.filter { line, amounts in
            ReceiptWords.tax.matches(line) && !ReceiptWords.notTaxAmount.matches(line)
                && amounts.last.map { $0.amount.value != 0 } ?? false
        }
        if let total {
            labelled.removeAll { abs(($0.1.last?.amount.value ?? 0) * 2) >= abs(total) }
        }
        let sums = labelled.filter { ReceiptWords.taxSum.matches($0.0) }
        if !sums.isEmpty { labelled = sums }
        let printed = Set(lines.flatMap { $0.1.map(\.amount.value) })
        if let total {
            let consistent = labelled.filter { line in
                line.1.last.map { printed.contains(total - $0.amount.value) } ?? false
            }
            if !consistent.isEmpty { labelled = consistent }
        }
        for (line, amounts) in labelled {
            guard let tax = amounts.last else { continue }
            vat.append(tax.text, tax.amount, at: [line.range(of: tax.range, in: document.text)])
        }
    }

    /// The amount of a line that with another one, the net amount, makes up the total.
    private static func tax(
        in amounts: [AmountScanner.Found], of total: Decimal, _ line: Document.Line
    ) -> AmountScanner.Found? {
        let isLabelled =
            ReceiptWords.tax.matches(line) || amounts.contains { $0.amount.value == total }
        guard isLabelled || amounts.count == 2 && !ReceiptWords.payment.matches(line) else {
            return nil
        }
        return amounts.first { tax in
            let value = tax.amount.value
            // No country's rate is above 28 %, which is 22 % of the total.
            let isRate =
                value != 0 && (value > 0) == (total > 0) && abs(value) * 100 <= abs(total) * 22
            return isRate && amounts.contains { $0.amount.value + value == total }
        }
    }

    // MARK: - Payment

    private mutating func findPayment(in document: Document, _ scanner: AmountScanner) {
        let methods = PaymentWords.methods
        for (method, words) in methods {
            for (index, line) in document.lines.enumerated() {
                guard let tokens = words.match(line.tokens),
                    method != .cash || isPayment(index, document, scanner)
                else { continue }
                if method == .voucher,
                    scanner.amounts(of: line).contains(where: { $0.amount.value < 0 })
                {
                    continue
                }
                let range =
                    line.tokens[tokens.lowerBound].range
                    .lowerBound..<line.tokens[tokens.upperBound - 1].range.upperBound
                payment.append(
                    String(line.text[range]), method,
                    at: [line.range(of: range, in: document.text)])
            }
        }
        // Change is given for cash alone.
        let givesChange = document.lines.contains { line in
            ReceiptWords.change.matches(line)
                && scanner.amounts(of: line).contains { $0.amount.value > 0 }
        }
        if givesChange, payment.all.contains(where: { $0.value == .cash }) {
            payment.keep { $0.value == .cash }
        }
    }

    /// Whether a line with a word for cash, which may be a bar's, is about paying.
    private func isPayment(
        _ index: Int, _ document: Document, _ scanner: AmountScanner
    ) -> Bool {
        let line = document.lines[index]
        if !scanner.amounts(of: line).isEmpty || ReceiptWords.paying.matches(line) { return true }
        let isAlone = ReceiptWords.tendered.consistsOf(line)
        return isAlone && index > 0
            || index + 1 < document.lines.count && line.tokens.count <= 2
                && !scanner.amounts(of: document.lines[index + 1]).isEmpty
    }

    // MARK: - Card

    private mutating func findCard(in line: Document.Line, _ document: Document) {
        let tokens = line.tokens
        for (index, token) in tokens.enumerated() where token.isNumber(digits: 4) {
            let before = tokens[..<index].suffix(3)
            let masked = before.contains { token in
                token.kind == .sign && "*•…".contains(token.text)
                    || token.kind == .word && token.text.utf8.count >= 2
                        && token.text.allSatisfy { $0 == "x" }
            }
            let dots = tokens[..<index].suffix(2)
            let isDotted = dots.count == 2 && dots.allSatisfy { $0.isSign(".") } && token.isGlued
            let said = ReceiptWords.cardEnding.match(Array(tokens[..<index].suffix(4))) != nil
            guard masked || isDotted || said,
                index + 1 == tokens.count || !tokens[index + 1].isGlued
            else { continue }
            let text = String(line.text[token.range])
            cards.append(text, token.text, at: [line.range(of: token.range, in: document.text)])
        }
    }
}
