/// A repetition, compiled.
struct CompiledRepetition: BitwiseCopyable, Sendable {
    var entry: Int32
    var next: Int32
    var minimum: Int32
    /// `Int32.max` for none.
    var maximum: Int32
    /// Whether one iteration may be empty; empty ones are not run, and the minimum is 0.
    var isNullable: Bool
    /// The fewest bytes of one iteration.
    var partDistance: Int32
}

/// An array, compiled.
struct CompiledArray: BitwiseCopyable, Sendable {
    /// Where the entries of the first items are listed.
    var prefix: Int32
    var prefixCount: Int32
    /// The entry of the items after those, or -1.
    var rest: Int32
    var minimum: Int32
    /// `Int32.max` for none.
    var maximum: Int32
    /// Operations: the bracket that ends an empty array, that which ends any other, the comma.
    var closeEmpty: Int32
    var close: Int32
    var comma: Int32
    /// The operations that frames return to.
    var nextFrame: Int32
    var itemFrame: Int32
    /// Where the distances of the required items are listed, as sums from each item to the last.
    var distances: Int32

    /// Counts from here on are all alike.
    var countLimit: Int32 { maximum == .max ? max(minimum, prefixCount) : maximum }
}

/// An object, compiled.
struct CompiledObject: BitwiseCopyable, Sendable {
    /// The root of the trie of declared keys.
    var keys: Int32
    /// Where the properties are listed, and the classes of other keys.
    var properties: Int32
    var propertyCount: Int32
    var classes: Int32
    var classCount: Int32
    /// Where, for each property and the end, the required ones from there on are counted.
    var required: Int32
    var minimum: Int32
    /// `Int32.max` for none.
    var maximum: Int32
    /// How many other keys there are; `CompiledAutomaton.infinite` for more than can be said.
    var otherKeys: Int32
    /// Operations: the brace that ends an empty object, that which ends any other, the quotation
    /// mark of the first key, the comma and quotation mark of another.
    var closeEmpty: Int32
    var close: Int32
    var openKey: Int32
    var commaKey: Int32
    /// The operations of keys and those that frames return to.
    var key: Int32
    var nextFrame: Int32
    var keysFrame: Int32

    /// Counts from here on are all alike.
    var countLimit: Int32 { maximum == .max ? minimum : maximum }
}

/// A declared property or a class of other keys, compiled.
struct CompiledMember: BitwiseCopyable, Sendable {
    /// The operation after the key's closing quotation mark.
    var value: Int32
    /// The bytes of the key; 0 for a class.
    var keyLength: Int32
    /// The fewest bytes from the colon to the end of the value.
    var valueDistance: Int32
    /// The first required property from this one on, or the number of properties.
    var firstRequired: Int32
    var isRequired: Bool
    /// For a property with a margin of absence: the number of its key, else -1; and the margin.
    var weighedKey: Int32 = -1
    var threshold = 0.0
    /// For a class: the operation that reads its keys, its automaton and how many keys there are.
    var operation: Int32 = -1
    var automaton: Int32 = -1
    var keyCount: Int32 = 0
}
