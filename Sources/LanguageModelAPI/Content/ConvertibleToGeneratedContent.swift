/// A type that can be written as generated content, and so be part of a prompt.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    /// The value as generated content.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    /// The value's JSON as part of instructions.
    public var instructionsRepresentation: Instructions {
        return Instructions(components: [.structure(generatedContent)])
    }

    /// The value's JSON as part of a prompt.
    public var promptRepresentation: Prompt {
        return Prompt(components: [.structure(generatedContent)])
    }
}
