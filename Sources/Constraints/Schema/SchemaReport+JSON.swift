import OrderedJSON

extension SchemaReport {
    /// The report as programs read it.
    package var json: JSONValue {
        func list(_ keywords: [Keyword]) -> JSONValue {
            .array(
                keywords.map {
                    ["keyword": .string($0.name), "path": .string($0.path.description)]
                })
        }
        return [
            "supported": .bool(isSupported),
            "refused": .array(refusals.map { .string($0.description) }),
            "annotations": list(annotations),
            "unknown": list(unknownKeywords),
        ]
    }
}
