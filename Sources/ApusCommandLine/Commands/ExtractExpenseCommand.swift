import Apus
import Recipes

/// `apus extract expense`: what a receipt or an invoice says.
struct ExtractExpenseCommand: Command {
    static let name = "expense"
    static let summary = "Read who was paid how much, when and how"
    static let discussion = ExtractArguments.discussion(
        fields: """
            merchant, date, total, currency, vat, paymentMethod, cardLastFour,
            documentNumber and the items
            """)

    var model = ModelArguments()
    var extraction = ExtractArguments()

    static let parameters: [Parameter<Self>] =
        ExtractArguments.parameters.within(\.extraction) + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        try await extraction.run(ExpenseRecipe(), model: model, console)
    }
}
