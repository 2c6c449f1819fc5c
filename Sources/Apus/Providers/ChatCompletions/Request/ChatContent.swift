import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Turns the segments of an entry into the content of a message.
enum ChatContent {
    /// The segments as one text, a segment a line.
    ///
    /// - Throws: `LanguageModelError.unsupportedTranscriptContent` for images.
    static func text(
        of segments: [Transcript.Segment], in entry: Transcript.Entry
    ) throws -> String {
        try segments.map { segment in
            guard let text = text(of: segment) else {
                throw unsupported(entry, "an attachment where servers take none")
            }
            return text
        }
        .joined(separator: "\n")
    }

    /// The segments as content of a prompt: a text, or text and images in parts.
    ///
    /// - Throws: `LanguageModelError.unsupportedTranscriptContent` for images that a server could
    ///   not see, or not see as they are meant.
    static func json(
        of segments: [Transcript.Segment], in entry: Transcript.Entry, schema: JSONValue?
    ) throws -> JSONValue {
        var parts: [JSONValue] = []
        var texts: [String] = []
        func endText() {
            guard !texts.isEmpty else { return }
            parts.append(["type": "text", "text": .string(texts.joined(separator: "\n"))])
            texts = []
        }
        for segment in segments {
            if let text = text(of: segment) {
                texts.append(text)
            } else if case .attachment(let attachment) = segment {
                // The label is what the prompt and the response call the image.
                if let label = attachment.label { texts.append("\(label):") }
                endText()
                let address = try address(of: attachment, in: entry)
                parts.append(["type": "image_url", "image_url": ["url": .string(address)]])
            }
        }
        if let schema {
            texts.append("Answer with JSON that follows this JSON Schema:\n\(schema.jsonText())")
        }
        if parts.isEmpty { return .string(texts.joined(separator: "\n")) }
        endText()
        return .array(parts)
    }

    private static func text(of segment: Transcript.Segment) -> String? {
        switch segment {
        case .text(let text): text.content
        case .structure(let structure): structure.content.jsonString
        case .attachment: nil
        #if canImport(Darwin)
            @unknown default: nil
        #endif
        }
    }

    private static func address(
        of attachment: Transcript.AttachmentSegment, in entry: Transcript.Entry
    ) throws -> String {
        guard case .image(let image) = attachment.content else {
            throw unsupported(entry, "an attachment that is no image")
        }
        guard image.orientation == nil || image.orientation == .up else {
            throw unsupported(entry, "an image that is to be turned; turn its pixels instead")
        }
        guard let url = image.url, let scheme = url.scheme?.lowercased(),
            ["data", "http", "https"].contains(scheme)
        else {
            throw unsupported(
                entry, "an image that the server cannot reach; attach its data, or a web address")
        }
        return url.absoluteString
    }

    static func unsupported(_ entry: Transcript.Entry, _ found: String) -> LanguageModelError {
        .unsupportedTranscriptContent(
            LanguageModelError.UnsupportedTranscriptContent(
                unsupportedContent: [entry],
                debugDescription: "the transcript has \(found)"))
    }
}
