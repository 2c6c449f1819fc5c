/// Which recipe a text is for.
public enum Route: String, Sendable, Hashable, CaseIterable {
    /// A receipt, an invoice or another record of a payment: ``ExpenseRecipe``.
    case expense
    /// Something that is agreed on or announced for a day or time.
    case event
    /// A parcel that waits to be collected: ``PickupRecipe``.
    case pickup
    /// Nothing that there is a recipe for.
    case other
}

/// Which recipe a text is for, and how probable each of them is.
public struct Routing: Sendable {
    /// A route and how probable it is.
    public struct Option: Sendable, Hashable {
        /// The route.
        public let route: Route
        /// Its share of 1 among all routes.
        public let probability: Double
    }

    /// All routes, the most probable one first.
    public let options: [Option]
    /// Whether the rules left a choice to the model.
    public let askedModel: Bool
    /// How long it took.
    public let seconds: Double

    /// The most probable route.
    public var route: Route { options.first?.route ?? .other }
}
