import LanguageModelAPI

extension LanguageModelSession {
    /// Creates a session with the machine's model and instructions that are text.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - instructions: What the model is told for the whole session.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(
            anyModel: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// Creates a session with the machine's model and instructions that a builder makes.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - instructions: What the model is told for the whole session.
    /// - Throws: What `instructions` throws.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(anyModel: model, tools: tools, instructions: try instructions())
    }

    /// Creates a session with the machine's model.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - instructions: What the model is told for the whole session.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        instructions: Instructions? = nil
    ) {
        self.init(anyModel: model, tools: tools, instructions: instructions)
    }

    /// Creates a session with the machine's model that goes on from a transcript.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - tools: The tools the model may call.
    ///   - transcript: What was said so far, instructions included.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(anyModel: model, tools: tools, transcript: transcript)
    }

    /// Creates a session with the machine's model and instructions that are looked up before each turn.
    ///
    /// - Parameters:
    ///   - dynamicInstructions: The instructions and tools.
    ///   - history: What was said so far; the instructions replace leading ones.
    public convenience init(
        dynamicInstructions: sending some DynamicInstructions,
        history: some Collection<Transcript.Entry> = []
    ) {
        self.init(
            model: SystemLanguageModel.default, dynamicInstructions: dynamicInstructions,
            history: history)
    }

    /// Creates a session with a profile; one that names no model has the machine's.
    ///
    /// - Parameters:
    ///   - profile: The model, the instructions, the tools and the options.
    ///   - history: What was said so far; the profile's instructions replace leading ones.
    public convenience init(
        profile: sending some DynamicProfile, history: some Collection<Transcript.Entry> = []
    ) {
        self.init(profile: profile, history: history, defaultModel: SystemLanguageModel.default)
    }
}
