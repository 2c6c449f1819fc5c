import Foundation

extension LanguageModelSession {
    /// What a session cannot be used for while it responds.
    public enum Error: LocalizedError, Hashable, CustomDebugStringConvertible {
        /// A request was made before the one before it had ended.
        case concurrentRequests
        /// The transcript was changed from outside during a request.
        case transcriptMutationWhileResponding

        /// What happened.
        public var errorDescription: String? {
            switch self {
            case .concurrentRequests: "the session is still responding to another request"
            case .transcriptMutationWhileResponding:
                "the session's transcript was changed while it was responding"
            }
        }

        /// What to do about it.
        public var recoverySuggestion: String? {
            switch self {
            case .concurrentRequests: "wait until `isResponding` is false, or use another session"
            case .transcriptMutationWhileResponding: "change it while `isResponding` is false"
            }
        }

        /// What happened, for developers.
        public var debugDescription: String {
            switch self {
            case .concurrentRequests: "concurrentRequests"
            case .transcriptMutationWhileResponding: "transcriptMutationWhileResponding"
            }
        }
    }
}
