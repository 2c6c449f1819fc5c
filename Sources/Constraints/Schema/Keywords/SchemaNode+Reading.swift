import OrderedJSON

extension SchemaNode {
    /// Notes that a keyword's value is not what the drafts allow.
    mutating func refuseMalformed(_ keyword: String?, expected: String, _ value: JSONValue) {
        refusals.append(
            ConstraintError(
                .invalidSchema, path: keyword.map { path.appending($0) } ?? path, keyword: keyword,
                expected: expected, found: value.excerpt))
    }

    /// Refuses `x-verbatim` beside a type or values that leave nothing to copy.
    mutating func refuseCopiesThatAreNoStrings() {
        guard strings.verbatim != nil else { return }
        let hasStringType = types?.contains(.string) ?? true
        guard hasStringType, values?.contains(where: { $0.stringValue != nil }) ?? true else {
            refusals.append(
                ConstraintError(
                    .unsupported, path: path.appending("x-verbatim"), keyword: "x-verbatim",
                    expected: "a schema that allows strings",
                    found: hasStringType ? "an enumeration without any" : "a type without any"))
            return
        }
    }

    /// The value of a keyword that counts something; absurdly large counts are capped.
    mutating func count(_ keyword: String, _ value: JSONValue) -> Int? {
        guard let number = value.numberValue, let decimal = ExactDecimal(number),
            !decimal.isNegative, decimal.isInteger
        else {
            refuseMalformed(keyword, expected: "a whole number of at least 0", value)
            return nil
        }
        return min(number.intValue ?? Int.max, Int.max / 4)
    }

    /// The value of a keyword that lists names.
    mutating func names(_ keyword: String, _ value: JSONValue) -> [[UInt8]]? {
        guard let elements = value.arrayValue, elements.allSatisfy({ $0.stringValue != nil }) else {
            refuseMalformed(keyword, expected: "an array of strings", value)
            return nil
        }
        return elements.compactMap { $0.stringValue.map { Array($0.utf8) } }
    }

    /// Forgets what the validation vocabulary asserts, for dialects without it.
    mutating func dropAssertions() {
        types = nil
        values = nil
        numbers = NumberKeywords()
        strings.minimumLength = 0
        strings.maximumLength = nil
        strings.pattern = nil
        arrays.minimumCount = 0
        arrays.maximumCount = nil
        arrays.isUnique = false
        arrays.minimumContains = 1
        arrays.maximumContains = nil
        objects.required = []
        objects.minimumCount = 0
        objects.maximumCount = nil
        objects.dependentRequired = []
    }
}

extension JSONPath {
    /// The path of a member.
    func appending(_ key: String) -> JSONPath { JSONPath(components + [.key(key)]) }
}

extension JSONValue {
    /// Whether the value has the form of a schema.
    var isSchema: Bool {
        switch self {
        case .bool, .object: true
        default: false
        }
    }

    /// The value for error texts, cut where it is long.
    var excerpt: String {
        let text = jsonText()
        let start = String(text.unicodeScalars.prefix(40))
        return start.utf8.count < text.utf8.count ? "`\(start)…`" : "`\(text)`"
    }
}
