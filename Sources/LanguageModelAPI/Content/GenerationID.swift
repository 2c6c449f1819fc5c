import Foundation

/// Tells one generated object from another, through all snapshots of one response.
public struct GenerationID: Sendable, Hashable {
    private let value = UUID()

    /// Makes an identity that no other has.
    public init() {}
}
