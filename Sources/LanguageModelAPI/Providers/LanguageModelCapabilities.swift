/// What a model can do beyond answering text with text.
public struct LanguageModelCapabilities: Sendable {
    /// One thing a model may be able to do.
    public struct Capability: Sendable, Hashable {
        package let name: String

        /// The model can look at images.
        public static var vision: Capability { Capability(name: "vision") }
        /// The model's responses follow a schema without exception.
        public static var guidedGeneration: Capability { Capability(name: "guidedGeneration") }
        /// The model can think before it answers, more or less as it is told.
        public static var reasoning: Capability { Capability(name: "reasoning") }
        /// The model can call tools.
        public static var toolCalling: Capability { Capability(name: "toolCalling") }
    }

    private let capabilities: Set<Capability>

    /// Creates the capabilities of a model.
    ///
    /// - Parameter capabilities: What the model can do.
    public init(_ capabilities: [Capability]) { self.capabilities = Set(capabilities) }

    /// Whether the model can do something.
    ///
    /// - Parameter capability: What it may be able to do.
    /// - Returns: Whether it can.
    public func contains(_ capability: Capability) -> Bool { capabilities.contains(capability) }
}
