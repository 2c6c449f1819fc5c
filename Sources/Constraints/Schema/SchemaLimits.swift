/// How large schemas may be before they are refused as too large.
public struct SchemaLimits: Sendable, Hashable {
    /// Schemas inside schemas.
    public var depth = 200
    /// Schemas that apply each other to one value, as by `$ref`; each takes some of the stack.
    public var applications = 100
    /// Schemas and values inside each other in validation; each takes some of the stack.
    public var validationDepth = 256
    /// Schemas altogether, those of other documents included.
    public var schemas = 50_000
    /// Values that one `enum` may list.
    public var enumeratedValues = 100_000
    /// Alternatives that one schema's meaning may be split into, for each type.
    public var alternatives = 256
    /// Different combinations of schemas that a document's parts may have to meet.
    public var combinations = 20_000
    /// Steps of merging: properties of merged alternatives and states of merged automata.
    public var mergingSteps = 2_000_000
    /// Nodes of the grammar.
    public var grammarNodes = 200_000

    /// Creates the usual limits.
    public init() {}
}
