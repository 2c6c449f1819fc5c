/// Where white space stands between the parts of a JSON document.
public enum JSONLayout: Sendable, Hashable {
    /// None at all.
    case compact
    /// One space after each comma and colon.
    case spaced
    /// At most so many spaces and line feeds at each place where RFC 8259 allows white space,
    /// but for the ends of the document.
    case flexible(maximum: Int)
}
