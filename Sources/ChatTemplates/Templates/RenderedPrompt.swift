/// A rendered prompt that tells, character by character, what the template wrote and what came
/// from the conversation.
///
/// A tokenizer may recognise special tokens only in segments of ``Origin/template`` origin. Text
/// of a message then stays text, whatever marks it contains.
public struct RenderedPrompt: Sendable, Hashable {
    /// Where a piece of text comes from.
    public enum Origin: UInt8, Sendable, Hashable {
        /// The template's own text, or a special token that it was given.
        case template
        /// Messages, tools, documents and everything whose origin is not certain.
        case content
    }

    /// A piece of text of one origin.
    public struct Segment: Sendable, Hashable {
        /// The text, never empty.
        public var text: String
        /// Where the text comes from.
        public var origin: Origin

        /// Creates a segment.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - origin: Where the text comes from.
        public init(text: String, origin: Origin) {
            self.text = text
            self.origin = origin
        }
    }

    /// The prompt in order; neighbours differ in origin.
    public let segments: [Segment]

    /// Creates a prompt from its segments.
    ///
    /// - Parameter segments: The prompt in order.
    public init(segments: [Segment]) { self.segments = segments }

    /// The whole prompt.
    public var text: String { segments.reduce(into: "") { $0 += $1.text } }
}
