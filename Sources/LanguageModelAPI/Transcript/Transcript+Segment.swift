import Foundation

extension Transcript {
    /// A part of an entry: text, structured content, or an attachment.
    public enum Segment: Sendable, Identifiable, Equatable {
        /// Text.
        case text(TextSegment)
        /// Content that follows a schema.
        case structure(StructuredSegment)
        /// An image.
        case attachment(AttachmentSegment)

        /// What tells the segment from the others of its entry.
        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            case .attachment(let segment): segment.id
            }
        }
    }

    /// A part of an entry that is text.
    public struct TextSegment: Sendable, Identifiable, Equatable {
        /// What tells the segment from the others of its entry.
        public var id: String
        /// The text.
        public var content: String
        /// The name of the text, if it is a source that values can be copied from.
        package var sourceName: String?

        /// Creates a segment.
        ///
        /// - Parameters:
        ///   - id: What tells the segment from the others of its entry.
        ///   - content: The text.
        public init(id: String = UUID().uuidString, content: String) {
            self.id = id
            self.content = content
        }
    }

    /// A part of an entry that is content in the form of a schema.
    public struct StructuredSegment: Sendable, Identifiable, Equatable {
        /// What tells the segment from the others of its entry.
        public var id: String
        /// The name of the schema that the content follows.
        public var schemaName: String
        /// The content.
        public var content: GeneratedContent

        /// Creates a segment.
        ///
        /// - Parameters:
        ///   - id: What tells the segment from the others of its entry.
        ///   - schemaName: The name of the schema that the content follows.
        ///   - content: The content.
        public init(
            id: String = UUID().uuidString, schemaName: String, content: GeneratedContent
        ) {
            self.id = id
            self.schemaName = schemaName
            self.content = content
        }
    }
}

extension Transcript.StructuredSegment {
    /// The name of the schema, under the name it had before it was renamed.
    @available(*, deprecated, renamed: "schemaName")
    public var source: String {
        get { schemaName }
        set { schemaName = newValue }
    }

    /// Creates a segment under the names it had before the schema's was renamed.
    ///
    /// - Parameters:
    ///   - id: What tells the segment from the others of its entry.
    ///   - source: The name of the schema that the content follows.
    ///   - content: The content.
    @available(*, deprecated, renamed: "init(id:schemaName:content:)")
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
        self.init(id: id, schemaName: source, content: content)
    }
}

extension Transcript.Segment: CustomStringConvertible {
    /// The text, the content as JSON, or what is attached.
    public var description: String {
        switch self {
        case .text(let segment): segment.description
        case .structure(let segment): segment.description
        case .attachment(let segment): segment.description
        }
    }

    /// The text or JSON of the segment; nil for attachments.
    package var text: String? {
        switch self {
        case .text(let segment): segment.content
        case .structure(let segment): segment.content.jsonString
        case .attachment: nil
        }
    }
}

extension Transcript.TextSegment: CustomStringConvertible {
    /// The text.
    public var description: String { content }
}

extension Transcript.StructuredSegment: CustomStringConvertible {
    /// The content as JSON.
    public var description: String { content.jsonString }
}

extension Sequence<Transcript.Segment> {
    /// The segments' descriptions, one a line.
    var joinedDescription: String { map(\.description).joined(separator: "\n") }
}

extension [Transcript.Segment] {
    /// The segments for the parts of a prompt or of instructions.
    package init(_ components: [PromptComponent]) {
        self = components.map { component in
            switch component {
            case .text(let text):
                return .text(Transcript.TextSegment(content: text))
            case .structure(let content):
                // Text, not structure: the value was shown as JSON, and has no schema's name.
                return .text(Transcript.TextSegment(content: content.jsonString))
            case .image(let image, let label):
                let image = Transcript.ImageAttachment(
                    imageURL: image.url, orientation: image.orientation)
                return .attachment(
                    Transcript.AttachmentSegment(content: .image(image), label: label))
            case .source(let name, let text):
                var segment = Transcript.TextSegment(content: text)
                segment.sourceName = name
                return .text(segment)
            }
        }
    }
}
