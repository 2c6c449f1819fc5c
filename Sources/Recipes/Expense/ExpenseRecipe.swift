import Apus
import Foundation

/// Reads a receipt or an invoice: who was paid how much, when, and how.
public struct ExpenseRecipe: Recipe {
    /// The recipe's name on the command line.
    public static let name = "expense"

    /// What the model is told.
    public let instructions = """
        Find the merchant, the date and the total of the receipt, each copied exactly as it is \
        written. The merchant is the shop or company that sells, not a person. The total is what \
        is paid, after rounding. What is missing is null.
        """

    /// Three invented receipts in three languages.
    public var examples: [RecipeExample<ExpenseAnswer>] { Self.inventedReceipts }

    /// Creates the recipe.
    public init() {}

    /// What the rules find on a receipt.
    public struct Evidence: Sendable {
        let merchant: Candidates<String>
        let dates: Candidates<DayAndTime>
        let total: TotalCandidates
        let details: ExpenseDetails
        let items: ExpenseItems
        let check: TotalCheck
    }

    /// Finds what may be the values of every field.
    ///
    /// - Parameters:
    ///   - document: The receipt or invoice.
    ///   - context: Whose customs count, and which day said days are counted from.
    /// - Returns: The candidates, and what sums and labels leave no doubt about.
    public func evidence(in document: Document, _ context: RecipeContext) -> Evidence {
        let document = document.withoutOrders()
        let locale = context.locale ?? DocumentLocale.guess(of: document)
        let amounts = AmountScanner(locale: locale)
        let total = TotalCandidates(in: document, scanner: amounts)
        let items = ExpenseItems(in: document, scanner: amounts)
        return Evidence(
            merchant: MerchantCandidates.find(in: document),
            dates: Self.dates(in: document, locale, context), total: total,
            details: ExpenseDetails(in: document, amounts: amounts, total: total),
            items: items, check: TotalCheck(in: document, scanner: amounts, items: items))
    }

    private static func dates(
        in document: Document, _ locale: Locale, _ context: RecipeContext
    ) -> Candidates<DayAndTime> {
        let scanner = DateScanner(parser: PrintedDateParser(locale: locale))
        var candidates = Candidates<DayAndTime>("date")
        func add(_ lines: [Document.Line]) {
            for line in lines {
                for found in Self.purchaseDates(scanner.dates(of: line), in: line) {
                    candidates.append(
                        found.text, found.date,
                        at: [line.range(of: found.range, in: document.text)])
                }
            }
        }
        add(document.lines.filter { !$0.isProse })
        // What stands in sentences counts only if nothing stands by itself.
        if candidates.isEmpty { add(document.lines.filter(\.isProse)) }
        guard candidates.isEmpty, let today = context.today else { return candidates }
        let said = SaidDateScanner(locale: locale, today: today)
        for line in document.lines {
            for found in said.dates(of: line) {
                candidates.append(
                    found.text, found.date, at: [line.range(of: found.range, in: document.text)])
            }
        }
        return candidates
    }

    /// The dates of a line that no label says are of something else, such as when payment is due.
    private static func purchaseDates(
        _ dates: [DateScanner.Found], in line: Document.Line
    ) -> [DateScanner.Found] {
        guard ReceiptWords.otherDate.matches(line) else { return dates }
        // With several dates each has its label in front of it.
        guard dates.count > 1 else { return [] }
        return dates.indices.filter { index in
            let start = index == 0 ? line.text.startIndex : dates[index - 1].range.upperBound
            let label = line.tokens.filter {
                $0.range.lowerBound >= start
                    && $0.range.upperBound <= dates[index].range.lowerBound
            }
            return ReceiptWords.otherDate.match(label) == nil
        }.map { dates[$0] }
    }

    /// The candidates for merchant, date and total; none if the rules decide all three.
    ///
    /// - Parameter evidence: What the rules have found.
    /// - Returns: A source for each of the three, or none.
    public func sources(of evidence: Evidence) -> [Source] {
        let isCertain =
            evidence.merchant.hasOneOrNone && evidence.dates.hasOneOrNone
            && (evidence.total.certain != nil || evidence.total.candidates.isEmpty)
        guard !isCertain else { return [] }
        return [evidence.merchant.source, evidence.dates.source, evidence.total.candidates.source]
    }

    /// Reads the candidates that are meant, and checks the total against cash and change.
    ///
    /// - Parameters:
    ///   - output: What the model pointed at; nil if it was not asked.
    ///   - evidence: What the rules have found.
    ///   - document: The receipt or invoice.
    /// - Returns: The verdicts.
    public func findings(
        _ output: ExpenseAnswer?, _ evidence: Evidence, in document: Document
    ) -> ExpenseFindings {
        let date = evidence.dates.verdict(pointedAt: output?.date, in: document)
        return ExpenseFindings(
            merchant: merchant(pointedAt: output?.merchant, evidence.merchant, in: document),
            date: date.candidate == nil
                ? evidence.dates.doubt(in: document, \.day.preferred) : date.value(\.day),
            total: checked(
                total(pointedAt: output?.total, evidence.total, in: document), evidence),
            details: evidence.details.verdicts(in: document),
            items: items(evidence.items, in: document))
    }

    private func merchant(
        pointedAt text: String?, _ candidates: Candidates<String>, in document: Document
    ) -> Verdict<String> {
        let pointed = candidates.verdict(pointedAt: text, in: document)
        if pointed.candidate != nil { return pointed.value { .certain($0) } }
        // What has the form of a company is one, even if the model points at none; so is what a
        // receipt with a total begins with.
        let company = candidates.all.first {
            ReceiptWords.companyForm.match(Token.list(of: $0.text)) != nil
        }
        let top = candidates.all.first { $0.ranges.first == document.lines.first?.range }
        guard let guess = company ?? top else { return .absent }
        return .found(guess.finding(guess.value, confidence: Confidence.guess, in: document))
    }

    private func items(
        _ evidence: ExpenseItems, in document: Document
    ) -> [ExpenseItem] {
        evidence.items.map { item in
            ExpenseItem(
                name: .found(
                    Finding(
                        value: item.name.text, text: item.name.text,
                        ranges: [document.place(of: item.name.range)],
                        confidence: Confidence.choice)),
                amount: .found(
                    Finding(
                        value: item.value, text: item.amount.text,
                        ranges: [document.place(of: item.amount.range)],
                        confidence: Confidence.choice)))
        }
    }

    /// The total, unless the sum of the items speaks against it and no cash and change for it.
    private func checked(_ total: Verdict<Amount>, _ evidence: Evidence) -> Verdict<Amount> {
        guard case .found(let finding) = total, !evidence.total.paid.contains(finding.value.value),
            let sum = evidence.check.contradiction(of: finding.value.value)
        else { return total }
        return .unclear(
            Doubt(
                readings: [finding.value, Amount(value: sum, currency: finding.value.currency)],
                text: finding.text, ranges: finding.ranges,
                reason: "the items come to another amount"))
    }

    private func total(
        pointedAt text: String?, _ evidence: TotalCandidates, in document: Document
    ) -> Verdict<Amount> {
        guard let certain = evidence.certain else {
            let chosen = evidence.candidates.verdict(pointedAt: text, in: document)
            if let candidate = chosen.candidate, !evidence.paid.isEmpty,
                !evidence.paid.contains(candidate.value.value)
            {
                // What was given less the change is another amount.
                return .unclear(
                    Doubt(
                        readings: [candidate.value]
                            + evidence.paid.sorted().map { Amount(value: $0) },
                        text: candidate.text, ranges: candidate.ranges.map(document.place(of:)),
                        reason: "cash minus change is another amount"))
            }
            if chosen.candidate == nil {
                return evidence.candidates.doubt(in: document) { $0 }
            }
            return chosen.value { .certain($0) }
        }
        return .found(certain.finding(certain.value, confidence: Confidence.rule, in: document))
    }
}
