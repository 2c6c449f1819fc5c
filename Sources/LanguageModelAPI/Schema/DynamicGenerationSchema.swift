/// A schema that is put together at run time.
///
/// Schemas refer to each other by name, so that they can be recursive;
/// ``GenerationSchema/init(root:dependencies:)`` brings them together.
public struct DynamicGenerationSchema: Sendable {
    let node: SchemaNode

    /// A schema for null.
    public static var null: DynamicGenerationSchema { DynamicGenerationSchema(.null) }

    private init(_ form: SchemaNode.Form, description: String? = nil) {
        node = SchemaNode(form, description: description)
    }

    /// Creates a schema for an object.
    ///
    /// - Parameters:
    ///   - name: The name of the schema.
    ///   - description: What the object means.
    ///   - properties: The properties, in the order in which they are generated.
    public init(name: String, description: String? = nil, properties: [Property]) {
        self.init(
            name: name, description: description,
            representNilExplicitlyInGeneratedContent: false, properties: properties)
    }

    /// Creates a schema for an object whose missing properties may be written as null.
    ///
    /// - Parameters:
    ///   - name: The name of the schema.
    ///   - description: What the object means.
    ///   - explicitNil: Whether the model writes null for a property that has no value, instead of
    ///     leaving the property out.
    ///   - properties: The properties, in the order in which they are generated.
    public init(
        name: String, description: String? = nil,
        representNilExplicitlyInGeneratedContent explicitNil: Bool, properties: [Property]
    ) {
        let object = ObjectForm(
            name: name, representsNilExplicitly: explicitNil,
            properties: properties.map(\.property))
        self.init(.object(object), description: description)
    }

    /// Creates a schema for a value of one of some schemas.
    ///
    /// - Parameters:
    ///   - name: The name of the schema.
    ///   - description: What the choice means.
    ///   - choices: The schemas.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema])
    {
        self.init(
            .union(UnionForm(name: name, members: choices.map(\.node))), description: description)
    }

    /// Creates a schema for one of some strings.
    ///
    /// - Parameters:
    ///   - name: The name of the schema.
    ///   - description: What the choice means.
    ///   - choices: The strings.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(.string(StringForm(name: name, choices: choices)), description: description)
    }

    /// Creates a schema for an array.
    ///
    /// - Parameters:
    ///   - itemSchema: The schema of each element.
    ///   - minimumElements: The smallest number of elements; nil for none.
    ///   - maximumElements: The largest number of elements; nil for any.
    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
        maximumElements: Int? = nil
    ) {
        self.init(
            .array(
                ArrayForm(
                    item: itemSchema.node, minimumCount: minimumElements,
                    maximumCount: maximumElements)))
    }

    /// Creates a schema for values of a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - guides: Further demands on the value, which hold together.
    public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = [])
    where Value: Generable {
        var node = SchemaNode(type: type)
        node.apply(guides.flatMap(\.demands))
        self.node = node
    }

    /// Creates a stand-in for the schema of a name.
    ///
    /// - Parameter name: The name, which ``GenerationSchema/init(root:dependencies:)`` looks up.
    public init(referenceTo name: String) {
        self.init(.reference(name))
    }
}

extension DynamicGenerationSchema {
    /// A property of an object.
    public struct Property: Sendable {
        let property: ObjectForm.Property

        /// Creates a property.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What the value means.
        ///   - schema: The schema of the value.
        ///   - isOptional: Whether the property may be missing.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema,
            isOptional: Bool = false
        ) {
            property = ObjectForm.Property(
                name: name, description: description, node: schema.node, isOptional: isOptional)
        }
    }
}
