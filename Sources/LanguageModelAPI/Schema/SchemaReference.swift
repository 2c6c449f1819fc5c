import Foundation

/// References within a schema document: `#` and `#/$defs/Name`.
///
/// Names are escaped as RFC 6901, section 6, says: first `~` and `/`, then what a URI fragment
/// (RFC 3986, section 3.5) cannot hold.
enum SchemaReference {
    static let root = "#"
    private static let prefix = "#/$defs/"

    static func text(for name: String) -> String {
        let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
        return prefix
            + (escaped.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? escaped)
    }

    /// The name that a reference has, or nil if it does not lead to a definition.
    static func name(in text: String) -> String? {
        guard text.hasPrefix(prefix) else { return nil }
        let escaped = String(text.dropFirst(prefix.count))
        return (escaped.removingPercentEncoding ?? escaped)
            .replacing("~1", with: "/").replacing("~0", with: "~")
    }
}
