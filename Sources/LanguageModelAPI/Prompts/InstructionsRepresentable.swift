/// A type that can be part of instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
    /// The instructions itself.
    public var instructionsRepresentation: Instructions { return self }
}

extension String: InstructionsRepresentable {
    /// The text, as it is.
    public var instructionsRepresentation: Instructions {
        return Instructions(components: [.text(self)])
    }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// The elements, each on lines of its own.
    public var instructionsRepresentation: Instructions {
        return Instructions(components: flatMap(\.instructionsRepresentation.components))
    }
}
