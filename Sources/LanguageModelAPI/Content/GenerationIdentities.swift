/// The identities of a response's objects, so that each has the same in all snapshots.
///
/// Objects are told apart by their places. Since a response only grows, the position within the
/// array or object around them is enough.
package struct GenerationIdentities: Sendable {
    /// The identity of what stands at this place.
    package let id = GenerationID()
    private var places: [Int: GenerationIdentities] = [:]

    /// Creates identities for a response of which nothing is known.
    package init() {}

    fileprivate subscript(position: Int) -> GenerationIdentities {
        get { places[position] ?? GenerationIdentities() }
        _modify { yield &places[position, default: GenerationIdentities()] }
    }
}

extension GenerationIdentities? {
    /// The identities below the place with a position; nil if objects get no identities.
    subscript(position: Int) -> GenerationIdentities? {
        get { self.map { $0[position] } }
        set {
            guard let newValue else { return }
            self?[position] = newValue
        }
    }
}
