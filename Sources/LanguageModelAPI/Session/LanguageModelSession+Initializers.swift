extension LanguageModelSession {
    /// Creates a session with instructions that a builder makes.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - instructions: What the model is told for the whole session.
    /// - Throws: What `instructions` throws.
    public convenience init<Failure: Swift.Error>(
        model: some LanguageModel, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws(Failure) -> Instructions
    ) throws(Failure) {
        self.init(anyModel: model, tools: tools, instructions: try instructions())
    }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - instructions: What the model is told for the whole session.
    public convenience init(
        model: some LanguageModel, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(anyModel: model, tools: tools, instructions: instructions)
    }

    /// Creates a session with instructions that are text.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - instructions: What the model is told for the whole session.
    @_disfavoredOverload
    public convenience init(
        model: some LanguageModel, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(
            anyModel: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// Creates a session that goes on from a transcript, which is taken as it is.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - transcript: What was said so far, instructions included.
    public convenience init(
        model: some LanguageModel, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(anyModel: model, tools: tools, transcript: transcript)
    }

    /// Creates a session whose transcript begins with instructions if there are some, or tools.
    ///
    /// Modules that add initializers with a model by default are built on this.
    package convenience init(
        anyModel model: any LanguageModel, tools: [any Tool], instructions: Instructions?
    ) {
        let tools = SessionTools(tools)
        let rendered = RenderedInstructions(instructions?.components ?? [], tools: tools)
        self.init(
            configuration: FixedConfiguration(model: model, tools: tools),
            transcript: Transcript(entries: rendered.entry.map { [$0] } ?? []))
    }

    /// Creates a session that goes on from a transcript.
    package convenience init(
        anyModel model: any LanguageModel, tools: [any Tool], transcript: Transcript
    ) {
        self.init(
            configuration: FixedConfiguration(model: model, tools: SessionTools(tools)),
            transcript: transcript)
    }
}
