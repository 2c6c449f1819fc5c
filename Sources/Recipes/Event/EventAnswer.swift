import Apus
import FoundationModels

/// What the model points at in a thread, a mail or a notice.
@Generable(representNilExplicitlyInGeneratedContent: true)
public struct EventAnswer: Sendable {
    /// What the event is called.
    @Guide(description: "What the event is", .verbatim(boundary: .line, sources: ["title"]))
    public var title: String?
    /// Where it is, as agreed last.
    @Guide(
        description: "Where the event is, as agreed last",
        .verbatim(boundary: .line, sources: ["place"]))
    public var place: String?
}
