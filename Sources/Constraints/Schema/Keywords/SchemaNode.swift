import OrderedJSON

/// One schema of a document, with its keywords read and its subschemas as indices of nodes.
struct SchemaNode: Sendable {
    /// The document's number in the library.
    var document: Int
    /// The way to the schema from its document's root.
    var path: JSONPath
    /// The index of the resource, the part of a document with one address, that holds it.
    var resource: Int
    /// The meaning of the keywords.
    var dialect: SchemaDialect

    /// The value of a schema that is `true` or `false`.
    var boolean: Bool?
    /// What makes the schema unusable, whatever the rest says.
    var refusals: [ConstraintError] = []

    var reference: Reference?
    var dynamicReference: Reference?

    var types: TypeSet?
    /// `enum`, or `const` as an enumeration of one.
    var values: [JSONValue]?
    var numbers = NumberKeywords()
    var strings = StringKeywords()
    var arrays = ArrayKeywords()
    var objects = ObjectKeywords()

    var allOf: [Int] = []
    var anyOf: [Int]?
    var oneOf: [Int]?
    var not: Int?
    var condition: Int?
    var consequence: Int?
    var alternative: Int?

    /// `x-abstain`: the margin by which a model must prefer a value over its absence.
    var abstention: Double?

    /// Whether the schema allows everything.
    var isUnconstrained: Bool {
        boolean == nil && reference == nil && hasNoAssertionBesideReference
    }

    /// Whether the schema is what its reference leads to, and nothing else.
    var isPlainReference: Bool { reference != nil && hasNoAssertionBesideReference }

    private var hasNoAssertionBesideReference: Bool {
        refusals.isEmpty && dynamicReference == nil && types == nil && values == nil
            && numbers.isEmpty && strings.isEmpty && arrays.isEmpty && objects.isEmpty
            && allOf.isEmpty && anyOf == nil && oneOf == nil && not == nil && condition == nil
            && abstention == nil
    }

    /// A `$ref` or `$dynamicRef`.
    struct Reference: Sendable {
        /// The text as written.
        var text: String
        /// `$ref`, `$dynamicRef` or `$recursiveRef`.
        var keyword: String
        /// The node it names by itself; nil if there is none.
        var target: Int?
        /// The dynamic anchor that the dynamic scope is searched for.
        var dynamicAnchor: [UInt8]?
    }

    /// What numbers must meet.
    struct NumberKeywords: Sendable {
        var minimum: JSONNumber?
        var maximum: JSONNumber?
        var exclusiveMinimum: JSONNumber?
        var exclusiveMaximum: JSONNumber?
        var multipleOf: JSONNumber?
        var isEmpty: Bool {
            minimum == nil && maximum == nil && exclusiveMinimum == nil
                && exclusiveMaximum == nil && multipleOf == nil
        }
    }

    /// What strings must meet.
    struct StringKeywords: Sendable {
        var minimumLength = 0
        var maximumLength: Int?
        var pattern: String?
        var format: String?
        var verbatim: VerbatimKeyword?
        var isEmpty: Bool {
            minimumLength == 0 && maximumLength == nil && pattern == nil && format == nil
                && verbatim == nil
        }
    }

    /// What arrays must meet.
    struct ArrayKeywords: Sendable {
        var prefix: [Int] = []
        var rest: Int?
        /// The keyword that `rest` was written as.
        var restKeyword = "items"
        var minimumCount = 0
        var maximumCount: Int?
        var contains: Int?
        var minimumContains = 1
        var maximumContains: Int?
        var isUnique = false
        var unevaluated: Int?
        var isEmpty: Bool {
            prefix.isEmpty && rest == nil && minimumCount == 0 && maximumCount == nil
                && contains == nil && !isUnique && unevaluated == nil
        }
    }

    /// What objects must meet.
    struct ObjectKeywords: Sendable {
        var properties: [Property] = []
        var patterns: [Pattern] = []
        var additional: Int?
        var required: [[UInt8]] = []
        var minimumCount = 0
        var maximumCount: Int?
        var names: Int?
        var dependentRequired: [(key: [UInt8], required: [[UInt8]])] = []
        var dependentSchemas: [Property] = []
        var unevaluated: Int?
        /// `x-order`: the order in which properties are written.
        var order: [[UInt8]] = []
        var isEmpty: Bool {
            properties.isEmpty && patterns.isEmpty && additional == nil && required.isEmpty
                && minimumCount == 0 && maximumCount == nil && names == nil
                && dependentRequired.isEmpty && dependentSchemas.isEmpty && unevaluated == nil
        }
    }

    struct Property: Sendable {
        var key: [UInt8]
        var schema: Int
    }

    struct Pattern: Sendable {
        var pattern: String
        var schema: Int
    }

    /// `x-verbatim`: a string that must be a span of a source text.
    struct VerbatimKeyword: Sendable {
        var rule = VerbatimRule()
        var pattern: String?
    }
}
