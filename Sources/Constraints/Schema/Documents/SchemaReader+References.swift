import OrderedJSON

extension SchemaReader {
    /// Finds the targets of a node's references.
    mutating func linkReferences(of index: Int) throws(ConstraintError) {
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
    private mutating func node(at pointer: [UInt8], in resource: Int) throws(ConstraintError)
        -> Int?
    {
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

    /// The text of a pointer's token; nil if it is not UTF-8 or has an escape that is none.
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
            } else if byte == UInt8(ascii: "~") {
                return nil
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
