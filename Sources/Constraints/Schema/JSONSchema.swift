import OrderedJSON

/// A JSON Schema of draft-04, -06, -07, 2019-09 or 2020-12, read and ready to be enforced.
///
/// `$schema` selects the draft; without it draft 2020-12 holds, and spellings of older drafts are
/// read where they can mean nothing else.
public struct JSONSchema: Sendable {
    /// What a schema is read with.
    public struct Options: Sendable {
        /// Whether `format` is enforced; otherwise it only describes.
        public var assertsFormat: Bool
        /// Documents that references may lead to, by address.
        public var remoteDocuments: [String: JSONValue]
        /// How long what the schema leaves open may become.
        public var bounds: GenerationBounds
        /// How large schemas may be.
        public var limits: SchemaLimits

        /// Creates options.
        ///
        /// - Parameters:
        ///   - assertsFormat: Whether `format` is enforced; otherwise it only describes.
        ///   - remoteDocuments: Documents that references may lead to, by address.
        ///   - bounds: How long what the schema leaves open may become.
        ///   - limits: How large schemas may be.
        public init(
            assertsFormat: Bool = true, remoteDocuments: [String: JSONValue] = [:],
            bounds: GenerationBounds = GenerationBounds(), limits: SchemaLimits = SchemaLimits()
        ) {
            self.assertsFormat = assertsFormat
            self.remoteDocuments = remoteDocuments
            self.bounds = bounds
            self.limits = limits
        }
    }

    let library: SchemaLibrary
    let options: Options

    /// Reads a schema and finds what its references lead to.
    ///
    /// - Parameters:
    ///   - value: The schema.
    ///   - options: What to read it with.
    /// - Throws: ``ConstraintError`` of code `tooLarge`. What cannot be enforced shows when the
    ///   schema is compiled, or in its ``report()``.
    public init(_ value: JSONValue, options: Options = Options()) throws(ConstraintError) {
        library = try SchemaLibrary(
            value, remotes: options.remoteDocuments, limits: options.limits)
        self.options = options
    }

    /// Whether a value meets the schema.
    ///
    /// - Parameter value: The value.
    /// - Returns: Whether every keyword holds.
    /// - Throws: ``ConstraintError`` if a keyword that matters cannot be decided.
    public func allows(_ value: JSONValue) throws(ConstraintError) -> Bool {
        var validator = SchemaValidator(
            library, assertsFormat: options.assertsFormat, limits: options.limits)
        return try validator.isValid(value)
    }

    /// The grammar of the JSON texts that meet the schema, trimmed.
    ///
    /// - Throws: ``ConstraintError``, the first of what cannot be enforced exactly.
    func grammar() throws(ConstraintError) -> Grammar {
        var compiler = SchemaCompiler(algebra(), bounds: options.bounds, limits: options.limits)
        let grammar = try compiler.compile()
        if let refusal = compiler.refusals.first { throw refusal }
        return grammar
    }

    func algebra() -> SchemaAlgebra {
        SchemaAlgebra(library, assertsFormat: options.assertsFormat, limits: options.limits)
    }
}
