import Budget
import Foundation
import Recipes

/// Finds numbers and names of a sentence that the answer does not have; shares no code with the
/// narrator.
struct InventionCheck {
    private var numbers: Set<String> = []
    private var names: Set<String> = []

    /// What an answer may be told with.
    init(_ answer: FinanceAnswer, ledgerNames: [String]) {
        let question = answer.question
        for bound in [question.minimum, question.maximum].compactMap({ $0 }) { add("\(bound)") }
        for period in [question.period, question.otherPeriod].compactMap({ $0 }) {
            add(period.lowerBound)
            add(period.upperBound)
        }
        names = Set(ledgerNames)
        if let words = question.words { names.insert(words) }
        for row in answer.rows { names.insert(row.text) }
        add(answer.result, rows: answer.rows.count)
    }

    private mutating func add(_ text: String) { numbers.insert(Self.canonical(text)) }

    private mutating func add(_ day: CalendarDay) {
        add("\(day.year)")
        add("\(day.day)")
    }

    private mutating func add(_ money: Money) {
        add(String(money.description.prefix { $0 != " " }).replacing("-", with: ""))
    }

    private mutating func add(_ result: FinanceAnswer.Result, rows: Int) {
        switch result {
        case .amounts(let amounts): for money in amounts { add(money) }
        case .shares(let shares):
            add("\(shares.count)")
            for money in shares.flatMap(\.amounts) { add(money) }
        case .comparison(let now, let other):
            add("0")
            for money in now + other { add(money) }
        case .averages(let amounts, let months):
            add("\(months)")
            for money in amounts { add(money) }
        case .transactions(let found):
            add("\(found.count)")
            for one in found {
                add(one.amount)
                add(one.day)
            }
        case .count(let count): add("\(count)")
        case .trend(let months):
            for month in months {
                add("\(month.month.year)")
                for money in month.amounts { add(money) }
            }
        case .remaining(let states):
            for state in states {
                add("\(state.month.year)")
                for money in [state.amount, state.left] { add(money) }
            }
        case .recurring(let payments):
            add("\(payments.count)")
            for payment in payments {
                add(payment.amount)
                for day in [payment.nextDay, payment.lastDay].compactMap({ $0 }) { add(day) }
            }
        case .savingsRate(let rates):
            for rate in rates {
                if let permille = rate.permille { add("\(Decimal(abs(permille)) / 10)") }
                add(rate.income)
                add(rate.spending)
            }
        case .nothing: break
        }
    }

    /// Digits without grouping and without zeros at the end of decimals.
    private static func canonical(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.hasSuffix("0") { text.removeLast() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    /// What of a text is invented.
    func inventions(in text: String, _ language: QuestionLanguage) -> [String] {
        var text = text
        for name in names.sorted(by: { ($0.count, $0) > ($1.count, $1) }) where !name.isEmpty {
            text = text.replacingOccurrences(of: name, with: " ")
        }
        let (group, point): (Character, Character) = language == .english ? (",", ".") : (".", ",")
        var found: [String] = []
        for match in text.matches(of: /\d+(?:[.,]\d+)*/) {
            let plain = match.output.filter { $0 != group }.map { $0 == point ? "." : $0 }
            let number = Self.canonical(String(plain))
            if !numbers.contains(number) { found.append(String(match.output)) }
        }
        return found + strangers(text, language)
    }

    /// Capitalised words that are neither months nor words of the templates.
    private func strangers(_ text: String, _ language: QuestionLanguage) -> [String] {
        text.split { !$0.isLetter }.map(String.init).filter {
            $0.first?.isUppercase == true && !Self.templateWords.contains($0)
        }
    }

    private static let templateWords: Set<String> = Set(
        """
        You Your The There One All January February March April May June July August September \
        October November December Most Hai Le Non Il I Gli L Un Tutte Du Deine Die Es Eine Alle \
        Januar Februar März Mai Juni Juli Oktober Dezember Im Jahr Kategorien Händlern Ausgaben \
        Zahlung Zahlungen Buchung Buchungen Konto Monat Monate Schnitt Budget Budgets Einnahmen \
        Quartal Woche Wochen Monaten In Soprattutto Vor EUR GBP USD CHF JPY
        """.split(separator: " ").map(String.init))
}
