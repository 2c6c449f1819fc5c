extension LanguageModelSession.DynamicProfile {
    /// The profile with an action for when a prompt was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onPrompt(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onPrompt { _ in try await action() }
    }

    /// The profile with an action for when a prompt was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onPrompt(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.Prompt) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.hooks.prompt.append(action) }
    }

    /// The profile with an action for when a response was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onResponse(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onResponse { _ in try await action() }
    }

    /// The profile with an action for when a response was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onResponse(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.Response) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.hooks.response.append(action) }
    }

    /// The profile with an action for when reasoning was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onReasoning(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onReasoning { _ in try await action() }
    }

    /// The profile with an action for when reasoning was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onReasoning(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.Reasoning) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.hooks.reasoning.append(action) }
    }

    /// The profile with an action for when a tool is called.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onToolCall(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onToolCall { _ in try await action() }
    }

    /// The profile with an action for when a tool is called.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onToolCall(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.ToolCall) async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.hooks.toolCall.append(action) }
    }

    /// The profile with an action for when a tool's output was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onToolOutput(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping () async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        onToolOutput { _, _ in try await action() }
    }

    /// The profile with an action for when a tool's output was added to the transcript.
    ///
    /// - Parameter action: The action; what it throws ends the request.
    /// - Returns: The changed profile.
    public func onToolOutput(
        @_inheritActorContext perform action:
            nonisolated(nonsending) sending @escaping (Transcript.ToolCall, Transcript.ToolOutput)
            async throws -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.hooks.toolOutput.append(action) }
    }

    /// The profile with an action for when it begins to hold.
    ///
    /// That is before the first turn, or before the turn for which another branch of a condition
    /// holds than before.
    ///
    /// - Parameter action: The action.
    /// - Returns: The changed profile.
    public func onActivate(
        @_inheritActorContext perform action: sending @escaping @isolated(any) () async -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        let action = ProfileAction(action)
        return AdjustedProfile(content: self) { $0.addActivation(onActivate: action) }
    }

    /// The profile with an action for when it no longer holds.
    ///
    /// - Parameter action: The action.
    /// - Returns: The changed profile.
    public func onDeactivate(
        @_inheritActorContext perform action: sending @escaping @isolated(any) () async -> Void
    ) -> some LanguageModelSession.DynamicProfile {
        let action = ProfileAction(action)
        return AdjustedProfile(content: self) { $0.addActivation(onDeactivate: action) }
    }
}
