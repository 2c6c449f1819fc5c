import Apus
import FoundationModels

/// What the model points at in a parcel notice.
@Generable(representNilExplicitlyInGeneratedContent: true)
public struct PickupAnswer: Sendable {
    /// The code that opens the locker or is shown at the counter.
    @Guide(
        description: "The code to collect the parcel with",
        .verbatim(boundary: .line, sources: ["code"]))
    public var code: String?
    /// The company that brought the parcel.
    @Guide(
        description: "The parcel company", .verbatim(boundary: .line, sources: ["carrier"]))
    public var carrier: String?
    /// Where the parcel waits.
    @Guide(
        description: "The shop or locker where the parcel waits",
        .verbatim(boundary: .line, sources: ["place"]))
    public var place: String?
    /// The last day on which it can be collected.
    @Guide(
        description: "The last day to collect it",
        .verbatim(boundary: .line, sources: ["deadline"]))
    public var deadline: String?
}
