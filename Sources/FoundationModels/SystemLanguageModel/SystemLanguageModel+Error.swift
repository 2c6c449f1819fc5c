import Foundation

extension SystemLanguageModel {
    /// Why the machine's model did not answer.
    public enum Error: LocalizedError, CustomDebugStringConvertible {
        /// There is no model that could be used.
        public struct AssetsUnavailable: Sendable {
            /// What happened, for developers.
            public var debugDescription: String

            /// Creates the details of an error.
            ///
            /// - Parameter debugDescription: What happened, for developers.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// There is no model that could be used.
        case assetsUnavailable(AssetsUnavailable)

        /// What happened.
        public var errorDescription: String? { "the machine has no model that could be used" }

        /// What to do about it.
        public var recoverySuggestion: String? {
            "install one with `apus models pull`, or name one in `APUS_MODEL`"
        }

        /// What happened, for developers.
        public var debugDescription: String {
            switch self {
            case .assetsUnavailable(let details): details.debugDescription
            }
        }
    }
}
