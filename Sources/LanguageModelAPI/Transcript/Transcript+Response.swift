import Foundation

extension Transcript {
    /// What the model answered.
    public struct Response: Sendable, Identifiable, Equatable {
        /// What tells the entry from the others of its transcript.
        public var id: String
        /// The assets that Apple's model used for the response; empty for other models.
        public var assetIDs: [String]
        /// The parts of the response.
        public var segments: [Segment]
        /// What the provider marked the response with.
        public internal(set) var metadata: [String: GeneratedContent]

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - id: What tells the entry from the others of its transcript.
        ///   - assetIDs: The assets that the model used.
        ///   - segments: The parts of the response.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            self.id = id
            self.assetIDs = assetIDs
            self.segments = segments
            self.metadata = [:]
        }

        /// Creates an entry that the provider may have marked.
        ///
        /// - Parameters:
        ///   - id: What tells the entry from the others of its transcript.
        ///   - metadata: What the provider marked the response with.
        ///   - segments: The parts of the response.
        public init(
            id: String = UUID().uuidString,
            metadata: [String: any ConvertibleToGeneratedContent] = [:], segments: [Segment]
        ) {
            self.init(id: id, assetIDs: [], segments: segments)
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }

    /// What the model thought before it answered.
    ///
    /// With a signature, the segments may be only a part of it or be missing.
    public struct Reasoning: Sendable, Identifiable, Equatable {
        /// What tells the entry from the others of its transcript.
        public var id: String
        /// The parts of the reasoning.
        public var segments: [Segment]
        /// What the provider needs to recognize its own reasoning again.
        public var signature: Data?
        /// What the provider marked the reasoning with.
        public var metadata: [String: GeneratedContent]

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - id: What tells the entry from the others of its transcript.
        ///   - metadata: What the provider marked the reasoning with.
        ///   - segments: The parts of the reasoning.
        ///   - signature: What the provider needs to recognize its own reasoning again.
        public init(
            id: String = UUID().uuidString,
            metadata: [String: any ConvertibleToGeneratedContent] = [:], segments: [Segment],
            signature: Data? = nil
        ) {
            self.id = id
            self.segments = segments
            self.signature = signature
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }
}

extension Transcript.Response: CustomStringConvertible {
    /// The text of the response.
    public var description: String { segments.joinedDescription }
}

extension Transcript.Reasoning: CustomStringConvertible {
    /// The text of the reasoning.
    public var description: String { segments.joinedDescription }
}
