extension GenerationSchema {
    /// Creates a schema from schemas that refer to each other.
    ///
    /// - Parameters:
    ///   - root: The schema of what is generated.
    ///   - dependencies: Schemas that are referred to and that no other contains.
    /// - Throws: ``SchemaError`` if names are used twice or missing, or a choice is empty. The same
    ///   schema may occur at several places.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        var collector = DynamicSchemaCollector(rootName: root.node.name)
        try collector.collect(root.node)
        for dependency in dependencies { try collector.collect(dependency: dependency.node) }
        try collector.checkReferences()
        self.init(root: root.node, definitions: collector.definitions)
    }
}

/// Collects the named schemas among dynamic ones, and finds what is wrong with them.
private struct DynamicSchemaCollector {
    typealias SchemaError = GenerationSchema.SchemaError

    let rootName: String?
    private(set) var definitions: [UTF8Key: SchemaNode] = [:]
    private var dependencies: Set<UTF8Key> = []
    private var references: [String] = []
    private var referenced: Set<UTF8Key> = []

    init(rootName: String?) { self.rootName = rootName }

    mutating func collect(dependency node: SchemaNode) throws(SchemaError) {
        if let name = node.definedName {
            let isChoiceOfStrings = if case .string = node.form { true } else { false }
            if !dependencies.insert(UTF8Key(text: name)).inserted, !isChoiceOfStrings {
                throw duplicateType(name)
            }
        }
        try collect(node)
    }

    mutating func collect(_ node: SchemaNode) throws(SchemaError) {
        if let name = node.definedName {
            if let known = definitions[UTF8Key(text: name)] {
                if ExactNode(known) != ExactNode(node) { throw duplicateType(name) }
                return
            }
            definitions[UTF8Key(text: name)] = node
        }
        switch node.form {
        case .null, .boolean, .number, .type, .root:
            break
        case .string(let string):
            if let name = string.name, string.choices?.isEmpty == true {
                throw emptyTypeChoices(name)
            }
        case .array(let array):
            try collect(array.item)
        case .union(let union):
            if union.members.isEmpty { throw emptyTypeChoices(union.name ?? rootName ?? "") }
            for member in union.members { try collect(member) }
        case .object(let object):
            try collect(object)
        case .reference(let name):
            if referenced.insert(UTF8Key(text: name)).inserted { references.append(name) }
        }
    }

    private mutating func collect(_ object: ObjectForm) throws(SchemaError) {
        var names: Set<UTF8Key> = []
        for property in object.properties {
            if !names.insert(UTF8Key(text: property.name)).inserted {
                throw .duplicateProperty(
                    schema: object.name, property: property.name,
                    context: SchemaError.Context(
                        debugDescription: "the object has \(object.properties.count) properties"))
            }
            try collect(property.node)
        }
    }

    func checkReferences() throws(SchemaError) {
        let undefined = references.filter { definitions[UTF8Key(text: $0)] == nil }
        if undefined.isEmpty { return }
        throw .undefinedReferences(
            schema: rootName, references: undefined,
            context: SchemaError.Context(
                debugDescription: "the known schemas are "
                    + definitions.keys.map { "`\($0.text)`" }.sorted().joined(separator: ", ")))
    }

    private func duplicateType(_ name: String) -> SchemaError {
        .duplicateType(
            schema: rootName, type: name,
            context: SchemaError.Context(debugDescription: "the schemas are not the same"))
    }

    private func emptyTypeChoices(_ name: String) -> SchemaError {
        .emptyTypeChoices(
            schema: name, context: SchemaError.Context(debugDescription: "`anyOf` is empty"))
    }
}

extension SchemaNode {
    /// The name under which the node can be referred to.
    fileprivate var definedName: String? {
        switch form {
        case .object(let object): object.name
        case .string(let string): string.name
        case .union(let union): union.name
        default: nil
        }
    }
}
