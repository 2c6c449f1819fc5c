import Synchronization

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension ScriptedLanguageModel {
    /// What a model plays, and the record of what it was asked.
    final class Script: Sendable {
        private struct Record {
            var requests: [Request] = []
            var prewarmedTranscripts: [Transcript] = []
        }

        private let answer: @Sendable (Request, _ position: Int) async throws -> Turn
        private let record = Mutex(Record())

        init(_ turns: [Turn]) {
            answer = { _, position in
                guard position < turns.count else {
                    throw ApusError(
                        .scriptEnded, subject: "turn \(position + 1)",
                        expected: "at most \(turns.count)")
                }
                return turns[position]
            }
        }

        init(_ answer: @escaping @Sendable (Request) async throws -> Turn) {
            self.answer = { request, _ in try await answer(request) }
        }

        var requests: [Request] { record.withLock(\.requests) }

        var prewarmedTranscripts: [Transcript] { record.withLock(\.prewarmedTranscripts) }

        func recordPrewarming(_ transcript: Transcript) {
            record.withLock { $0.prewarmedTranscripts.append(transcript) }
        }

        /// Records a request and makes the turn that answers it.
        func turn(for request: Request) async throws -> Turn {
            let position = record.withLock { record in
                record.requests.append(request)
                return record.requests.count - 1
            }
            return try await answer(request, position)
        }
    }
}
