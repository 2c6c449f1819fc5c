import Apus
import FoundationModels

/// What the model points at on a receipt.
@Generable(representNilExplicitlyInGeneratedContent: true)
public struct ExpenseAnswer: Sendable {
    /// The merchant's name.
    @Guide(description: "Who was paid", .verbatim(boundary: .line, sources: ["merchant"]))
    public var merchant: String?
    /// The date of the purchase.
    @Guide(description: "The date of the purchase", .verbatim(boundary: .line, sources: ["date"]))
    public var date: String?
    /// The amount that was paid.
    @Guide(description: "What is paid in all", .verbatim(boundary: .line, sources: ["total"]))
    public var total: String?
}
