extension Optional where Wrapped: Generable {
    /// What is known of a value while it is being generated.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

extension Optional: ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
    /// The value as content; nil is null.
    public var generatedContent: GeneratedContent {
        self?.generatedContent ?? GeneratedContent(.null)
    }

    /// The value as part of a prompt; nil adds nothing.
    public var promptRepresentation: Prompt {
        return self?.promptRepresentation ?? Prompt(components: [])
    }

    /// The value as part of instructions; nil adds nothing.
    public var instructionsRepresentation: Instructions {
        return self?.instructionsRepresentation ?? Instructions(components: [])
    }
}
