import Foundation

extension SystemLanguageModel {
    /// A change of the weights of Apple's model, which fits no other.
    ///
    /// It is here so that code which falls back compiles: each way to make one throws.
    @available(*, deprecated, message: "Adapters are gone since version 27 of the API")
    public struct Adapter {
        /// Why an adapter cannot be used.
        public enum AssetError: Swift.Error, LocalizedError {
            /// What happened.
            public struct Context: Sendable {
                /// What happened, for developers.
                public let debugDescription: String

                /// Creates the details of an error.
                ///
                /// - Parameter debugDescription: What happened, for developers.
                public init(debugDescription: String) { self.debugDescription = debugDescription }
            }

            /// The file is no adapter for the model.
            case invalidAsset(Context)
            /// No adapter has such a name.
            case invalidAdapterName(Context)
            /// No adapter of the name fits the model.
            case compatibleAdapterNotFound(Context)

            /// What happened.
            public var errorDescription: String? {
                switch self {
                case .invalidAsset(let context), .invalidAdapterName(let context),
                    .compatibleAdapterNotFound(let context):
                    context.debugDescription
                }
            }

            /// What to do about it.
            public var recoverySuggestion: String? {
                "use a model that was trained for the task as a whole"
            }
        }

        /// Nothing, since there are no adapters.
        public var creatorDefinedMetadata: [String: Any] { [:] }

        /// Refuses the file.
        ///
        /// - Parameter fileURL: The file of an adapter.
        /// - Throws: ``AssetError/invalidAsset(_:)``, always.
        public init(fileURL: URL) throws { throw Self.unsupported }

        /// Refuses the name.
        ///
        /// - Parameter name: The name of an adapter.
        /// - Throws: ``AssetError/invalidAsset(_:)``, always.
        public init(name: String) throws { throw Self.unsupported }

        /// Does nothing.
        ///
        /// - Throws: Nothing.
        @concurrent public func compile() async throws {}

        /// No adapters.
        ///
        /// - Parameter name: The name of an adapter.
        /// - Returns: Nothing.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

        /// Does nothing.
        ///
        /// - Throws: Nothing.
        public static func removeObsoleteAdapters() throws {}

        private static var unsupported: AssetError {
            .invalidAsset(.init(debugDescription: "local models take no adapters"))
        }
    }

    /// Creates a model with an adapter, of which there are none.
    ///
    /// - Parameters:
    ///   - adapter: The adapter.
    ///   - guardrails: Without effect.
    @available(*, deprecated, message: "Adapters are gone since version 27 of the API")
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
        self.init(guardrails: guardrails)
    }
}
