import OrderedJSON

/// What of a schema can be enforced, and what is only read.
public struct SchemaReport: Sendable {
    /// A keyword and the first place where it stands.
    public struct Keyword: Sendable, Hashable {
        /// The keyword.
        public let name: String
        /// The way to the first schema that has it.
        public let path: JSONPath
    }

    /// What cannot be enforced exactly, with its place; empty if the schema is supported.
    public let refusals: [ConstraintError]
    /// Keywords that describe and assert nothing, by name.
    public let annotations: [Keyword]
    /// Keywords that the schema's draft does not define and that assert nothing, by name.
    public let unknownKeywords: [Keyword]

    /// Whether the whole schema can be enforced exactly.
    public var isSupported: Bool { refusals.isEmpty }
}

extension JSONSchema {
    /// What of the schema can be enforced: all refusals, not only the first.
    ///
    /// - Complexity: That of compiling the schema.
    public func report() -> SchemaReport {
        var compiler = SchemaCompiler(algebra(), bounds: options.bounds, limits: options.limits)
        var refusals: [ConstraintError] = []
        do throws(ConstraintError) {
            _ = try compiler.compile()
        } catch {
            refusals.append(error)
        }
        return SchemaReport(
            refusals: compiler.refusals + refusals,
            annotations: Self.keywords(library.annotations),
            unknownKeywords: Self.keywords(library.unknownKeywords))
    }

    private static func keywords(_ places: [String: JSONPath]) -> [SchemaReport.Keyword] {
        places.map { SchemaReport.Keyword(name: $0.key, path: $0.value) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}
