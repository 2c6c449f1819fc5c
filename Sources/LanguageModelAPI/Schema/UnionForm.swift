/// A choice between forms.
struct UnionForm: Sendable, Hashable {
    /// The name; nil for a choice that no type or schema of its own stands for.
    var name: String?
    /// The type that the choice is made for, if it is one.
    var type: GenerableType?
    var members: [SchemaNode]
}
