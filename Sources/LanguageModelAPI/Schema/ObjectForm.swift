/// An object with properties in a fixed order.
struct ObjectForm: Sendable, Hashable {
    /// What may stand beside the properties.
    indirect enum Additional: Sendable, Hashable {
        case nothing
        case anything
        case values(SchemaNode)
    }

    struct Property: Sendable, Hashable {
        var name: String
        /// What the value means in this place; the node may say what it means everywhere.
        var description: String?
        var node: SchemaNode
        var isOptional: Bool
    }

    var name: String
    /// The type that the object is made for, if it is one.
    var type: GenerableType?
    /// Whether a property without value is written as null instead of being left out.
    var representsNilExplicitly = false
    var properties: [Property]
    var additional = Additional.nothing
}
