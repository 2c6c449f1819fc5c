/// The key–value pairs of a file, in the order of the file.
///
/// Keys are compared by their bytes. A value of the wrong type is an error, never an absent value.
public struct GGUFMetadata: Sendable {
    /// The keys, in the order of the file.
    public let keys: [String]

    private let values: [GGUFValue]
    private let positions: [UTF8Key: Int]

    /// The path of the file, for error texts.
    private let path: String?

    /// Creates metadata from pairs whose keys differ.
    init(keys: [String], values: [GGUFValue], positions: [UTF8Key: Int], path: String?) {
        self.keys = keys
        self.values = values
        self.positions = positions
        self.path = path
    }

    /// How many pairs there are.
    public var count: Int { keys.count }

    /// The value of `key`, or nil if the file does not have it.
    ///
    /// - Complexity: O(length of `key`).
    public subscript(key: String) -> GGUFValue? {
        positions[UTF8Key(key)].map { values[$0] }
    }
}

extension GGUFMetadata {
    /// What `read` finds in the value of `key`, or nil if the file does not have the key.
    ///
    /// - Throws: ``GGUFError`` if `read` finds nothing in the value.
    func value<Wanted>(
        _ key: String, expected: String, read: (GGUFValue) -> Wanted?
    ) throws(GGUFError) -> Wanted? {
        guard let value = self[key] else { return nil }
        guard let wanted = read(value) else {
            throw .wrongValueType(key, expected: expected, found: value, path: path)
        }
        return wanted
    }

    /// What `read` finds in the value of `key`.
    ///
    /// - Throws: ``GGUFError`` if the file does not have the key or `read` finds nothing.
    func requireValue<Wanted>(
        _ key: String, expected: String, read: (GGUFValue) -> Wanted?
    ) throws(GGUFError) -> Wanted {
        guard let wanted = try value(key, expected: expected, read: read) else {
            throw .missingKey(key, expected: expected, path: path)
        }
        return wanted
    }
}
