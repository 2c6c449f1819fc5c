/// Builds a prompt from values that are written one a line.
@resultBuilder
public struct PromptBuilder {
    /// Joins the values of a block.
    ///
    /// - Parameter components: The values; there may be none.
    /// - Returns: All of them, in order.
    public static func buildBlock<each P>(_ components: repeat each P) -> Prompt
    where repeat each P: PromptRepresentable {
        var joined = Prompt(components: [])
        for component in repeat each components {
            joined.components += component.promptRepresentation.components
        }
        return joined
    }

    /// Joins the values of a loop.
    ///
    /// - Parameter prompts: What each round gives.
    /// - Returns: All of them, in order.
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        return prompts.promptRepresentation
    }

    /// Takes the value of the first branch.
    ///
    /// - Parameter component: The value.
    /// - Returns: The value as a prompt.
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        return component.promptRepresentation
    }

    /// Takes the value of the second branch.
    ///
    /// - Parameter component: The value.
    /// - Returns: The value as a prompt.
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        return component.promptRepresentation
    }

    /// Takes the value of a branch that may not be there.
    ///
    /// - Parameter component: The value, or nil.
    /// - Returns: The value, or nothing.
    public static func buildOptional(_ component: Prompt?) -> Prompt {
        return component ?? Prompt(components: [])
    }

    /// Takes a value that is not available everywhere.
    ///
    /// - Parameter prompt: The value.
    /// - Returns: The value as a prompt.
    public static func buildLimitedAvailability(
        _ prompt: some PromptRepresentable
    ) -> Prompt {
        return prompt.promptRepresentation
    }

    /// Takes a value.
    ///
    /// - Parameter expression: The value.
    /// - Returns: The value, unchanged.
    @_disfavoredOverload
    public static func buildExpression<P>(_ expression: P) -> P
    where P: PromptRepresentable {
        return expression
    }

    /// Takes a prompt.
    ///
    /// - Parameter expression: The prompt.
    /// - Returns: The prompt, unchanged.
    public static func buildExpression(_ expression: Prompt) -> Prompt {
        return expression
    }

    /// Explains why a value of another type cannot be used.
    ///
    /// - Parameter expression: The value.
    /// - Returns: Nothing: the compiler stops here.
    @available(
        *, unavailable,
        message: "the type must conform to PromptRepresentable, as String and Generable types do"
    )
    public static func buildExpression<T>(_ expression: T) -> Prompt {
        return Prompt(components: [])
    }
}
