/// What a pull may do.
public struct PullOptions: Sendable {
    /// Asked before a file is taken whose source requires consent; true takes it.
    ///
    /// Without one, such a source fails with `consentRequired`.
    public var consent: (@Sendable (ConsentRequest) async -> Bool)?

    /// Whether a file is taken for which nobody states a SHA-256.
    public var allowsUnverified: Bool

    /// Whether a pull waits while another one fetches the same file, rather than fail as `busy`.
    public var waitsForOtherPull: Bool

    /// Options that ask nobody, take verified files only, and wait.
    public init(
        consent: (@Sendable (ConsentRequest) async -> Bool)? = nil,
        allowsUnverified: Bool = false, waitsForOtherPull: Bool = true
    ) {
        self.consent = consent
        self.allowsUnverified = allowsUnverified
        self.waitsForOtherPull = waitsForOtherPull
    }
}

/// A question to the user, whether a file may be taken from a third party.
public struct ConsentRequest: Sendable {
    /// The model.
    public let entry: ModelCatalogue.Entry

    /// The source that would be used.
    public let source: ModelCatalogue.Source

    /// Why the source before it did not serve; nil if this is the first one.
    public let failure: ApusError?

    /// The question, in a few words, without a line break.
    public var question: String {
        """
        `\(entry.name)` has weights of \(entry.publisher), but this file of them comes from a third \
        party: \(source.packager) (\(source.origin)). Take it?
        """
    }
}
