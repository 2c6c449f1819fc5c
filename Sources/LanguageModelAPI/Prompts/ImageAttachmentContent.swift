import Foundation

/// An image as an attachment: where it is, or the bytes of its file.
public struct ImageAttachmentContent: Sendable, Equatable {
    /// Where the image is; a `data:` URL (RFC 2397) if it was given as bytes.
    package let url: URL
    /// How the image is to be turned; nil for what its file says.
    package let orientation: ImageOrientation?

    /// Creates an image from a URL.
    ///
    /// - Parameters:
    ///   - url: Where the image is.
    ///   - orientation: How it is to be turned; nil for what its file says.
    package init(url: URL, orientation: ImageOrientation?) {
        self.url = url
        self.orientation = orientation
    }
}

extension Attachment where Content == ImageAttachmentContent {
    /// Creates an attachment from an image file.
    ///
    /// - Parameters:
    ///   - imageURL: Where the image is; a `data:` URL holds it by itself.
    ///   - orientation: How the image is to be turned; nil for what its file says.
    public init(imageURL: URL, orientation: ImageOrientation? = nil) {
        let content = ImageAttachmentContent(url: imageURL, orientation: orientation)
        self.init(component: .image(content, label: nil))
    }

    /// Creates an attachment from the bytes of an image file.
    ///
    /// Departure from Apple's API, which takes images of frameworks that exist only on its systems.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - mimeType: The media type (RFC 2046), such as `image/png`. If it is not one, the image has
    ///     the type `application/octet-stream`.
    ///   - orientation: How the image is to be turned; nil for what its file says.
    public init(data: Data, mimeType: String, orientation: ImageOrientation? = nil) {
        self.init(
            imageURL: DataURL.url(data: data, mediaType: mimeType), orientation: orientation)
    }
}
