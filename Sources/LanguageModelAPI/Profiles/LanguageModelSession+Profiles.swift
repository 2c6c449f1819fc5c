extension LanguageModelSession {
    /// Creates a session with a profile, which has to name a model.
    ///
    /// - Parameters:
    ///   - profile: The model, the instructions, the tools and the options.
    ///   - history: What was said so far; the profile's instructions replace leading ones.
    @_disfavoredOverload
    public convenience init(
        profile: sending some DynamicProfile, history: some Collection<Transcript.Entry> = []
    ) {
        self.init(profile: profile, history: history, defaultModel: nil)
    }

    /// Creates a session with a model and instructions that are looked up before each turn.
    ///
    /// - Parameters:
    ///   - model: The model to ask.
    ///   - dynamicInstructions: The instructions and tools.
    ///   - history: What was said so far; the instructions replace leading ones.
    public convenience init(
        model: some LanguageModel, dynamicInstructions: sending some DynamicInstructions,
        history: some Collection<Transcript.Entry> = []
    ) {
        self.init(
            profile: InstructionsProfile(instructions: dynamicInstructions), history: history,
            defaultModel: model)
    }

    /// Creates a session with a profile that need not name a model.
    package convenience init(
        profile: sending some DynamicProfile, history: some Collection<Transcript.Entry>,
        defaultModel: (any LanguageModel)?
    ) {
        self.init(
            configuration: ProfileConfiguration(profile: profile, defaultModel: defaultModel),
            transcript: Transcript(entries: history))
    }
}

/// A profile of instructions that were given by themselves.
private struct InstructionsProfile<Content: DynamicInstructions>:
    LanguageModelSession.DynamicProfile
{
    let instructions: Content

    var body: some DynamicProfile {
        Profile { instructions }
    }
}

/// The configuration of a session that was made with a profile.
///
/// The profile was handed over for good (`sending`), so nothing else refers to it. Only the request
/// that the session is answering reads it, of which there is one at a time, or a preparation for a
/// request, during which none can begin.
private struct ProfileConfiguration<Profile: LanguageModelSession.DynamicProfile>:
    SessionConfiguration, @unchecked Sendable
{
    private let profile: Profile
    private let defaultModel: (any LanguageModel)?

    init(profile: sending Profile, defaultModel: (any LanguageModel)?) {
        self.profile = profile
        self.defaultModel = defaultModel
    }

    func current() -> TurnConfiguration {
        var resolved = ResolvedProfile()
        resolved.configuration.model = defaultModel
        resolved.resolve(profile)
        return resolved.configuration
    }
}
