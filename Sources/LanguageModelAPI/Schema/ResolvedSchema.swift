/// A schema without references to types: a root and the definitions that its parts refer to.
struct ResolvedSchema: Sendable {
    var root: SchemaNode
    /// The definitions, in the order in which the root needs them.
    var definitions: [(name: String, node: SchemaNode)]
}

extension GenerationSchema {
    /// The schema with the schemas of all types that it mentions.
    var resolved: ResolvedSchema {
        var resolver = SchemaResolver()
        return resolver.resolve(self)
    }
}
