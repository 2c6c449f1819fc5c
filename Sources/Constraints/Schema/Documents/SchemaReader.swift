import OrderedJSON

/// Reads documents into a library: finds schemas, addresses and anchors, and links references.
struct SchemaReader {
    var library: SchemaLibrary
    let limits: SchemaLimits
    let remotes: [String: JSONValue]
    private var documents: [JSONValue]
    private var nodesByPlace: [Place: Int] = [:]
    private var resourcesByAddress: [String: Int] = [:]
    private var unlinkedNodes = 0

    /// A place in a document, as a JSON Pointer.
    private struct Place: Hashable {
        var document: Int
        var pointer: [UInt8]
    }

    /// Where a schema stands and what it inherits.
    struct Context {
        var document: Int
        var pointer: [UInt8]
        var path: JSONPath
        var resource: Int
        var dialect: SchemaDialect
        var depth: Int

        /// The context of a value inside.
        func child(_ steps: JSONPath.Component...) -> Context {
            var child = self
            for step in steps {
                child.path.components.append(step)
                child.pointer.append(UInt8(ascii: "/"))
                switch step {
                case .index(let index): child.pointer += Array(String(index).utf8)
                case .key(let key):
                    for byte in key.utf8 {
                        switch byte {
                        case UInt8(ascii: "~"): child.pointer += Array("~0".utf8)
                        case UInt8(ascii: "/"): child.pointer += Array("~1".utf8)
                        default: child.pointer.append(byte)
                        }
                    }
                }
            }
            child.depth += 1
            return child
        }
    }

    init(main: JSONValue, remotes: [String: JSONValue], limits: SchemaLimits) {
        self.remotes = remotes
        self.limits = limits
        documents = [main]
        library = SchemaLibrary()
    }

    /// Reads the main document and everything it refers to.
    mutating func read() throws(ConstraintError) -> SchemaLibrary {
        try readDocument(0, address: "")
        while unlinkedNodes < library.nodes.count {
            try linkReferences(of: unlinkedNodes)
            unlinkedNodes += 1
        }
        return library
    }

    private mutating func readDocument(_ document: Int, address: String) throws(ConstraintError) {
        let resource = library.resources.count
        library.resources.append(
            SchemaLibrary.Resource(
                address: address, document: document, root: library.nodes.count))
        resourcesByAddress[address] = resource
        let context = Context(
            document: document, pointer: [], path: JSONPath(), resource: resource,
            dialect: .unspecified, depth: 0)
        _ = try readSchema(documents[document], context)
    }

    /// Reads the schema at a place, unless that is done already.
    mutating func readSchema(
        _ value: JSONValue, _ context: Context
    ) throws(ConstraintError) -> Int {
        let place = Place(document: context.document, pointer: context.pointer)
        if let known = nodesByPlace[place] { return known }
        guard context.depth <= limits.depth, library.nodes.count < limits.schemas else {
            throw ConstraintError(
                .tooLarge, path: context.path,
                expected: "at most \(limits.schemas) schemas nested \(limits.depth) deep",
                found: "more")
        }
        let index = library.nodes.count
        nodesByPlace[place] = index
        var context = context
        var refusals: [ConstraintError] = []
        if case .object(let object) = value {
            enterResource(object, &context, index, &refusals)
        }
        var node = SchemaNode(
            document: context.document, path: context.path, resource: context.resource,
            dialect: context.dialect, refusals: refusals)
        library.nodes.append(node)
        try readKeywords(value, context, into: &node)
        library.nodes[index] = node
        return index
    }

    /// Notes the dialect, address and anchors of a schema.
    private mutating func enterResource(
        _ object: JSONObject, _ context: inout Context, _ index: Int,
        _ refusals: inout [ConstraintError]
    ) {
        if let metaschema = object["$schema"], context.pointer.isEmpty || object.contains(key: "$id")
        {
            if let dialect = metaschema.stringValue.flatMap(dialect(of:)) {
                context.dialect = dialect
            } else {
                refusals.append(
                    ConstraintError(
                        .unsupported, path: context.path, keyword: "$schema",
                        expected: "draft-04, -06, -07, 2019-09 or 2020-12",
                        found: "another metaschema"))
            }
        }
        let dialect = context.dialect
        let isReference = object["$ref"] != nil && dialect.referenceOverridesSiblings
        if let identifier = object[dialect.identifierKeyword]?.stringValue, !isReference {
            enter(address: identifier, &context, index)
        } else if dialect.isTolerant, let identifier = object["id"]?.stringValue {
            // Any object may have a member `id` in later drafts, so it names the schema only
            // where nothing else has the name, and leaves the base as it is.
            let base = URIReference(library.resources[context.resource].address)
            let address = URIReference(identifier).resolved(against: base)
            if let fragment = address.fragment, !fragment.isEmpty {
                let name = percentDecoded(fragment)
                if library.resources[context.resource].anchors[name] == nil {
                    library.resources[context.resource].anchors[name] = index
                }
            } else if resourcesByAddress[address.withoutFragment] == nil {
                resourcesByAddress[address.withoutFragment] = library.resources.count
                library.resources.append(
                    SchemaLibrary.Resource(
                        address: address.withoutFragment, document: context.document, root: index))
            }
        }
        if dialect.draft >= .draft201909 {
            if let anchor = object["$anchor"]?.stringValue {
                library.resources[context.resource].anchors[Array(anchor.utf8)] = index
            }
            if let anchor = object["$dynamicAnchor"]?.stringValue {
                library.resources[context.resource].anchors[Array(anchor.utf8)] = index
                library.resources[context.resource].dynamicAnchors[Array(anchor.utf8)] = index
            }
            if dialect.draft == .draft201909, object["$recursiveAnchor"]?.boolValue == true {
                library.resources[context.resource].dynamicAnchors[[]] = index
            }
        }
    }

    private mutating func enter(address: String, _ context: inout Context, _ index: Int) {
        let base = URIReference(library.resources[context.resource].address)
        let resolved = URIReference(address).resolved(against: base)
        if let fragment = resolved.fragment, !fragment.isEmpty {
            library.resources[context.resource].anchors[percentDecoded(fragment)] = index
            if address.utf8.first == UInt8(ascii: "#") { return }
        }
        let text = resolved.withoutFragment
        if library.resources[context.resource].root == index {
            // The document's own address replaces the one it was fetched from.
            library.resources[context.resource].address = text
            if resourcesByAddress[text] == nil { resourcesByAddress[text] = context.resource }
            return
        }
        context.resource = library.resources.count
        resourcesByAddress[text] = context.resource
        library.resources.append(
            SchemaLibrary.Resource(address: text, document: context.document, root: index))
    }

    /// The dialect that a `$schema` names, looked up in the known documents if no draft has it.
    private func dialect(of metaschema: String) -> SchemaDialect? {
        if let dialect = SchemaDialect(metaschema: metaschema) { return dialect }
        guard let document = remotes[URIReference(metaschema).withoutFragment],
            let base = document["$schema"]?.stringValue,
            var dialect = SchemaDialect(metaschema: base)
        else { return nil }
        if let vocabularies = document["$vocabulary"]?.objectValue {
            dialect.validates = vocabularies.keys.contains { $0.hasSuffix("/vocab/validation") }
            let isKnown = vocabularies.allSatisfy { name, isRequired in
                isRequired.boolValue == false || name.hasPrefix("https://json-schema.org/draft/")
            }
            guard isKnown else { return nil }
        }
        return dialect
    }
}

extension SchemaReader {
    /// Finds the targets of a node's references.
    private mutating func linkReferences(of index: Int) throws(ConstraintError) {
        let resource = library.nodes[index].resource
        if let reference = library.nodes[index].reference {
            let target = try target(reference.text, from: resource)
            library.nodes[index].reference?.target = target
        }
        if let reference = library.nodes[index].dynamicReference {
            library.hasDynamicReferences = true
            let target = try target(reference.text, from: resource)
            library.nodes[index].dynamicReference?.target = target
            guard let target else { return }
            let found = library.resources[library.nodes[target].resource]
            let fragment = URIReference(reference.text).fragment.map(percentDecoded) ?? []
            if found.dynamicAnchors[fragment] == target {
                library.nodes[index].dynamicReference?.dynamicAnchor = fragment
            }
        }
    }

    /// The node that a reference leads to; nil if there is none.
    private mutating func target(
        _ text: String, from resource: Int
    ) throws(ConstraintError) -> Int? {
        let base = URIReference(library.resources[resource].address)
        let address = URIReference(text).resolved(against: base)
        let fragment = address.fragment.map(percentDecoded) ?? []
        guard let found = try self.resource(at: address.withoutFragment) else { return nil }
        if fragment.isEmpty { return library.resources[found].root }
        guard fragment.first == UInt8(ascii: "/") else {
            return library.resources[found].anchors[fragment]
        }
        return try node(at: fragment, in: found)
    }

    private mutating func resource(at address: String) throws(ConstraintError) -> Int? {
        if let known = resourcesByAddress[address] { return known }
        guard let document = remotes[address] ?? remotes[address + "#"] else { return nil }
        documents.append(document)
        try readDocument(documents.count - 1, address: address)
        return resourcesByAddress[address]
    }

    /// The node at a JSON Pointer (RFC 6901) from a resource's root.
    private mutating func node(at pointer: [UInt8], in resource: Int) throws(ConstraintError) -> Int? {
        let root = library.nodes[library.resources[resource].root]
        var value = documents[root.document]
        var context = Context(
            document: root.document, pointer: [], path: JSONPath(), resource: root.resource,
            dialect: root.dialect, depth: 0)
        for step in root.path.components {
            guard let inner = Self.step(into: value, step) else { return nil }
            value = inner
            context = context.child(step)
        }
        for token in pointer.dropFirst().split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        {
            guard let name = Self.unescaped(token) else { return nil }
            let step: JSONPath.Component
            if case .array = value {
                guard let index = Int(name), index >= 0 else { return nil }
                step = .index(index)
            } else {
                step = .key(name)
            }
            guard let inner = Self.step(into: value, step) else { return nil }
            value = inner
            context = context.child(step)
            context.depth = 0
            if let known = nodesByPlace[Place(document: root.document, pointer: context.pointer)] {
                context.resource = library.nodes[known].resource
                context.dialect = library.nodes[known].dialect
            }
        }
        return try readSchema(value, context)
    }

    private static func step(into value: JSONValue, _ step: JSONPath.Component) -> JSONValue? {
        switch step {
        case .key(let key): value[key]
        case .index(let index): value[index]
        }
    }

    /// The text of a pointer's token; nil if it is not UTF-8.
    private static func unescaped(_ token: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = token
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "~"), rest.first == UInt8(ascii: "0") {
                rest = rest.dropFirst()
                bytes.append(byte)
            } else if byte == UInt8(ascii: "~"), rest.first == UInt8(ascii: "1") {
                rest = rest.dropFirst()
                bytes.append(UInt8(ascii: "/"))
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
