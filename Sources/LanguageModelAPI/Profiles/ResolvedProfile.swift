/// A profile that is not made of others.
protocol DynamicProfileLeaf {
    /// Adds what the profile says.
    func resolve(into result: inout ResolvedProfile)
}

/// What a profile comes to, from the outermost part to the innermost.
struct ResolvedProfile {
    var configuration = TurnConfiguration()
    /// What modifiers stand around, for the place where their body puts it.
    private var path: [ProfileIdentity.Step] = []

    /// The place of the part that is being resolved.
    var identity: ProfileIdentity { ProfileIdentity(steps: path) }

    /// Adds what a part says.
    mutating func resolve(_ profile: some LanguageModelSession.DynamicProfile) {
        resolve(profile, step: .type(ObjectIdentifier(type(of: profile))))
    }

    /// Adds what a part at a place says.
    mutating func resolve(
        _ profile: some LanguageModelSession.DynamicProfile, step: ProfileIdentity.Step
    ) {
        path.append(step)
        defer { path.removeLast() }
        if let leaf = profile as? any DynamicProfileLeaf {
            leaf.resolve(into: &self)
        } else {
            resolve(profile.body)
        }
    }
}

/// The place of a part in the tree of profiles, by which it is the same part from turn to turn.
struct ProfileIdentity: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case type(ObjectIdentifier)
        case branch(Bool)
    }

    let steps: [Step]
}
