/// A part of a prompt or of instructions.
package enum PromptComponent: Sendable, Equatable {
    /// Text, as it is.
    case text(String)
    /// A value, shown as JSON.
    case structure(GeneratedContent)
    /// An image, with the label by which the model can refer to it.
    case image(ImageAttachmentContent, label: String?)
    /// A text with a name, from which values can be copied.
    case source(name: String, text: String)

    /// The text that stands in the prompt; nil for an image.
    package var text: String? {
        switch self {
        case .text(let text), .source(_, let text): text
        case .structure(let content): content.jsonString
        case .image: nil
        }
    }
}
