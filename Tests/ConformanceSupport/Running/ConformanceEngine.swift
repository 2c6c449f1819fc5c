import Constraints
import OrderedJSON

/// Compiles schemas and judges instances by matching their text; it never sees what is expected.
public struct ConformanceEngine: Sendable {
    /// What schemas are read with.
    public var options: JSONSchema.Options
    /// A model's vocabulary; nil if instances are only judged byte by byte.
    public let vocabulary: ConformanceVocabulary?
    /// The vocabulary's tokens, none without one.
    public let tokens: TokenVocabulary

    /// Creates an engine without generation bounds.
    ///
    /// - Parameters:
    ///   - vocabulary: A model's vocabulary; nil to judge instances byte by byte.
    ///   - options: What schemas are read with.
    public init(
        _ vocabulary: ConformanceVocabulary? = nil,
        options: JSONSchema.Options = JSONSchema.Options(bounds: .none)
    ) {
        self.vocabulary = vocabulary
        self.options = options
        tokens = vocabulary?.tokens ?? TokenVocabulary(tokenBytes: [], endTokens: [])
    }

    /// A schema ready for matching, with the time that took.
    public struct Compiled {
        /// The schema.
        public let schema: JSONSchema
        /// The constraint.
        public let constraint: CompiledConstraint
        /// From the schema's text to a matcher that is ready.
        public let duration: Duration
    }

    /// Compiles a schema from its text, with nothing remembered from before and nothing put off.
    ///
    /// - Throws: `ConstraintError` if the schema is refused, `JSONError` if it is no JSON.
    public func compile(_ text: [UInt8]) throws -> Compiled {
        let start = ContinuousClock.now
        let schema = try JSONSchema(JSONValue(parsing: text), options: options)
        let constraint = try Constraint.jsonSchema(schema).compiled()
        _ = matcher(constraint)
        return Compiled(
            schema: schema, constraint: constraint, duration: ContinuousClock.now - start)
    }

    /// A matcher at the start of a document.
    public func matcher(_ constraint: CompiledConstraint) -> ConstraintMatcher {
        ConstraintMatcher(constraint, vocabulary: tokens)
    }

    /// Whether a text meets a constraint, byte by byte.
    ///
    /// - Throws: `ConstraintError` if the text can be read in too many ways.
    public func accepts(_ text: [UInt8], _ constraint: CompiledConstraint) throws -> Bool {
        let matcher = matcher(constraint)
        return try matcher.advance(bytes: text) && matcher.canEnd
    }

    /// Writes tokens under a constraint, with a full mask before each and before the end.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of a text that the constraint allows.
    ///   - constraint: The constraint.
    ///   - onMask: Called with the time that each mask took.
    /// - Returns: Whether each token was in its mask, and an end token in the last one.
    /// - Throws: `ConstraintError` if the text can be read in too many ways.
    public func write(
        _ tokens: [Int], _ constraint: CompiledConstraint, onMask: (Duration) -> Void
    ) throws -> Bool {
        let matcher = matcher(constraint)
        var mask = TokenMask(tokenCount: self.tokens.count)
        for position in 0...tokens.count {
            let start = ContinuousClock.now
            try matcher.fillMask(&mask)
            onMask(ContinuousClock.now - start)
            guard position < tokens.count else { break }
            guard mask.contains(tokens[position]), try matcher.advance(token: tokens[position])
            else { return false }
        }
        return self.tokens.endTokens.allSatisfy { mask.contains($0) }
    }
}
