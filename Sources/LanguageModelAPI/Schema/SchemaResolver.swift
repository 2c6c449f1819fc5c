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

    /// What a node stands for.
    private struct Found {
        var node: SchemaNode
        var scope: Int
        /// The types and the last name on the way.
        var types: [GenerableType] = []
        var name: String?
        var isReferredTo = false
    }

    private enum Destination {
        case definition(Int)
        case form(Found)
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
        var root = SchemaNode.impossible
        if case .form(let found) = follow(schema.root, scope: 0) {
            root = found.node
            if !root.form.isLeaf { define(found, name: nil) }
        }
        return ResolvedSchema(
            root: definitions.first?.node ?? root,
            definitions: definitions.compactMap { definition in
                guard let name = definition.name, let node = definition.node else { return nil }
                return (name, node)
            })
    }

    /// Follows types and names to what they stand for; an unknown name stands for nothing.
    private mutating func follow(_ start: SchemaNode, scope: Int) -> Destination {
        var found = Found(node: start, scope: scope)
        for _ in 0..<Self.longestChain {
            switch found.node.form {
            case .type(let type):
                if let index = definitionsByType[type] { return .definition(index) }
                let schema = type.type.generationSchema
                scopes.append(Scope(root: schema.root, definitions: schema.definitions))
                found.scope = scopes.count - 1
                found.types.append(type)
                found.name = type.name
                found.node = schema.root
            case .reference(let name):
                found.name = name
                found.node = scopes[found.scope].definitions[UTF8Key(text: name)] ?? .impossible
            case .root:
                found.node = scopes[found.scope].root
            default:
                return .form(found)
            }
            found.isReferredTo = true
        }
        return .form(Found(node: .impossible, scope: scope))
    }

    /// A node in which types and names of the scope are replaced by names of definitions.
    private mutating func resolve(_ node: SchemaNode, scope: Int) -> SchemaNode {
        switch follow(node, scope: scope) {
        case .definition(let index):
            return node.replacing(definitions[index].reference)
        case .form(let found) where found.node.form.isLeaf:
            var leaf = found.node
            leaf.description = node.description ?? leaf.description
            for (name, value) in node.keywords { leaf.keywords[name] = value }
            return leaf
        case .form(let found) where found.isReferredTo:
            let name = found.name ?? found.node.name ?? "Content"
            return node.replacing(definitions[define(found, name: name)].reference)
        case .form(let found):
            // An array or a choice without name is written where it stands.
            guard found.node.form.isNamed, let name = found.node.name else {
                return resolveParts(of: found.node, scope: found.scope)
            }
            return SchemaNode(definitions[define(found, name: name)].reference)
        }
    }

    /// The index of the definition of a node, made if there is none yet.
    @discardableResult
    private mutating func define(_ found: Found, name: String?) -> Int {
        let types = found.types + (found.node.form.type.map { [$0] } ?? [])
        let source = Source(scope: found.scope, node: ExactNode(found.node))
        let known =
            types.lazy.compactMap { [definitionsByType] in definitionsByType[$0] }.first
            ?? definitionsBySource[source]
        let index = known ?? definitions.count
        for type in types { definitionsByType[type] = index }
        if known != nil { return index }
        definitionsBySource[source] = index
        definitions.append(Definition(name: name.map { uniqueName($0) }))
        definitions[index].node = resolveParts(of: found.node, scope: found.scope)
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
