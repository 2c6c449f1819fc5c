import OrderedJSON

/// Structured content: what a model generated, or what is to be shown to one.
///
/// Content is JSON that keeps the order of properties and the digits of numbers. While it is being
/// generated it may be incomplete: ``isComplete`` tells, for each part of it.
///
/// Equality compares kinds and identities, and properties in order; numbers are equal if their
/// values are, strings if their bytes are.
public struct GeneratedContent: Sendable {
    /// What the content is, with numbers as written.
    indirect enum Storage: Sendable {
        case null
        case bool(Bool)
        case number(GeneratedNumber)
        case string(String)
        case array([GeneratedContent])
        case structure(GeneratedProperties)
    }

    /// The identity of the object, the same in all snapshots of one response.
    public var id: GenerationID?

    /// Whether all of the content is there.
    ///
    /// Content that was read from the beginning of a JSON text is incomplete, and so are the
    /// string, array or object where the text ends and everything around them.
    public let isComplete: Bool

    let storage: Storage

    /// Whether a property that is read without an optional must not be a string that is still open.
    ///
    /// This is so while a type is made of incomplete content: a discriminator `good` that becomes
    /// `goodEnough` would change the case of an enumeration.
    var demandsCompleteStrings = false

    init(_ storage: Storage, id: GenerationID? = nil, isComplete: Bool = true) {
        self.storage = storage
        self.id = id
        switch storage {
        case .array(let elements):
            self.isComplete = isComplete && elements.allSatisfy(\.isComplete)
        case .structure(let properties):
            self.isComplete = isComplete && properties.values.allSatisfy(\.isComplete)
        default:
            self.isComplete = isComplete
        }
    }

    /// Creates content from a value.
    ///
    /// - Parameter value: The value, whose content's identity is kept.
    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }

    /// Creates content from a value and gives it an identity.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - id: The identity.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// Creates a structure from properties.
    ///
    /// Of properties with the same name the last one's value counts, at the place of the first.
    ///
    /// - Parameters:
    ///   - properties: Names and values, in the order of the schema.
    ///   - id: The identity of the structure.
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>,
        id: GenerationID? = nil
    ) {
        var members = GeneratedProperties()
        for (name, value) in properties { members[name] = value.generatedContent }
        self.init(.structure(members), id: id)
    }

    /// Creates a structure from properties, of which some may have the same name.
    ///
    /// - Parameters:
    ///   - properties: Names and values, in the order of the schema.
    ///   - id: The identity of the structure.
    ///   - combine: Makes one value of two with the same name, the earlier one first.
    /// - Throws: What `combine` throws.
    public init<S>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws ->
            some ConvertibleToGeneratedContent
    ) rethrows where S: Sequence, S.Element == (String, any ConvertibleToGeneratedContent) {
        var members = GeneratedProperties()
        for (name, value) in properties {
            let content = value.generatedContent
            members[name] =
                if let earlier = members[name] {
                    try combine(earlier, content).generatedContent
                } else {
                    content
                }
        }
        self.init(.structure(members), id: id)
    }

    /// Creates an array from its elements.
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - id: The identity of the array.
    public init<S>(elements: S, id: GenerationID? = nil)
    where S: Sequence, S.Element == any ConvertibleToGeneratedContent {
        self.init(.array(elements.map(\.generatedContent)), id: id)
    }
}

extension GeneratedContent: Equatable {
    /// Whether both have the same kind, value and identity.
    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool {
        guard left.id == right.id else { return false }
        return switch (left.storage, right.storage) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameUTF8(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.structure(let left), .structure(let right)): left == right
        default: false
        }
    }
}
