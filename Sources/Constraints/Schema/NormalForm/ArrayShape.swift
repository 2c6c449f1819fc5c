import OrderedJSON

/// A conjunction of what arrays must meet.
struct ArrayShape {
    /// What the first items must meet, each.
    var prefix: [Item] = []
    /// What the items after those must meet.
    var rest = Item.any
    var minimumCount = 0
    var maximumCount: Int?
    /// How many items must meet what.
    var containments: [Containment] = []
    /// Where it is said that items must differ; nil if they need not.
    var uniqueness: JSONPath?
    var refusals: [ConstraintError] = []

    struct Item: Equatable {
        var value: SchemaExpressions.ID
        /// What an item meets that some keyword has looked at, for `unevaluatedItems`.
        var evaluated = SchemaExpressions.nothing

        static let any = Item(value: SchemaExpressions.anything)
    }

    /// How many of the items from some position on must meet an expression.
    struct Containment: Equatable {
        var start = 0
        var value: SchemaExpressions.ID
        var minimumCount = 1
        var maximumCount: Int?
    }

    static let any = ArrayShape()

    /// Whether every array is allowed.
    var isAny: Bool {
        prefix.isEmpty && rest.value == SchemaExpressions.anything && minimumCount == 0
            && maximumCount == nil && containments.isEmpty && uniqueness == nil && refusals.isEmpty
    }

    func item(at index: Int) -> Item { index < prefix.count ? prefix[index] : rest }
}
