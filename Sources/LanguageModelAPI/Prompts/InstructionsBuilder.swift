/// Builds instructions from values that are written one a line.
@resultBuilder
public struct InstructionsBuilder {
    /// Joins the values of a block.
    ///
    /// - Parameter components: The values; there may be none.
    /// - Returns: All of them, in order.
    public static func buildBlock<each I>(_ components: repeat each I) -> Instructions
    where repeat each I: InstructionsRepresentable {
        var joined = Instructions(components: [])
        for component in repeat each components {
            joined.components += component.instructionsRepresentation.components
        }
        return joined
    }

    /// Joins the values of a loop.
    ///
    /// - Parameter instructions: What each round gives.
    /// - Returns: All of them, in order.
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions
    {
        return instructions.instructionsRepresentation
    }

    /// Takes the value of the first branch.
    ///
    /// - Parameter component: The value.
    /// - Returns: The value as instructions.
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions
    {
        return component.instructionsRepresentation
    }

    /// Takes the value of the second branch.
    ///
    /// - Parameter component: The value.
    /// - Returns: The value as instructions.
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions
    {
        return component.instructionsRepresentation
    }

    /// Takes the value of a branch that may not be there.
    ///
    /// - Parameter instructions: The value, or nil.
    /// - Returns: The value, or nothing.
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        return instructions ?? Instructions(components: [])
    }

    /// Takes a value that is not available everywhere.
    ///
    /// - Parameter instructions: The value.
    /// - Returns: The value as instructions.
    public static func buildLimitedAvailability(
        _ instructions: some InstructionsRepresentable
    ) -> Instructions {
        return instructions.instructionsRepresentation
    }

    /// Takes a value.
    ///
    /// - Parameter expression: The value.
    /// - Returns: The value, unchanged.
    @_disfavoredOverload
    public static func buildExpression<I>(_ expression: I) -> I
    where I: InstructionsRepresentable {
        return expression
    }

    /// Takes instructions.
    ///
    /// - Parameter expression: The instructions.
    /// - Returns: The instructions, unchanged.
    public static func buildExpression(_ expression: Instructions) -> Instructions {
        return expression
    }

    /// Explains why a value of another type cannot be used.
    ///
    /// - Parameter expression: The value.
    /// - Returns: Nothing: the compiler stops here.
    @available(
        *, unavailable,
        message:
            "the type must conform to InstructionsRepresentable, as String and Generable types do"
    )
    public static func buildExpression<T>(_ expression: T) -> Instructions {
        return Instructions(components: [])
    }
}
