/// Instructions whose type is not known.
public struct AnyDynamicInstructions: DynamicInstructions, DynamicInstructionsLeaf {
    /// The instructions are not made of others.
    public typealias Body = Never

    private let instructions: any DynamicInstructions

    /// Hides the type of instructions.
    ///
    /// - Parameter dynamicInstructions: The instructions.
    public init(_ dynamicInstructions: any DynamicInstructions) {
        instructions = dynamicInstructions
    }

    /// Hides the type of instructions.
    ///
    /// - Parameter dynamicInstructions: The instructions.
    public init(erasing dynamicInstructions: some DynamicInstructions) {
        self.init(dynamicInstructions)
    }

    /// Never read.
    public var body: Never { noBody }

    func resolve(into result: inout ResolvedInstructions) { result.add(instructions) }
}

/// Instructions that tell nothing.
public struct EmptyDynamicInstructions: DynamicInstructions, DynamicInstructionsLeaf, Sendable {
    /// The instructions are not made of others.
    public typealias Body = Never

    /// Creates instructions that tell nothing.
    public init() {}

    /// Never read.
    public var body: Never { noBody }

    func resolve(into result: inout ResolvedInstructions) {}
}
