/// A named text that values may be copied from.
public struct VerbatimSource: Sendable, Hashable {
    /// The name by which rules select the source and citations report it.
    public var name: String
    /// The text; positions in citations count from its beginning.
    public var text: String

    /// Names a text.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
