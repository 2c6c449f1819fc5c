/// How JSON is laid out.
public struct JSONWritingOptions: Sendable, Hashable {
    /// The text between the members of an array or object, without the line break.
    public var itemSeparator: String
    /// The text between a key and its value.
    public var keySeparator: String
    /// The text that indents one level, each member on its own line; nil for a single line.
    public var indentation: String?
    /// Whether characters outside ASCII are escaped.
    public var escapesNonASCII: Bool
    /// Whether members are written in the order of their keys' code points.
    public var sortsKeys: Bool

    /// Creates options; without arguments, the most compact ones.
    ///
    /// - Parameters:
    ///   - itemSeparator: The text between members, without the line break.
    ///   - keySeparator: The text between a key and its value.
    ///   - indentation: The text that indents one level; nil for a single line.
    ///   - escapesNonASCII: Whether characters outside ASCII are escaped.
    ///   - sortsKeys: Whether members are written in the order of their keys' code points.
    public init(
        itemSeparator: String = ",", keySeparator: String = ":", indentation: String? = nil,
        escapesNonASCII: Bool = false, sortsKeys: Bool = false
    ) {
        self.itemSeparator = itemSeparator
        self.keySeparator = keySeparator
        self.indentation = indentation
        self.escapesNonASCII = escapesNonASCII
        self.sortsKeys = sortsKeys
    }

    /// No white space, and only the escapes that JSON demands.
    public static let compact = JSONWritingOptions()

    /// One member per line, indented by two spaces.
    public static let pretty = JSONWritingOptions(keySeparator: ": ", indentation: "  ")

    /// A single line with spaces, as Python's `json.dumps` writes with `ensure_ascii=False`.
    public static let spaced = JSONWritingOptions(itemSeparator: ", ", keySeparator: ": ")
}
