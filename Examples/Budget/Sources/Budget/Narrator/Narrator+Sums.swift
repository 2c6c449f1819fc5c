import Recipes

extension Narrator {
    /// How much was spent, or came in.
    func total(_ amounts: [Money], _ question: FinanceQuestion) -> Narration {
        let sum = formats.amounts(amounts)
        let filters = filters(question)
        if question.intent == .income || isIncome(question) {
            return Narration(
                say(
                    "You received \(sum)\(filters).", "Hai ricevuto \(sum)\(filters).",
                    "Du hast \(sum)\(filters) eingenommen."))
        }
        return Narration(
            say(
                "You spent \(sum)\(filters).", "Hai speso \(sum)\(filters).",
                "Du hast \(sum)\(filters) ausgegeben."))
    }

    private func isIncome(_ question: FinanceQuestion) -> Bool {
        Category.standard.contains { $0.name == question.category && $0.kind == .income }
    }

    /// Spending by category or merchant.
    func shares(_ shares: [FinanceAnswer.Share], _ question: FinanceQuestion) -> Narration {
        let filters = filters(question)
        let isCategory = question.intent == .byCategory
        let sentence = say(
            "Your spending\(filters) by \(isCategory ? "category" : "merchant"):",
            "Le tue spese\(filters) per \(isCategory ? "categoria" : "negozio"):",
            "Deine Ausgaben\(filters) nach \(isCategory ? "Kategorien" : "Händlern"):")
        return Narration(
            sentence, lines: listed(shares.map { "\($0.name): \(formats.amounts($0.amounts))" }))
    }

    /// A period against another one, each currency by itself.
    func comparison(
        _ now: [Money], _ other: [Money], _ question: FinanceQuestion
    ) -> Narration {
        guard let period = question.period, let against = question.otherPeriod else {
            return total(now, question)
        }
        let filters = filters(question, withPeriod: false)
        let first = formats.during(period)
        let second = formats.during(against)
        let codes = Set((now + other).map(\.currency)).sorted { $0.code < $1.code }
        let parts = codes.map { currency in
            let zero = Money(minorUnits: 0, currency: currency)
            let new = now.first { $0.currency == currency } ?? zero
            let old = other.first { $0.currency == currency } ?? zero
            let (left, right) = (formats.amount(new), formats.amount(old))
            let word = word(new.minorUnits, old.minorUnits)
            return say(
                "You spent \(left)\(filters) \(first) and \(right) \(second): \(word).",
                "Hai speso \(left)\(filters) \(first) e \(right) \(second): \(word).",
                "Du hast \(left)\(filters) \(first) und \(right) \(second) ausgegeben: \(word).")
        }
        return Narration(parts.joined(separator: " "))
    }

    private func word(_ new: Int, _ old: Int) -> String {
        if new == old {
            return say("just as much", "la stessa cifra", "gleich viel")
        }
        return new > old
            ? say("that is more", "di più", "mehr") : say("that is less", "di meno", "weniger")
    }

    /// The average of a month.
    func average(_ amounts: [Money], _ months: Int, _ question: FinanceQuestion) -> Narration {
        let sum = formats.amounts(amounts)
        let filters = filters(question)
        let count = formats.plural(
            months, say("month", "mese", "Monat"), say("months", "mesi", "Monate"))
        return Narration(
            say(
                "You spent \(sum) a month on average\(filters) (\(count)).",
                "Hai speso in media \(sum) al mese\(filters) (\(count)).",
                "Du hast\(filters) im Schnitt \(sum) im Monat ausgegeben (\(count))."))
    }

    /// Spending month by month.
    func trend(_ months: [FinanceAnswer.MonthAmounts], _ question: FinanceQuestion) -> Narration {
        let filters = filters(question)
        let lines = months.map { month in
            let sum = month.amounts.isEmpty ? "–" : formats.amounts(month.amounts)
            return "\(formats.month(month.month)): \(sum)"
        }
        return Narration(
            say(
                "Your spending\(filters) month by month:", "Le tue spese\(filters) mese per mese:",
                "Deine Ausgaben\(filters) Monat für Monat:"), lines: lines)
    }

    /// What is left of budgets.
    func remaining(_ states: [BudgetState], _ question: FinanceQuestion) -> Narration {
        let lines = states.map { state in
            let name = state.category ?? say("All spending", "Tutte le spese", "Alle Ausgaben")
            let all = formats.amount(state.amount)
            let left = formats.amount(state.left.magnitude)
            if state.left.minorUnits < 0 {
                return say(
                    "\(name): \(left) over the budget of \(all)",
                    "\(name): \(left) oltre il budget di \(all)",
                    "\(name): \(left) über dem Budget von \(all)")
            }
            return say(
                "\(name): \(left) of \(all) left", "\(name): restano \(left) di \(all)",
                "\(name): \(left) von \(all) übrig")
        }
        let month = states.first.map { formats.during($0.month...$0.month.endOfMonth) } ?? ""
        guard lines.count > 1 else {
            return Narration((lines.first ?? "") + " " + month + ".")
        }
        return Narration(
            say("Your budgets \(month):", "I tuoi budget \(month):", "Deine Budgets \(month):"),
            lines: lines)
    }

    /// The share of the income that was kept.
    func savingsRate(
        _ rates: [FinanceAnswer.SavingsRate], _ question: FinanceQuestion
    ) -> Narration {
        let filters = filters(question)
        let parts = rates.map { rate in
            let (income, spending) = (formats.amount(rate.income), formats.amount(rate.spending))
            guard let permille = rate.permille else {
                return say(
                    "You had no income\(filters) and spent \(spending).",
                    "Non hai avuto entrate\(filters) e hai speso \(spending).",
                    "Du hattest\(filters) keine Einnahmen und hast \(spending) ausgegeben.")
            }
            let share = formats.percent(permille: abs(permille))
            if permille < 0 {
                return say(
                    "You spent \(share) more than your income\(filters): \(income) came in, \(spending) went out.",
                    "Hai speso il \(share) in più delle entrate\(filters): \(income) in entrata, \(spending) in uscita.",
                    "Du hast\(filters) \(share) mehr ausgegeben als eingenommen: \(income) kamen herein, \(spending) gingen hinaus."
                )
            }
            return say(
                "You saved \(share) of your income\(filters): \(income) came in, \(spending) went out.",
                "Hai risparmiato il \(share) delle entrate\(filters): \(income) in entrata, \(spending) in uscita.",
                "Du hast\(filters) \(share) deiner Einnahmen gespart: \(income) kamen herein, \(spending) gingen hinaus."
            )
        }
        return Narration(parts.joined(separator: " "))
    }
}
