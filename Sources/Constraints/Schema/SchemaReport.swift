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
    /// Keywords that the schema's draft does not define and that assert nothing, by name, then
    /// values of `format` that no draft defines, as `format: name`.
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
            let grammar = try compiler.compile()
            if compiler.refusals.isEmpty { try grammar.checkStart() }
        } catch {
            refusals.append(error)
        }
        return SchemaReport(
            refusals: compiler.refusals + refusals,
            annotations: Self.keywords(library.annotations),
            unknownKeywords: unknownKeywords)
    }

    /// Keywords that the schema's draft does not define and that assert nothing, by name, then values
    /// of `format` that no draft defines, as `format: name`.
    ///
    /// They may be mistyped. Nothing is compiled to find them; ``report()`` has them too.
    public var unknownKeywords: [SchemaReport.Keyword] {
        Self.keywords(library.unknownKeywords) + unknownFormats
    }

    /// The formats that no draft defines, which describe only, as `format: name`.
    private var unknownFormats: [SchemaReport.Keyword] {
        var places: [String: JSONPath] = [:]
        for node in library.nodes {
            guard let format = node.strings.format, !FormatLanguage.isDefined(format) else {
                continue
            }
            let name = "format: \(format)"
            places[name] = places[name] ?? node.path
        }
        return Self.keywords(places)
    }

    private static func keywords(_ places: [String: JSONPath]) -> [SchemaReport.Keyword] {
        places.map { SchemaReport.Keyword(name: $0.key, path: $0.value) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}

extension Grammar {
    /// Checks that some document satisfies the grammar and that matching can begin.
    ///
    /// Sources are not known yet, so copied values may be any text that their rules could allow.
    fileprivate func checkStart() throws(ConstraintError) {
        var grammar = self
        for (node, rule) in verbatimRules() { grammar.nodes[node] = rule.possibleTexts }
        do {
            let sources = try VerbatimSources([])
            var machine = Machine(try CompiledGrammar(grammar, sources: sources))
            defer { machine.deallocate() }
            try machine.checkThreadLimit()
        } catch {
            var error = error
            error.path = error.path ?? JSONPath()
            throw error
        }
    }
}

extension VerbatimRule {
    /// The texts that a copied value could be, whatever the sources are.
    fileprivate var possibleTexts: Grammar.Node {
        let minimum = max(minimumLength, 1)
        let isPossible =
            sources?.isEmpty != true && maximumLength ?? Int.max >= minimum
            && pattern?.isEmpty != true
        return isPossible ? .string(minimum: minimum, maximum: maximumLength) : .never
    }
}
