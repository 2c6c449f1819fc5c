extension JSONSchema {
    /// Keywords that the schema's draft does not define and that assert nothing, by name.
    ///
    /// They may be mistyped. Nothing is compiled to find them; ``report()`` has them too.
    public var unknownKeywords: [SchemaReport.Keyword] {
        library.unknownKeywords.map { SchemaReport.Keyword(name: $0.key, path: $0.value) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}
