/// The members of a JSON object, in order, with keys that differ in their UTF-8 bytes.
///
/// Lookup takes constant time: small objects are searched one by one, larger ones have an index.
/// Equality takes the order into account.
public struct JSONObject: Sendable {
    private static let indexThreshold = 12

    private(set) var storedKeys: [String] = []
    private(set) var storedValues: [JSONValue] = []
    private var positions: [ByteKey: Int]?

    /// Creates an object without members.
    public init() {}

    /// Creates an object from members; of those with the same key the last one's value counts.
    ///
    /// - Parameter members: Keys and values, in order.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        for (key, value) in members { self[key] = value }
    }

    /// The keys, in order.
    public var keys: [String] { storedKeys }

    /// The values, in the order of their keys.
    public var values: [JSONValue] { storedValues }

    /// The value of the member named `key`.
    ///
    /// Setting replaces the value where it stands, or appends a member; setting nil removes the
    /// member, which takes time linear in the number of members.
    public subscript(key: String) -> JSONValue? {
        get { position(of: key).map { storedValues[$0] } }
        set {
            guard let newValue else {
                removeValue(forKey: key)
                return
            }
            updateValue(newValue, forKey: key)
        }
    }

    /// Whether there is a member named `key`.
    public func contains(key: String) -> Bool { position(of: key) != nil }

    /// Replaces the value of a member, or appends the member.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - key: The member's name.
    /// - Returns: The value that was replaced.
    @discardableResult
    public mutating func updateValue(_ value: JSONValue, forKey key: String) -> JSONValue? {
        if let position = position(of: key) {
            let old = storedValues[position]
            storedValues[position] = value
            return old
        }
        storedKeys.append(key)
        storedValues.append(value)
        if positions != nil {
            positions?[ByteKey(text: key)] = storedKeys.count - 1
        } else if storedKeys.count > Self.indexThreshold {
            rebuildIndex()
        }
        return nil
    }

    /// Removes a member.
    ///
    /// - Parameter key: The member's name.
    /// - Returns: The value that was removed, or nil if there was none.
    /// - Complexity: Linear in the number of members.
    @discardableResult
    public mutating func removeValue(forKey key: String) -> JSONValue? {
        guard let position = position(of: key) else { return nil }
        storedKeys.remove(at: position)
        let old = storedValues.remove(at: position)
        if positions != nil { rebuildIndex() }
        return old
    }

    private func position(of key: String) -> Int? {
        if let positions { return positions[ByteKey(text: key)] }
        return storedKeys.firstIndex { $0.hasSameBytes(as: key) }
    }

    private mutating func rebuildIndex() {
        guard storedKeys.count > Self.indexThreshold else {
            positions = nil
            return
        }
        var index: [ByteKey: Int] = [:]
        index.reserveCapacity(storedKeys.count * 2)
        for (position, key) in storedKeys.enumerated() { index[ByteKey(text: key)] = position }
        positions = index
    }
}

extension JSONObject: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { 0 }

    /// The position after the last member.
    public var endIndex: Int { storedKeys.count }

    /// The member at `position`.
    public subscript(position: Int) -> (key: String, value: JSONValue) {
        (storedKeys[position], storedValues[position])
    }
}

extension JSONObject: Hashable {
    /// Whether both objects have the same members in the same order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.count == right.count
            && zip(left.storedKeys, right.storedKeys).allSatisfy { $0.hasSameBytes(as: $1) }
            && left.storedValues == right.storedValues
    }

    /// Feeds the members, in order, into the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for (key, value) in self {
            key.hashBytes(into: &hasher)
            hasher.combine(value)
        }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object; of members with the same key the last one's value counts.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
