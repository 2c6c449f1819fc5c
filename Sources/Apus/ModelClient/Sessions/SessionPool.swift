#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Sessions that are used again: one for each provider and prefix, the latest used.
struct SessionPool {
    private struct Key: Hashable {
        let provider: String
        let prefix: SessionPrefix
    }

    private struct Entry {
        let key: Key
        let session: LanguageModelSession
        let transcript: Transcript
    }

    /// How many sessions are kept.
    static let capacity = 16

    /// The sessions, the one used longest ago first.
    private var entries: [Entry] = []

    var count: Int { entries.count }

    /// A session whose transcript is the prefix.
    mutating func session(of provider: ModelProvider, after prefix: SessionPrefix)
        -> LanguageModelSession
    {
        let key = Key(provider: provider.name, prefix: prefix)
        var entry = Entry(
            key: key,
            session: LanguageModelSession(model: provider.model, transcript: Transcript()),
            transcript: prefix.transcript)
        if let index = entries.firstIndex(where: { $0.key == key }) {
            let former = entries.remove(at: index)
            // One that still responds belongs to a call that was given up.
            if !former.session.isResponding { entry = former }
        }
        entry.session.transcript = entry.transcript
        entries.append(entry)
        if entries.count > Self.capacity { entries.removeFirst() }
        return entry.session
    }
}

extension ModelClient {
    /// A session of the pool.
    func session(of provider: ModelProvider, after prefix: SessionPrefix) -> LanguageModelSession {
        sessions.session(of: provider, after: prefix)
    }

    /// Lets the first available provider load its model and compute a prefix, beside the caller.
    ///
    /// While calls are switched off it does nothing.
    ///
    /// - Parameter prefix: What the sessions of later calls will begin with.
    public func prewarm(_ prefix: SessionPrefix) async {
        for provider in providers where allowsCalls {
            guard await provider.unavailability() == nil, allowsCalls else { continue }
            session(of: provider, after: prefix).prewarm()
            return
        }
    }
}
