import Recipes

extension Narrator {
    /// A number of payments.
    func count(_ count: Int, _ question: FinanceQuestion) -> Narration {
        let filters = filters(question)
        let payments = formats.payments(count)
        return Narration(
            say(
                "You made \(payments)\(filters).", "Hai fatto \(payments)\(filters).",
                "Du hast \(payments)\(filters) gemacht."))
    }

    /// Transactions: one in a sentence, several as a list.
    func transactions(_ found: [Transaction], _ question: FinanceQuestion) -> Narration {
        if found.count == 1, let only = found.first { return transaction(only, question) }
        let filters = filters(question)
        let count = formats.number(found.count)
        let sentence =
            switch question.intent {
            case .largest:
                say(
                    "The largest payments\(filters):", "I pagamenti più alti\(filters):",
                    "Die größten Zahlungen\(filters):")
            case .firstTime:
                say(
                    "The first payments\(filters):", "I primi pagamenti\(filters):",
                    "Die ersten Zahlungen\(filters):")
            case .lastTime:
                say(
                    "The latest payments\(filters):", "Gli ultimi pagamenti\(filters):",
                    "Die letzten Zahlungen\(filters):")
            default:
                say(
                    "\(count) transactions\(filters):", "\(count) movimenti\(filters):",
                    "\(count) Buchungen\(filters):")
            }
        return Narration(sentence, lines: listed(found.map(line)))
    }

    private func transaction(_ only: Transaction, _ question: FinanceQuestion) -> Narration {
        let filters = filters(question)
        let line = line(only)
        let sentence =
            switch question.intent {
            case .largest:
                say(
                    "The largest payment\(filters): \(line).",
                    "Il pagamento più alto\(filters): \(line).",
                    "Die größte Zahlung\(filters): \(line).")
            case .firstTime:
                say(
                    "The first payment\(filters): \(line).",
                    "Il primo pagamento\(filters): \(line).",
                    "Die erste Zahlung\(filters): \(line).")
            case .lastTime:
                say(
                    "The latest payment\(filters): \(line).",
                    "L’ultimo pagamento\(filters): \(line).",
                    "Die letzte Zahlung\(filters): \(line).")
            default:
                say(
                    "One transaction\(filters): \(line).", "Un movimento\(filters): \(line).",
                    "Eine Buchung\(filters): \(line).")
            }
        return Narration(sentence)
    }

    /// Day, merchant and amount; what came in has a plus.
    func line(_ transaction: Transaction) -> String {
        let sign = transaction.amount.minorUnits > 0 ? "+" : ""
        let amount = sign + formats.amount(transaction.amount.magnitude)
        let name = transaction.merchant ?? transaction.text
        return "\(formats.day(transaction.day)) · \(name) · \(amount)"
    }

    /// Standing payments.
    func recurring(_ payments: [RecurringPayment], _ question: FinanceQuestion) -> Narration {
        let filters = filters(question)
        let count = formats.plural(
            payments.count,
            say("recurring payment", "pagamento ricorrente", "wiederkehrende Zahlung"),
            say("recurring payments", "pagamenti ricorrenti", "wiederkehrende Zahlungen"))
        let lines = payments.map { payment in
            let amount = formats.amount(payment.amount)
            let next =
                payment.nextDay.map { day in
                    let text = formats.day(day)
                    return say("next \(text)", "prossimo \(text)", "nächste am \(text)")
                }
                ?? say(
                    "ended \(formats.day(payment.lastDay))",
                    "ultimo \(formats.day(payment.lastDay))",
                    "zuletzt \(formats.day(payment.lastDay))")
            return "\(payment.merchant): \(amount) \(word(payment.interval)), \(next)"
        }
        return Narration(
            say(
                "You have \(count)\(filters):", "Hai \(count)\(filters):",
                "Du hast \(count)\(filters):"), lines: lines)
    }

    private func word(_ interval: RecurringPayment.Interval) -> String {
        switch interval {
        case .weekly: say("a week", "a settimana", "pro Woche")
        case .monthly: say("a month", "al mese", "pro Monat")
        case .everyTwoMonths:
            say("every two months", "ogni due mesi", "alle zwei Monate")
        case .quarterly: say("a quarter", "a trimestre", "pro Quartal")
        case .yearly: say("a year", "all’anno", "pro Jahr")
        }
    }
}
