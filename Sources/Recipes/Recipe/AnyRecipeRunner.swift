import FoundationModels

/// A recipe with a model, without the types of its answer and findings.
///
/// For programs that choose a recipe while they run, such as a command line or a server.
public struct AnyRecipeRunner: Sendable {
    private let read:
        @Sendable (String, RecipeContext) async throws -> Extraction<AnyRecipeFindings>

    /// Reads with a function.
    init(
        read:
            @escaping @Sendable (String, RecipeContext) async throws
            -> Extraction<AnyRecipeFindings>
    ) {
        self.read = read
    }

    /// Forgets the types of a runner.
    ///
    /// - Parameter runner: The runner.
    public init<R: Recipe>(_ runner: RecipeRunner<R>) {
        read = { text, context in
            let extraction = try await runner.extract(from: text, context)
            return Extraction(
                findings: AnyRecipeFindings(extraction.findings),
                askedModel: extraction.askedModel, generation: extraction.generation,
                seconds: extraction.seconds)
        }
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - context: Where and when it is read.
    /// - Returns: The verdicts, and what they took.
    /// - Throws: What the model's session throws.
    public func extract(
        from text: String, _ context: RecipeContext = RecipeContext()
    ) async throws -> Extraction<AnyRecipeFindings> {
        try await read(text, context)
    }
}

/// Verdicts of any recipe.
public struct AnyRecipeFindings: RecipeFindings {
    /// The fields in the order in which people want to see them.
    public let fields: [FieldReport]
    /// The lists among what was read.
    public let lists: [ListReport]

    /// Puts reports together.
    ///
    /// - Parameters:
    ///   - fields: The fields in order.
    ///   - lists: The lists.
    public init(fields: [FieldReport], lists: [ListReport] = []) {
        self.fields = fields
        self.lists = lists
    }

    /// Keeps the reports of a recipe's findings.
    ///
    /// - Parameter findings: The findings.
    public init(_ findings: some RecipeFindings) {
        fields = findings.fields
        lists = findings.lists
    }
}

/// The recipes that the library has.
public enum StandardRecipe: String, Sendable, Hashable, CaseIterable {
    /// Who was paid how much, when and how: ``ExpenseRecipe``.
    case expense
    /// What happens when, where and with whom: ``EventRecipe``.
    case event
    /// With which code, of whom, where and how long a parcel waits: ``PickupRecipe``.
    case pickup

    /// Prepares the recipe for a model.
    ///
    /// - Parameter model: The model that points.
    /// - Returns: The recipe with the model.
    public func runner(model: any LanguageModel) -> AnyRecipeRunner {
        switch self {
        case .expense: AnyRecipeRunner(RecipeRunner(ExpenseRecipe(), model: model))
        case .event: AnyRecipeRunner(RecipeRunner(EventRecipe(), model: model))
        case .pickup: AnyRecipeRunner(RecipeRunner(PickupRecipe(), model: model))
        }
    }
}
