/// The draft of JSON Schema whose meaning a schema has, as `$schema` says.
struct SchemaDialect: Sendable, Hashable {
    /// The drafts, in order of publication.
    enum Draft: Int, Sendable, Comparable {
        case draft4 = 4
        case draft6 = 6
        case draft7 = 7
        case draft201909 = 2019
        case draft202012 = 2020

        static func < (left: Draft, right: Draft) -> Bool { left.rawValue < right.rawValue }
    }

    /// The draft that decides where drafts differ.
    var draft: Draft
    /// Whether spellings of other drafts are read too, where they cannot mean anything else.
    var isTolerant: Bool
    /// Whether the keywords of the validation vocabulary assert anything.
    var validates = true

    /// What a schema without `$schema` has: draft 2020-12, older spellings allowed.
    static let unspecified = SchemaDialect(draft: .draft202012, isTolerant: true)

    /// The dialect that a metaschema's address names; nil if no draft has it.
    ///
    /// - Parameter address: The value of `$schema`.
    init?(metaschema address: String) {
        var name = Substring(address)
        if name.hasSuffix("#") { name = name.dropLast() }
        for scheme in ["http://", "https://"] where name.hasPrefix(scheme) {
            name = name.dropFirst(scheme.count)
        }
        switch name {
        case "json-schema.org/draft-04/schema": draft = .draft4
        case "json-schema.org/draft-06/schema": draft = .draft6
        case "json-schema.org/draft-07/schema": draft = .draft7
        case "json-schema.org/draft/2019-09/schema": draft = .draft201909
        case "json-schema.org/draft/2020-12/schema": draft = .draft202012
        case "json-schema.org/schema":
            self = .unspecified
            return
        default: return nil
        }
        isTolerant = false
    }

    init(draft: Draft, isTolerant: Bool, validates: Bool = true) {
        self.draft = draft
        self.isTolerant = isTolerant
        self.validates = validates
    }

    /// Whether keywords beside `$ref` are ignored.
    var referenceOverridesSiblings: Bool { draft <= .draft7 }

    /// The keyword that names a schema's address.
    var identifierKeyword: String { draft == .draft4 ? "id" : "$id" }

    /// Whether `items` may be an array, with `additionalItems` beside it.
    var hasItemLists: Bool { draft < .draft202012 || isTolerant }

    /// Whether `exclusiveMinimum` and `exclusiveMaximum` may be Booleans.
    var hasBooleanExclusiveBounds: Bool { draft == .draft4 || isTolerant }

    /// Whether `exclusiveMinimum` and `exclusiveMaximum` may be numbers.
    var hasNumericExclusiveBounds: Bool { draft >= .draft6 }
}
