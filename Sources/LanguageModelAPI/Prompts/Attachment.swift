/// Something other than text in a prompt or in instructions.
public struct Attachment<Content> {
    let component: PromptComponent

    init(component: PromptComponent) { self.component = component }

    /// Gives the attachment a label.
    ///
    /// - Parameter label: The label, by which the model can refer to the attachment.
    /// - Returns: The attachment with the label.
    public func label(_ label: String) -> Attachment<Content> {
        switch component {
        case .image(let content, _): Attachment(component: .image(content, label: label))
        case .text, .structure, .source: self
        }
    }
}

extension Attachment: Sendable where Content: Sendable {}

extension Attachment: PromptRepresentable, InstructionsRepresentable {
    /// The attachment as a prompt.
    public var promptRepresentation: Prompt { return Prompt(components: [component]) }

    /// The attachment as instructions.
    public var instructionsRepresentation: Instructions {
        return Instructions(components: [component])
    }
}
