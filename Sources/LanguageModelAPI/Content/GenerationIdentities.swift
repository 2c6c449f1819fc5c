/// The identities of a response's objects, so that each has the same in all snapshots.
///
/// Objects are told apart by their places. Since a response only grows, the position within the
/// array or object around them is enough.
package struct GenerationIdentities: Sendable {
    /// The identity of what stands at this place; nil if objects get none.
    package let id: GenerationID?
    private var places: [Int: GenerationIdentities] = [:]

    /// Creates identities for a response of which nothing is known.
    package init() { id = GenerationID() }

    private init(id: GenerationID?) { self.id = id }

    /// No identities, for content that does not come from a response.
    static let none = GenerationIdentities(id: nil)

    /// The identities at and below a position.
    subscript(position: Int) -> GenerationIdentities {
        get { id == nil ? .none : places[position] ?? GenerationIdentities() }
        _modify {
            if id == nil {
                var none = GenerationIdentities.none
                yield &none
            } else {
                yield &places[position, default: GenerationIdentities()]
            }
        }
    }
}
