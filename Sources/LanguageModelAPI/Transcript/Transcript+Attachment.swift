import Foundation

extension Transcript {
    /// A part of an entry that is an attachment, such as an image.
    public struct AttachmentSegment: Sendable, Identifiable, Equatable {
        /// What tells the segment from the others of its entry.
        public var id: String
        /// What is attached.
        public var content: Attachment
        /// The name by which prompts and responses refer to the attachment.
        public var label: String?

        /// Creates a segment.
        ///
        /// - Parameters:
        ///   - id: What tells the segment from the others of its entry.
        ///   - content: What is attached.
        ///   - label: The name by which prompts and responses refer to it.
        public init(
            id: String = UUID().uuidString, content: Attachment, label: String? = nil
        ) {
            self.id = id
            self.content = content
            self.label = label
        }
    }

    /// What is attached to an entry.
    public enum Attachment: Sendable, Equatable {
        /// An image.
        case image(ImageAttachment)
    }

    /// An image, by its address; `data:` URLs hold it themselves.
    public struct ImageAttachment: Sendable, Equatable {
        /// Where the image is.
        public let url: URL?
        /// How the image is to be turned; nil for what its file says.
        public let orientation: ImageOrientation?

        /// Creates an attachment of an image.
        ///
        /// - Parameters:
        ///   - imageURL: Where the image is.
        ///   - orientation: How it is to be turned; nil for what its file says.
        public init(imageURL: URL, orientation: ImageOrientation? = nil) {
            url = imageURL
            self.orientation = orientation
        }
    }
}

extension Transcript.AttachmentSegment: CustomStringConvertible {
    /// What is attached, and its label.
    public var description: String {
        switch content {
        case .image: label.map { "[image: \($0)]" } ?? "[image]"
        }
    }
}

extension ImageReference {
    /// The image with the label among entries; of several, the one in the latest entry.
    ///
    /// - Parameter entries: The entries, such as a transcript.
    /// - Returns: The image, or nil if none has the label.
    public func resolved(
        in entries: some Sequence<Transcript.Entry>
    ) -> Transcript.ImageAttachment? {
        var found: Transcript.ImageAttachment?
        for entry in entries {
            for case .attachment(let segment) in entry.segments
            where segment.label?.hasSameUTF8(as: attachmentLabel) == true {
                if case .image(let image) = segment.content { found = image }
            }
        }
        return found
    }
}
