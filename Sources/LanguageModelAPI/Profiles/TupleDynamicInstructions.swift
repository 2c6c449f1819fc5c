/// Instructions one after another.
public struct TupleDynamicInstructions<each Content: DynamicInstructions>:
    DynamicInstructions, DynamicInstructionsLeaf
{
    /// The instructions are not made of others.
    public typealias Body = Never

    private let contents: (repeat each Content)

    /// Puts instructions one after another.
    ///
    /// - Parameter contents: The instructions.
    public init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

    /// Never read.
    public var body: Never { noBody }

    func resolve(into result: inout ResolvedInstructions) {
        for content in repeat each contents { result.add(content) }
    }
}

/// Instructions of one of two branches.
public struct ConditionalDynamicInstructions<
    TrueContent: DynamicInstructions, FalseContent: DynamicInstructions
>: DynamicInstructions, DynamicInstructionsLeaf {
    /// The branch that was taken.
    public enum Branch {
        /// The condition holds.
        case trueContent(TrueContent)
        /// The condition does not hold.
        case falseContent(FalseContent)
    }

    /// The instructions are not made of others.
    public typealias Body = Never

    private let branch: Branch

    /// Creates instructions of a branch.
    ///
    /// - Parameter branch: The branch that was taken.
    public init(_ branch: Branch) { self.branch = branch }

    /// Never read.
    public var body: Never { noBody }

    func resolve(into result: inout ResolvedInstructions) {
        switch branch {
        case .trueContent(let content): result.add(content)
        case .falseContent(let content): result.add(content)
        }
    }
}
