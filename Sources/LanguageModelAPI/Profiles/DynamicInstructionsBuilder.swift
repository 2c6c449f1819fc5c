/// Makes instructions of instructions, tools and conditions.
@resultBuilder public struct DynamicInstructionsBuilder {
    /// Adds a tool, of which the model is told.
    ///
    /// - Parameter expression: The tool.
    /// - Returns: Instructions with the tool and no text.
    public static func buildExpression<T: Tool>(_ expression: T) -> some DynamicInstructions {
        ToolInstructions(tool: expression)
    }

    /// Adds instructions.
    ///
    /// - Parameter expression: The instructions.
    /// - Returns: The same.
    public static func buildExpression<T: DynamicInstructions>(_ expression: T) -> T { expression }

    /// Adds tools, of which the model is told.
    ///
    /// - Parameter tools: The tools.
    /// - Returns: Instructions with the tools and no text.
    public static func buildExpression(_ tools: [any Tool]) -> some DynamicInstructions {
        DynamicInstructionsForEach(tools, id: \.name) { tool in
            AnyDynamicInstructions(ToolInstructions(tool: tool))
        }
    }

    /// Puts instructions one after another.
    ///
    /// - Parameter contents: The instructions.
    /// - Returns: All of them.
    @_disfavoredOverload
    public static func buildBlock<each Content: DynamicInstructions>(
        _ contents: repeat each Content
    ) -> TupleDynamicInstructions<repeat each Content> {
        TupleDynamicInstructions(repeat each contents)
    }

    /// Takes instructions as they are.
    ///
    /// - Parameter content: The instructions.
    /// - Returns: The same.
    public static func buildBlock<T: DynamicInstructions>(_ content: T) -> T { content }

    /// Makes instructions that tell nothing.
    ///
    /// - Returns: Empty instructions.
    public static func buildBlock() -> EmptyDynamicInstructions { EmptyDynamicInstructions() }

    /// Takes the first branch of a condition.
    ///
    /// - Parameter content: The branch.
    /// - Returns: The instructions of the condition.
    public static func buildEither<TrueContent, FalseContent>(
        first content: TrueContent
    ) -> ConditionalDynamicInstructions<TrueContent, FalseContent> {
        ConditionalDynamicInstructions(.trueContent(content))
    }

    /// Takes the second branch of a condition.
    ///
    /// - Parameter content: The branch.
    /// - Returns: The instructions of the condition.
    public static func buildEither<TrueContent, FalseContent>(
        second content: FalseContent
    ) -> ConditionalDynamicInstructions<TrueContent, FalseContent> {
        ConditionalDynamicInstructions(.falseContent(content))
    }

    /// Takes instructions that may be missing.
    ///
    /// - Parameter content: The instructions, or nil.
    /// - Returns: The same.
    public static func buildOptional<Content: DynamicInstructions>(
        _ content: Content?
    ) -> Content? {
        content
    }

    /// Hides the type of instructions that are not available everywhere.
    ///
    /// - Parameter content: The instructions.
    /// - Returns: The instructions without their type.
    public static func buildLimitedAvailability(
        _ content: some DynamicInstructions
    ) -> AnyDynamicInstructions {
        AnyDynamicInstructions(content)
    }
}

/// Instructions that have a tool and no text.
struct ToolInstructions: DynamicInstructions, DynamicInstructionsLeaf {
    let tool: any Tool

    var body: Never { noBody }

    func resolve(into result: inout ResolvedInstructions) { result.tools.append(tool) }
}
