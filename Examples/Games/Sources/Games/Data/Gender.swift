/// Who may take part in an event.
public enum Gender: String, Sendable, Hashable, CaseIterable {
    /// Men alone.
    case men
    /// Women alone.
    case women
    /// Men and women together.
    case mixed
    /// Men or women.
    case open

    /// The word before the name of an event, if it has one.
    public var possessive: String? {
        switch self {
        case .men: "men's"
        case .women: "women's"
        case .mixed: "mixed"
        case .open: nil
        }
    }
}
