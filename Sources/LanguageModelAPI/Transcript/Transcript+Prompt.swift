import Foundation

extension Transcript {
    /// What the user asked, and how it is to be answered.
    public struct Prompt: Sendable, Identifiable, Equatable {
        /// What tells the entry from the others of its transcript.
        public var id: String
        /// The parts of the prompt.
        public var segments: [Segment]
        /// The options the request was made with.
        public var options: GenerationOptions
        /// The form of the response; nil for text.
        public var responseFormat: ResponseFormat?
        /// What the model was shown beside the prompt.
        public var contextOptions: ContextOptions
        /// What the request was marked with.
        public var metadata: [String: GeneratedContent]

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - id: What tells the entry from the others of its transcript.
        ///   - metadata: What the request is marked with.
        ///   - segments: The parts of the prompt.
        ///   - options: The options of the request.
        ///   - responseFormat: The form of the response; nil for text.
        ///   - contextOptions: What the model is shown beside the prompt.
        public init(
            id: String = UUID().uuidString,
            metadata: [String: any ConvertibleToGeneratedContent] = [:], segments: [Segment],
            options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil,
            contextOptions: ContextOptions = ContextOptions()
        ) {
            self.id = id
            self.segments = segments
            self.options = options
            self.responseFormat = responseFormat
            self.contextOptions = contextOptions
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }

    /// The form a response has to take.
    public struct ResponseFormat: Sendable {
        /// The forms there are.
        public enum Kind: Sendable {
            /// JSON that follows a schema.
            case schema(GenerationSchema)
        }

        /// The form.
        public let kind: Kind

        /// The name of the schema.
        public var name: String { schema.name }

        var schema: GenerationSchema {
            switch kind {
            case .schema(let schema): schema
            }
        }

        /// Creates the form of a type.
        ///
        /// - Parameter type: The type of the response.
        public init<Content>(type: Content.Type) where Content: Generable {
            self.init(schema: type.generationSchema)
        }

        /// Creates the form of a schema.
        ///
        /// - Parameter schema: The schema of the response.
        public init(schema: GenerationSchema) { kind = .schema(schema) }
    }
}

extension Transcript.Prompt: CustomStringConvertible {
    /// The text of the prompt.
    public var description: String { segments.joinedDescription }
}

extension Transcript.ResponseFormat: Equatable, CustomStringConvertible {
    /// The name of the schema.
    public var description: String { name }
}

extension Transcript.ResponseFormat.Kind: Equatable {
    /// Whether the JSON of the schemas is the same.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.schema(let left), .schema(let right)): left.jsonSchema() == right.jsonSchema()
        }
    }
}
