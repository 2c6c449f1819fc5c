import Foundation

/// Finds the amounts of a receipt that may be its total, and works out which one is.
struct TotalCandidates {
    /// The amounts that the model may point at.
    var candidates = Candidates<Amount>("total")
    /// The one that the receipt's own sums leave no doubt about.
    private(set) var certain: Candidates<Amount>.Candidate?
    /// What is paid by the cash that was given and the change; nil if the receipt does not say.
    private(set) var paid: Set<Decimal> = []

    init(in document: Document, scanner: AmountScanner) {
        var lines = document.lines.map { scanner.amounts(of: $0) }
        if lines.allSatisfy(\.isEmpty) {
            lines = document.lines.map { scanner.wholeAmounts(of: $0) }
        }
        // `summa 135 kr` among amounts with decimals.
        for (index, line) in document.lines.enumerated()
        where lines[index].isEmpty && ReceiptWords.total.matches(line) {
            lines[index] = scanner.wholeAmounts(of: line)
        }
        let side = Self.side(document.lines, lines)
        var strong: [Int] = []
        var roundings: [Decimal] = []
        var cash: [Decimal] = []
        var change: [Decimal] = []
        var said: [(line: Document.Line, found: AmountScanner.Found)] = []
        for (index, line) in document.lines.enumerated() {
            let amounts = Self.amounts(beside: index, side, document.lines, lines)
            if ReceiptWords.rounding.matches(line), let last = amounts.last?.found.amount.value,
                abs(last) < Self.largestRounding
            {
                roundings.append(last)
                continue
            }
            if ReceiptWords.change.matches(line) {
                change += amounts.map(\.found.amount.value)
                continue
            }
            if ReceiptWords.tendered.matches(line) { cash += amounts.map(\.found.amount.value) }
            guard ReceiptWords.total.matches(line), isTotal(line) else { continue }
            guard let last = amounts.last, last.found.amount.value != 0 else { continue }
            if line.isProse {
                said.append((document.lines[last.line], last.found))
                continue
            }
            if ReceiptWords.grandTotal.matches(line) { strong.append(candidates.all.count) }
            candidates.append(
                last.found.text, last.found.amount,
                at: [document.lines[last.line].range(of: last.found.range, in: document.text)])
        }
        let all = zip(document.lines, lines).flatMap { line, amounts in amounts.map { (line, $0) } }
        paid = Set(cash.flatMap { given in change.map { given - $0 } }.filter { $0 > 0 })
        if !candidates.all.contains(where: { paid.contains($0.value.value) }) {
            // The label of what was paid may be misread.
            append(all.filter { paid.contains($0.1.amount.value) }, in: document)
        }
        // What stands in sentences counts only if nothing stands by itself.
        if candidates.isEmpty { append(said, in: document) }
        if candidates.isEmpty { append(Self.summedUp(all), in: document) }
        if candidates.isEmpty { append(Self.unlabelled(all), in: document) }
        certain =
            payment ?? rounded(by: roundings) ?? only(of: strong)
            ?? candidates.only
    }

    private mutating func append(
        _ amounts: [(line: Document.Line, found: AmountScanner.Found)], in document: Document
    ) {
        for (line, found) in amounts {
            candidates.append(
                found.text, found.amount, at: [line.range(of: found.range, in: document.text)])
        }
    }

    private static let largestRounding = Decimal(string: "0.05") ?? 0

    private func isTotal(_ line: Document.Line) -> Bool {
        !ReceiptWords.otherTotal.matches(line) || ReceiptWords.inclusive.matches(line)
    }

    /// The amounts of a receipt without the label of a total that may be one all the same.
    ///
    /// Those of a payment, or with a currency; of several others only if the receipt is whole.
    private static func unlabelled(
        _ all: [(line: Document.Line, found: AmountScanner.Found)]
    ) -> [(line: Document.Line, found: AmountScanner.Found)] {
        let isComplete = all.contains { line, _ in
            ReceiptWords.tax.matches(line) || ReceiptWords.otherTotal.matches(line)
                || ReceiptWords.change.matches(line)
        }
        let amounts = all.filter { line, found in
            found.amount.value > 0 && !ReceiptWords.tax.matches(line)
                && !ReceiptWords.otherTotal.matches(line) && !ReceiptWords.change.matches(line)
        }
        if Set(amounts.map(\.found.amount.value)).count == 1 { return amounts }
        let paid = amounts.filter { line, _ in
            PaymentWords.methods.contains { $0.method != .cash && $0.words.matches(line) }
        }
        if !paid.isEmpty { return paid }
        let marked = amounts.filter { $0.found.amount.currency != nil }
        if Set(marked.map(\.found.amount.value)).count == 1 { return marked }
        // A receipt that goes on to taxes or payment has its total, only its label is not read.
        return isComplete ? amounts : []
    }

    /// The amount that is the sum of all those above it, whatever the language of its label.
    private static func summedUp(
        _ all: [(line: Document.Line, found: AmountScanner.Found)]
    ) -> [(line: Document.Line, found: AmountScanner.Found)] {
        var sum: Decimal = 0
        for (index, entry) in all.enumerated() {
            let value = entry.found.amount.value
            if index >= 2, value == sum { return [entry] }
            sum += value
        }
        return []
    }

    /// Where amounts stand whose labels are on lines of their own.
    private enum Side { case after, before }

    private static func side(
        _ lines: [Document.Line], _ amounts: [[AmountScanner.Found]]
    ) -> Side {
        let labels = lines.indices.filter { index in
            amounts[index].isEmpty
                && [ReceiptWords.total, ReceiptWords.change, ReceiptWords.tendered]
                    .contains { $0.matches(lines[index]) && lines[index].tokens.count <= 4 }
        }
        func isAmount(_ index: Int) -> Bool {
            lines.indices.contains(index) && !amounts[index].isEmpty && isBare(lines[index])
        }
        let before = labels.count { isAmount($0 - 1) }
        let after = labels.count { isAmount($0 + 1) }
        return before > after ? .before : .after
    }

    /// Whether a line has no words but currencies.
    private static func isBare(_ line: Document.Line) -> Bool {
        line.tokens.allSatisfy { $0.kind != .word || $0.text.utf8.count <= 3 }
    }

    /// The amounts of a line, or of the one beside it if that has nothing else.
    private static func amounts(
        beside index: Int, _ side: Side, _ lines: [Document.Line],
        _ amounts: [[AmountScanner.Found]]
    ) -> [(line: Int, found: AmountScanner.Found)] {
        if !amounts[index].isEmpty { return amounts[index].map { (index, $0) } }
        let other = side == .after ? index + 1 : index - 1
        guard lines.indices.contains(other), isBare(lines[other]) else { return [] }
        return amounts[other].prefix(1).map { (other, $0) }
    }

    /// The amount that cash minus change gives.
    private var payment: Candidates<Amount>.Candidate? {
        let matching = candidates.all.filter { paid.contains($0.value.value) }
        return Set(matching.map(\.value.value)).count == 1 ? matching.first : nil
    }

    /// The amount that another one has become by rounding.
    private func rounded(by roundings: [Decimal]) -> Candidates<Amount>.Candidate? {
        for rounding in roundings where rounding != 0 {
            for exact in candidates.all {
                for sign in [Decimal(1), -1] {
                    let value = exact.value.value + sign * abs(rounding)
                    if sign * rounding > 0 || rounding > 0,
                        let match = candidates.all.first(where: { $0.value.value == value })
                    {
                        return match
                    }
                }
            }
        }
        return nil
    }

    private func only(of indices: [Int]) -> Candidates<Amount>.Candidate? {
        let strong = indices.map { candidates.all[$0] }
        return Set(strong.map(\.value.value)).count == 1 ? strong.first : nil
    }
}
