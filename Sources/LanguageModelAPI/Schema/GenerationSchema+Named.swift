extension GenerationSchema {
    /// Creates a schema for an object under a name that is not its type's.
    ///
    /// If two properties have the same name, a request with the schema is refused.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the object.
    ///   - name: The name of the schema.
    ///   - description: What the object means.
    ///   - explicitNil: Whether the model writes null for a property that has no value, instead of
    ///     leaving the property out.
    ///   - properties: The properties, in the order in which they are generated.
    public init(
        type: any Generable.Type, name: String, description: String? = nil,
        representNilExplicitlyInGeneratedContent explicitNil: Bool = false, properties: [Property]
    ) {
        let object = ObjectForm(
            name: name, type: GenerableType(type: type), representsNilExplicitly: explicitNil,
            properties: properties.map(\.property))
        self.init(root: SchemaNode(.object(object), description: description))
    }

    /// Creates a schema for one of some strings under a name that is not its type's.
    ///
    /// If there are no choices, a request with the schema is refused.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the string.
    ///   - name: The name of the schema.
    ///   - description: What the choice means.
    ///   - choices: The strings.
    public init(
        type: any Generable.Type, name: String, description: String? = nil, anyOf choices: [String]
    ) {
        let string = StringForm(name: name, type: GenerableType(type: type), choices: choices)
        self.init(root: SchemaNode(.string(string), description: description))
    }

    /// Creates a schema for a value of one of some types under a name that is not its type's.
    ///
    /// If there are no types, a request with the schema is refused.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the value.
    ///   - name: The name of the schema.
    ///   - description: What the choice means.
    ///   - types: The types.
    public init(
        type: any Generable.Type, name: String, description: String? = nil,
        anyOf types: [any Generable.Type]
    ) {
        let union = UnionForm(
            name: name, type: GenerableType(type: type),
            members: types.map { SchemaNode(type: $0) })
        self.init(root: SchemaNode(.union(union), description: description))
    }
}
