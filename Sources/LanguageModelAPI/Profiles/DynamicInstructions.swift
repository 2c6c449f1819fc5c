/// Instructions and tools that are looked up anew before each turn of the model.
@_typeEraser(AnyDynamicInstructions)
public protocol DynamicInstructions {
    /// What the instructions are made of.
    associatedtype Body: DynamicInstructions

    /// The instructions and tools that hold now; it is read often, and must not change anything.
    @DynamicInstructionsBuilder var body: Self.Body { get }
}

extension DynamicInstructions {
    /// Instructions for each element of a collection.
    public typealias ForEach = DynamicInstructionsForEach
    /// A value that the parts of a session share.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

/// Instructions that are not made of others.
protocol DynamicInstructionsLeaf {
    /// Adds what the instructions tell and the tools they have.
    func resolve(into result: inout ResolvedInstructions)
}

/// What dynamic instructions come to.
struct ResolvedInstructions {
    var components: [PromptComponent] = []
    var tools: [any Tool] = []

    /// Adds what instructions come to.
    mutating func add(_ instructions: some DynamicInstructions) {
        if let leaf = instructions as? any DynamicInstructionsLeaf {
            leaf.resolve(into: &self)
        } else {
            add(instructions.body)
        }
    }
}

extension Never: DynamicInstructions {
    /// Itself, of which there is none.
    public var body: Never { self }
}

extension DynamicInstructions where Body == Never {
    /// Never read: the instructions are not made of others.
    var noBody: Never { preconditionFailure("`body` of \(Self.self) is not to be read") }
}

extension Instructions: DynamicInstructions, DynamicInstructionsLeaf {
    /// No other instructions: what these tell is their own.
    public var body: some DynamicInstructions { EmptyDynamicInstructions() }

    func resolve(into result: inout ResolvedInstructions) {
        result.components += components
    }
}

extension Optional: DynamicInstructions where Wrapped: DynamicInstructions {
    /// The instructions are not made of others.
    public typealias Body = Never

    /// Never read.
    public var body: Never { noBody }
}

extension Optional: DynamicInstructionsLeaf where Wrapped: DynamicInstructions {
    func resolve(into result: inout ResolvedInstructions) {
        if let self { result.add(self) }
    }
}
