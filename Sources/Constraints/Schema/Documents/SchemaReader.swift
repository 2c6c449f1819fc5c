import OrderedJSON

/// Reads documents into a library: finds schemas, addresses and anchors, and links references.
struct SchemaReader {
    var library: SchemaLibrary
    let limits: SchemaLimits
    let remotes: [String: JSONValue]
    var documents: [JSONValue]
    var nodesByPlace: [Place: Int] = [:]
    var resourcesByAddress: [String: Int] = [:]
    private var unlinkedNodes = 0

    /// A place in a document, as a JSON Pointer.
    struct Place: Hashable {
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

    mutating func readDocument(_ document: Int, address: String) throws(ConstraintError) {
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
        if let metaschema = object["$schema"],
            context.pointer.isEmpty || object.contains(key: "$id")
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
