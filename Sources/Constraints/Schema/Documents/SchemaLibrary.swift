import OrderedJSON

/// The schemas of a document and of the documents it refers to, read and linked.
struct SchemaLibrary: Sendable {
    /// All schemas; the first is the root of the main document.
    var nodes: [SchemaNode] = []
    /// The parts of documents that have addresses of their own.
    var resources: [Resource] = []
    /// Keywords that assert nothing, by name, with the place where each stands first.
    var annotations: [String: JSONPath] = [:]
    /// Keywords that no draft defines, by name, with the place where each stands first.
    var unknownKeywords: [String: JSONPath] = [:]
    /// Whether any schema has a dynamic reference.
    var hasDynamicReferences = false
    /// Whether any schema is about copied values.
    var hasCopies = false

    /// A part of a document with an address (JSON Schema 2020-12, section 4.3.5).
    struct Resource: Sendable {
        var address: String
        var document: Int
        var root: Int
        var anchors: [[UInt8]: Int] = [:]
        var dynamicAnchors: [[UInt8]: Int] = [:]
    }
}

extension SchemaLibrary {
    /// Reads a schema.
    ///
    /// - Parameters:
    ///   - schema: The main document.
    ///   - remotes: Other documents by address, for references that lead out of the main one.
    ///   - limits: How large and deep schemas may be.
    /// - Throws: `tooLarge` if a limit is passed. What is wrong with single schemas is noted in
    ///   their nodes.
    init(
        _ schema: JSONValue, remotes: [String: JSONValue], limits: SchemaLimits
    ) throws(ConstraintError) {
        var reader = SchemaReader(main: schema, remotes: remotes, limits: limits)
        self = try reader.read()
    }
}
