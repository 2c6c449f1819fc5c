import Foundation
import OrderedJSON

extension JSONNode {
    /// The segments of an entry.
    var segments: [Transcript.Segment] {
        get throws(DecodingError) {
            var segments: [Transcript.Segment] = []
            for node in try member("contents").elements { segments.append(try node.segment) }
            return segments
        }
    }

    private var segment: Transcript.Segment {
        get throws(DecodingError) {
            let type = try member("type")
            let id = try member("id").string
            switch try type.string {
            case "text":
                var segment = Transcript.TextSegment(
                    id: id, content: try member("text").string)
                segment.sourceName = try optionalMember("sourceName")?.string
                return .text(segment)
            case "structure":
                let structure = try member("structure")
                guard let content = try structure.object["content"] else {
                    throw try missing("content", in: structure)
                }
                return .structure(
                    Transcript.StructuredSegment(
                        id: id, schemaName: try structure.member("source").string,
                        content: try structure.content(of: content)))
            case "attachment":
                return .attachment(
                    Transcript.AttachmentSegment(
                        id: id, content: try member("attachment").attachment,
                        label: try optionalMember("label")?.string))
            default:
                throw type.corrupted("a type that segments have")
            }
        }
    }

    private func missing(
        _ key: String, in node: JSONNode
    ) throws(DecodingError) -> DecodingError {
        .keyNotFound(
            CodableJSONKey(stringValue: key),
            .init(codingPath: node.codingPath, debugDescription: "expected the key `\(key)`"))
    }

    private var attachment: Transcript.Attachment {
        get throws(DecodingError) {
            let type = try member("type")
            guard try type.string == "image" else { throw type.corrupted("the type `image`") }
            let address = try member("url")
            guard let url = URL(string: try address.string) else {
                throw address.corrupted("a URL")
            }
            return .image(
                Transcript.ImageAttachment(
                    imageURL: url, orientation: try optionalMember("orientation")?.orientation))
        }
    }

    private var orientation: ImageOrientation {
        get throws(DecodingError) {
            let number = UInt32(exactly: try integer)
            guard let orientation = number.flatMap(ImageOrientation.init(rawValue:)) else {
                throw corrupted("an orientation from 1 to 8")
            }
            return orientation
        }
    }
}
