/// The form of the content that a model is to generate.
///
/// A schema is made by the macro `@Generable`, by hand from properties or choices, from
/// ``DynamicGenerationSchema`` at run time, or by decoding JSON Schema.
public struct GenerationSchema: Sendable {
    /// The name of what is generated: that of its type, or the `title` of the JSON schema.
    public let name: String

    let root: SchemaNode
    /// The schemas that nodes refer to by name.
    let definitions: [UTF8Key: SchemaNode]

    init(root: SchemaNode, name: String? = nil, definitions: [UTF8Key: SchemaNode] = [:]) {
        self.root = root
        self.definitions = definitions
        self.name = name ?? root.name ?? "Content"
    }

    /// Creates a schema for an object.
    ///
    /// If two properties have the same name, a request with the schema is refused.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the object; it gives the schema its name.
    ///   - description: What the object means.
    ///   - properties: The properties, in the order in which they are generated.
    public init(
        type: any Generable.Type, description: String? = nil, properties: [Property]
    ) {
        self.init(
            type: type, description: description,
            representNilExplicitlyInGeneratedContent: false, properties: properties)
    }

    /// Creates a schema for an object whose missing properties may be written as null.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the object; it gives the schema its name.
    ///   - description: What the object means.
    ///   - explicitNil: Whether the model writes null for a property that has no value, instead of
    ///     leaving the property out.
    ///   - properties: The properties, in the order in which they are generated.
    public init(
        type: any Generable.Type, description: String? = nil,
        representNilExplicitlyInGeneratedContent explicitNil: Bool, properties: [Property]
    ) {
        let type = GenerableType(type: type)
        let object = ObjectForm(
            name: type.name, type: type, representsNilExplicitly: explicitNil,
            properties: properties.map(\.property))
        self.init(root: SchemaNode(.object(object), description: description))
    }

    /// Creates a schema for one of some strings.
    ///
    /// If there are no choices, a request with the schema is refused.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the string; it gives the schema its name.
    ///   - description: What the choice means.
    ///   - choices: The strings.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        let type = GenerableType(type: type)
        let string = StringForm(name: type.name, type: type, choices: choices)
        self.init(root: SchemaNode(.string(string), description: description))
    }

    /// Creates a schema for a value of one of some types.
    ///
    /// If there are no types, a request with the schema is refused.
    ///
    /// - Parameters:
    ///   - type: The type that is made from the value; it gives the schema its name.
    ///   - description: What the choice means.
    ///   - types: The types.
    public init(
        type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
    ) {
        let type = GenerableType(type: type)
        let union = UnionForm(
            name: type.name, type: type, members: types.map { SchemaNode(type: $0) })
        self.init(root: SchemaNode(.union(union), description: description))
    }
}

extension SchemaNode {
    /// The name of what the node describes, if it has one.
    var name: String? {
        switch form {
        case .object(let object): object.name
        case .string(let string): string.name ?? "String"
        case .union(let union): union.name
        case .type(let type): type.name
        case .reference(let name): name
        case .boolean: "Bool"
        case .number(let number): number.isInteger ? "Int" : "Double"
        case .array(let array): array.item.name.map { "Array<\($0)>" }
        case .null: "null"
        case .root: nil
        }
    }
}
