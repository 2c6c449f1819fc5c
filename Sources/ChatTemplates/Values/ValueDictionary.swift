/// A dictionary in insertion order whose keys compare as Python's do.
final class ValueDictionary {
    /// A key as far as it takes part in comparisons: `1`, `1.0` and `True` are the same key.
    enum Key: Hashable {
        case none
        case number(Double)
        case int(Int)
        case large(String)
        case text(Text)
        case tuple([Key])
    }

    private static let indexThreshold = 8

    private(set) var keys: [Value] = []
    private(set) var values: [Value] = []
    private(set) var depth = 1
    private var positions: [Key: Int]?

    init() {}

    /// Creates a dictionary of text keys that are known to differ.
    init(distinct members: [(Text, Value)]) {
        for (key, value) in members { append(.string(key), value) }
        if keys.count > Self.indexThreshold { buildIndex() }
    }

    /// The value of a text key.
    subscript(text: Text) -> Value? {
        if let positions { return positions[.text(text)].map { values[$0] } }
        for (index, key) in keys.enumerated() {
            if case .string(let name) = key, name == text { return values[index] }
            if case .markup(let name) = key, name == text { return values[index] }
        }
        return nil
    }

    /// The value of any key; only for keys that can be hashed.
    subscript(key: Key) -> Value? {
        if case .text(let text) = key { return self[text] }
        if positions == nil { buildIndex() }
        return positions?[key].map { values[$0] }
    }

    /// Sets a value while the dictionary is built; only for dictionaries that began empty.
    func set(_ key: Value, _ hashed: Key, to value: Value) {
        if positions == nil { buildIndex() }
        if let position = positions?[hashed] {
            values[position] = value
            depth = max(depth, value.depth + 1)
        } else {
            append(key, value)
            positions?[hashed] = keys.count - 1
        }
    }

    private func append(_ key: Value, _ value: Value) {
        keys.append(key)
        values.append(value)
        depth = max(depth, 1 + max(key.depth, value.depth))
    }

    private func buildIndex() {
        var index: [Key: Int] = [:]
        for (position, key) in keys.enumerated() {
            if let text = key.text { index[.text(text)] = position }
        }
        positions = index
    }
}
