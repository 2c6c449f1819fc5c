/// The way from a document's root to one of its values.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step down.
    public enum Component: Sendable, Hashable {
        /// Into the member of an object with this name.
        case key(String)
        /// Into the element of an array at this position, counted from 0.
        case index(Int)
    }

    /// The steps, from the root.
    public var components: [Component]

    /// Creates a path.
    ///
    /// - Parameter components: The steps, from the root.
    public init(_ components: [Component] = []) { self.components = components }

    /// The path as in `$.items[0].name`; unusual names are quoted, as in `$["a b"]`.
    public var description: String {
        components.reduce(into: "$") { text, component in
            switch component {
            case .index(let index):
                text += "[\(index)]"
            case .key(let key) where Self.isPlain(key):
                text += ".\(key)"
            case .key(let key):
                text += "[\(JSONValue.string(key).jsonText())]"
            }
        }
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty
            && key.unicodeScalars.allSatisfy {
                $0.isASCII
                    && ($0.properties.isAlphabetic || $0 == "_" || $0.properties.numericType != nil)
            }
    }
}
