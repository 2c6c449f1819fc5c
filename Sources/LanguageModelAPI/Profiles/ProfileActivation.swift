/// What a profile does when it begins to hold and when it no longer does.
struct ProfileActivation: Sendable {
    /// Where in the tree of profiles the action stands.
    let identity: ProfileIdentity
    var onActivate: ProfileAction?
    var onDeactivate: ProfileAction?
}

/// An action of a profile, which may belong to an actor.
///
/// The action was handed over for good (`sending`), so nothing else refers to what it captures. Only
/// the request that a session is answering runs it, and a session answers one at a time; that makes
/// it safe to call it `Sendable`.
struct ProfileAction: @unchecked Sendable {
    private let action: @isolated(any) () async -> Void

    init(_ action: sending @escaping @isolated(any) () async -> Void) { self.action = action }

    nonisolated(nonsending) func run() async { await action() }
}

extension ResolvedProfile {
    /// Adds an action for when the part that is being resolved begins or ceases to hold.
    mutating func addActivation(
        onActivate: ProfileAction? = nil, onDeactivate: ProfileAction? = nil
    ) {
        configuration.hooks.activations.append(
            ProfileActivation(
                identity: identity, onActivate: onActivate, onDeactivate: onDeactivate))
    }
}

extension LanguageModelSession {
    /// Tells profiles that they no longer hold, then others that they begin to.
    nonisolated(nonsending) func activate(_ activations: [ProfileActivation]) async {
        let previous = state.withLock { state in
            defer { state.activations = activations }
            return state.activations
        }
        let identities = Set(activations.map(\.identity))
        for activation in previous where !identities.contains(activation.identity) {
            await activation.onDeactivate?.run()
        }
        let previousIdentities = Set(previous.map(\.identity))
        for activation in activations where !previousIdentities.contains(activation.identity) {
            await activation.onActivate?.run()
        }
    }
}
