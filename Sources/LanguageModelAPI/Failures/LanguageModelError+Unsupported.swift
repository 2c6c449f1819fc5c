import Foundation

extension LanguageModelError {
    /// The request needs what the model cannot do.
    public struct UnsupportedCapability: Sendable {
        /// What the model would have to be capable of.
        public var capability: LanguageModelCapabilities.Capability
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - capability: What the model would have to be capable of.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            capability: LanguageModelCapabilities.Capability, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.capability = capability
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// The transcript has entries that the model cannot be shown.
    public struct UnsupportedTranscriptContent: Sendable {
        /// The entries.
        public var unsupportedContent: [Transcript.Entry]
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - unsupportedContent: The entries.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            unsupportedContent: [Transcript.Entry], debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.unsupportedContent = unsupportedContent
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// A schema demands what the model cannot be held to.
    public struct UnsupportedGenerationGuide: Sendable {
        /// The name of the schema, if it has one.
        public var schemaName: String?
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - schemaName: The name of the schema, if it has one.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            schemaName: String?, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.schemaName = schemaName
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// The model does not know the language.
    public struct UnsupportedLanguageOrLocale: Sendable {
        /// The language.
        public var languageCode: Locale.LanguageCode
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - languageCode: The language.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            languageCode: Locale.LanguageCode, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.languageCode = languageCode
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}
