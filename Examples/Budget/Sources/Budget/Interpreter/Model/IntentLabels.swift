/// What intents are called in front of a model, and questions with what they ask for.
enum IntentLabels {
    /// The label of what is no question to a ledger.
    static let none = "not about payments"

    static func label(_ intent: FinanceQuestion.Intent) -> String {
        switch intent {
        case .total: "total spent"
        case .byCategory: "split by category"
        case .byMerchant: "split by shop"
        case .compare: "compare periods"
        case .average: "average per month"
        case .largest: "largest payments"
        case .count: "number of payments"
        case .trend: "month by month"
        case .remaining: "budget left"
        case .recurring: "subscriptions"
        case .firstTime: "first payment"
        case .lastTime: "last payment"
        case .income: "income"
        case .savingsRate: "savings rate"
        case .search: "find payments"
        case .explain: "details of the answer before"
        }
    }

    static func intent(_ label: String) -> FinanceQuestion.Intent? {
        FinanceQuestion.Intent.allCases.first { self.label($0) == label }
    }

    static let instructions = """
        A person asks about their own payments in a ledger. Say what they want to know: one of \
        \(FinanceQuestion.Intent.allCases.map { label($0) }.joined(separator: ", ")), or \(none) \
        for anything else, such as advice, the future, other people or small talk.
        """

    /// Questions, invented for this purpose, with what they ask for.
    static let examples: [(question: String, intent: FinanceQuestion.Intent?)] = [
        ("what did the plumber set me back", .total),
        ("Quali negozi mi hanno preso più soldi?", .byMerchant),
        ("Tell me a story", nil),
        ("how many visits to the barber", .count),
        ("Wann war ich das letzte Mal beim Friseur?", .lastTime),
        ("did the baker cost me more in spring than in winter", .compare),
        ("per quali cose spendo", .byCategory),
        ("what came in from my employer", .income),
        ("Was darf ich diesen Monat noch verbrauchen?", .remaining),
        ("Should I buy a boat?", nil),
        ("the dearest thing I bought", .largest),
        ("what leaves my account again and again", .recurring),
        ("quando ho cominciato a comprare lì", .firstTime),
        ("wie hat sich das über die Monate verändert", .trend),
        ("what a normal month costs", .average),
        ("how much did I keep of what I earned", .savingsRate),
        ("list everything with the word refund", .search),
        ("Wie hoch ist der Mount Everest?", nil),
    ]
}
