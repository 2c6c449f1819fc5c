extension LanguageModelSession {
    /// A change that can be made to any profile.
    public protocol DynamicProfileModifier {
        /// What the changed profile is made of.
        associatedtype Body: DynamicProfile
        /// The profile that is changed.
        typealias Content = DynamicProfileModifierContent<Self>

        /// The changed profile.
        ///
        /// - Parameter content: The profile that is changed.
        /// - Returns: The changed profile.
        @DynamicProfileBuilder func body(content: Self.Content) -> Self.Body
    }

    /// The profile that a modifier changes.
    public struct DynamicProfileModifierContent<Modifier: DynamicProfileModifier>:
        DynamicProfile, DynamicProfileLeaf
    {
        /// The profile is not made of others.
        public typealias Body = Never

        let content: any DynamicProfile

        /// Never read.
        public var body: Never { noBody }

        func resolve(into result: inout ResolvedProfile) { result.resolve(content) }
    }

    /// A profile with a modifier.
    public struct ModifiedDynamicProfile<Content: DynamicProfile, Modifier: DynamicProfileModifier>:
        DynamicProfile, DynamicProfileLeaf
    {
        /// The profile is not made of others.
        public typealias Body = Never

        let content: Content
        let modifier: Modifier

        /// Never read.
        public var body: Never { noBody }

        func resolve(into result: inout ResolvedProfile) {
            result.resolve(modifier.body(content: DynamicProfileModifierContent(content: content)))
        }
    }
}

extension LanguageModelSession.DynamicProfileModifier {
    /// A profile of any kind.
    public typealias DynamicProfile = LanguageModelSession.DynamicProfile
    /// A value that the parts of a session share.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}

extension LanguageModelSession.DynamicProfile {
    /// The profile with a change.
    ///
    /// - Parameter modifier: The change.
    /// - Returns: The changed profile.
    public func modifier<Modifier: LanguageModelSession.DynamicProfileModifier>(
        _ modifier: Modifier
    ) -> some LanguageModelSession.DynamicProfile {
        LanguageModelSession.ModifiedDynamicProfile(content: self, modifier: modifier)
    }
}

/// A profile for which something else holds too.
struct AdjustedProfile<Content: LanguageModelSession.DynamicProfile>:
    LanguageModelSession.DynamicProfile, DynamicProfileLeaf
{
    let content: Content
    let adjust: (inout ResolvedProfile) -> Void

    var body: Never { noBody }

    func resolve(into result: inout ResolvedProfile) {
        adjust(&result)
        result.resolve(content)
    }
}
