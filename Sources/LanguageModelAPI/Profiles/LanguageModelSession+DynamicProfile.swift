extension LanguageModelSession {
    /// A model, instructions, tools and options that are looked up anew before each turn.
    ///
    /// The parts of a profile may read and write values that they share by ``SessionProperty``. Of
    /// modifiers that set the same option the innermost counts; hooks and history transforms run
    /// from the outermost to the innermost.
    @_typeEraser(AnyDynamicProfile)
    public protocol DynamicProfile {
        /// What the profile is made of.
        associatedtype Body: DynamicProfile

        /// The profile that holds now; it is read often, and must not change anything.
        @DynamicProfileBuilder var body: Self.Body { get }
    }

    /// A profile that is made of instructions and tools.
    public struct Profile: DynamicProfile, DynamicProfileLeaf {
        /// The profile is not made of others.
        public typealias Body = Never

        private let instructions: ResolvedInstructions

        /// Creates a profile.
        ///
        /// - Parameter dynamicInstructions: The instructions and tools.
        public init(
            @DynamicInstructionsBuilder _ dynamicInstructions: () -> some DynamicInstructions
        ) {
            var resolved = ResolvedInstructions()
            resolved.add(dynamicInstructions())
            instructions = resolved
        }

        /// Never read.
        public var body: Never { noBody }

        func resolve(into result: inout ResolvedProfile) {
            result.configuration.tools = SessionTools(instructions.tools)
            result.configuration.instructions = RenderedInstructions(
                instructions.components, tools: result.configuration.tools)
        }
    }

    /// A profile whose type is not known.
    public struct AnyDynamicProfile: DynamicProfile, DynamicProfileLeaf {
        /// The profile is not made of others.
        public typealias Body = Never

        private let profile: any DynamicProfile

        /// Hides the type of a profile.
        ///
        /// - Parameter dynamicProfile: The profile.
        public init(_ dynamicProfile: any DynamicProfile) { profile = dynamicProfile }

        /// Hides the type of a profile.
        ///
        /// - Parameter dynamicProfile: The profile.
        public init(erasing dynamicProfile: some DynamicProfile) { self.init(dynamicProfile) }

        /// Never read.
        public var body: Never { noBody }

        func resolve(into result: inout ResolvedProfile) { result.resolve(profile) }
    }

    /// A profile of one of two branches.
    public struct ConditionalDynamicProfile<
        TrueContent: DynamicProfile, FalseContent: DynamicProfile
    >: DynamicProfile, DynamicProfileLeaf {
        enum Branch {
            case trueContent(TrueContent)
            case falseContent(FalseContent)
        }

        /// The profile is not made of others.
        public typealias Body = Never

        let branch: Branch

        /// Never read.
        public var body: Never { noBody }

        func resolve(into result: inout ResolvedProfile) {
            switch branch {
            case .trueContent(let content): result.resolve(content, step: .branch(true))
            case .falseContent(let content): result.resolve(content, step: .branch(false))
            }
        }
    }
}

extension LanguageModelSession.DynamicProfile {
    /// A profile that is made of instructions and tools.
    public typealias Profile = LanguageModelSession.Profile
    /// A profile of any kind.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
    /// A value that the parts of a session share.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

extension LanguageModelSession.DynamicProfile where Body == Never {
    /// Never read: the profile is not made of others.
    var noBody: Never { preconditionFailure("`body` of \(Self.self) is not to be read") }
}

extension Never: LanguageModelSession.DynamicProfile {}
