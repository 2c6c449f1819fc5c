extension GeneratedContent {
    /// The kinds of content, which are those of JSON.
    public enum Kind: Sendable {
        /// Nothing.
        case null
        /// A Boolean.
        case bool(Bool)
        /// A number; content keeps more digits of it than `Double` has.
        case number(Double)
        /// A string.
        case string(String)
        /// An array.
        case array([GeneratedContent])
        /// An object, with its keys in order.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// Creates content of a kind.
    ///
    /// Keys of a structure that are not in `orderedKeys` follow in the order of their code points;
    /// ordered keys without a value are left out.
    ///
    /// - Parameters:
    ///   - kind: The kind, with the value.
    ///   - id: The identity of the content.
    public init(kind: Kind, id: GenerationID? = nil) {
        let storage: Storage
        switch kind {
        case .null: storage = .null
        case .bool(let value): storage = .bool(value)
        case .number(let value): storage = .number(GeneratedNumber(value))
        case .string(let text): storage = .string(text)
        case .array(let elements): storage = .array(elements)
        case .structure(let properties, let orderedKeys):
            var members = GeneratedProperties()
            for key in orderedKeys { members[key] = properties[key] }
            let remaining = properties.keys.filter { members[$0] == nil }
            for key in remaining.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                members[key] = properties[key]
            }
            storage = .structure(members)
        }
        self.init(storage, id: id)
    }

    /// What kind of content this is, with the value.
    public var kind: Kind {
        switch storage {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let number): .number(number.doubleValue)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements)
        case .structure(let properties):
            .structure(
                properties: Dictionary(
                    zip(properties.names, properties.values),
                    uniquingKeysWith: { first, _ in first }),
                orderedKeys: properties.names)
        }
    }
}

extension GeneratedContent.Kind: Equatable {
    /// Whether both are of the same kind and have the same value.
    public static func == (left: GeneratedContent.Kind, right: GeneratedContent.Kind) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameUTF8(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.structure(let left, let leftKeys), .structure(let right, let rightKeys)):
            left == right && leftKeys.elementsEqual(rightKeys) { $0.hasSameUTF8(as: $1) }
        default: false
        }
    }
}
