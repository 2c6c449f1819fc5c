/// Replaces types by definitions, each of which is made once and referred to by name.
///
/// A type that contains itself meets its own definition, which is entered before its parts are
/// looked at. Types of the same name get different definitions.
struct SchemaResolver {
    /// Names have their meaning within one schema, that of a type or of the whole document.
    private struct Scope {
        let root: SchemaNode
        let definitions: [UTF8Key: SchemaNode]
    }

    /// A node of a scope, before its parts are replaced.
    private struct Source: Hashable {
        let scope: Int
        let node: ExactNode
    }

    private struct Definition {
        /// The name; nil for the root.
        let name: String?
        var node: SchemaNode?

        var reference: SchemaNode.Form { name.map { .reference($0) } ?? .root }
    }

    /// References to references, of which more than this many must be going in circles.
    private static let longestChain = 64

    private var scopes: [Scope] = []
    private var definitions: [Definition] = []
    private var definitionsByType: [GenerableType: Int] = [:]
    private var definitionsBySource: [Source: Int] = [:]
    private var names: Set<UTF8Key> = []
    /// For each name, the number that a further definition of this name may get.
    private var nextNumbers: [UTF8Key: Int] = [:]

    mutating func resolve(_ schema: GenerationSchema) -> ResolvedSchema {
        scopes = [Scope(root: schema.root, definitions: schema.definitions)]
        var node = schema.root
        var scope = 0
        var types: [GenerableType] = []
        var remaining = Self.longestChain
        while let (next, nextScope) = target(of: node, scope: scope) {
            if case .type(let type) = node.form { types.append(type) }
            if remaining == 0 { return ResolvedSchema(root: .impossible, definitions: []) }
            remaining -= 1
            (node, scope) = (next, nextScope)
        }
        if !node.form.isLeaf { define(node, scope: scope, types: types, name: nil) }
        let root = definitions.first?.node ?? node
        return ResolvedSchema(
            root: root,
            definitions: definitions.compactMap { definition in
                guard let name = definition.name, let node = definition.node else { return nil }
                return (name, node)
            })
    }

    /// What a node stands for, if it stands for another; an unknown name stands for nothing.
    private mutating func target(
        of node: SchemaNode, scope: Int
    ) -> (node: SchemaNode, scope: Int)? {
        switch node.form {
        case .type(let type):
            let schema = type.type.generationSchema
            scopes.append(Scope(root: schema.root, definitions: schema.definitions))
            return (schema.root, scopes.count - 1)
        case .reference(let name):
            return (scopes[scope].definitions[UTF8Key(text: name)] ?? .impossible, scope)
        case .root:
            return (scopes[scope].root, scope)
        default:
            return nil
        }
    }

    /// A node in which types and names of the scope are replaced by names of definitions.
    private mutating func resolve(_ node: SchemaNode, scope: Int) -> SchemaNode {
        var types: [GenerableType] = []
        var found = node
        var foundScope = scope
        var name: String?
        var remaining = Self.longestChain
        while true {
            switch found.form {
            case .type(let type):
                if let index = definitionsByType[type] {
                    return node.replacing(definitions[index].reference)
                }
                types.append(type)
                name = type.name
            case .reference(let reference):
                name = reference
            default:
                break
            }
            guard let next = target(of: found, scope: foundScope) else { break }
            if remaining == 0 { return .impossible }
            remaining -= 1
            (found, foundScope) = (next.node, next.scope)
        }
        if found.form.isLeaf {
            var leaf = found
            leaf.description = node.description ?? found.description
            return leaf
        }
        // An array or a choice without name is written where it stands, unless it was referred to.
        let isReferredTo = node.form != found.form
        if !isReferredTo, !found.form.isNamed { return resolveParts(of: found, scope: foundScope) }
        let index = define(
            found, scope: foundScope, types: types, name: name ?? found.name ?? "Content")
        return isReferredTo
            ? node.replacing(definitions[index].reference)
            : SchemaNode(definitions[index].reference)
    }

    /// The index of the definition of a node, made if there is none yet.
    @discardableResult
    private mutating func define(
        _ node: SchemaNode, scope: Int, types: [GenerableType], name: String?
    ) -> Int {
        let types = types + (node.form.type.map { [$0] } ?? [])
        let source = Source(scope: scope, node: ExactNode(node))
        let known =
            types.lazy.compactMap { [definitionsByType] in definitionsByType[$0] }.first
            ?? definitionsBySource[source]
        let index = known ?? definitions.count
        for type in types { definitionsByType[type] = index }
        if known != nil { return index }
        definitionsBySource[source] = index
        definitions.append(Definition(name: name.map { uniqueName($0) }))
        definitions[index].node = resolveParts(of: node, scope: scope)
        return index
    }

    private mutating func uniqueName(_ name: String) -> String {
        var candidate = name
        while !names.insert(UTF8Key(text: candidate)).inserted {
            let number = nextNumbers[UTF8Key(text: name), default: 2]
            candidate = name + String(number)
            nextNumbers[UTF8Key(text: name)] = number + 1
        }
        return candidate
    }

    private mutating func resolveParts(of node: SchemaNode, scope: Int) -> SchemaNode {
        var node = node
        switch node.form {
        case .array(var array):
            array.item = resolve(array.item, scope: scope)
            node.form = .array(array)
        case .union(var union):
            for index in union.members.indices {
                union.members[index] = resolve(union.members[index], scope: scope)
            }
            node.form = .union(union)
        case .object(var object):
            for index in object.properties.indices {
                object.properties[index].node = resolve(
                    object.properties[index].node, scope: scope)
            }
            if case .values(let values) = object.additional {
                object.additional = .values(resolve(values, scope: scope))
            }
            node.form = .object(object)
        default:
            break
        }
        return node
    }
}

extension SchemaNode {
    /// A place that no value can take.
    static var impossible: SchemaNode { SchemaNode(.union(UnionForm(members: []))) }

    fileprivate func replacing(_ form: Form) -> SchemaNode {
        var node = self
        node.form = form
        return node
    }
}

extension SchemaNode.Form {
    /// Whether there are no parts, so that the form is written wherever it is needed.
    fileprivate var isLeaf: Bool {
        switch self {
        case .null, .boolean, .number, .string: true
        default: false
        }
    }

    /// Whether the form is always written as a definition.
    fileprivate var isNamed: Bool {
        switch self {
        case .object: true
        case .union(let union): union.name != nil
        default: false
        }
    }

    /// The type that the form is made for, if it is one.
    fileprivate var type: GenerableType? {
        switch self {
        case .object(let object): object.type
        case .union(let union): union.type
        case .string(let string): string.type
        default: nil
        }
    }
}
