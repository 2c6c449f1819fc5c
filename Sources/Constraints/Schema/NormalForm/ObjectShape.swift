import OrderedJSON

/// A conjunction of what objects must meet.
struct ObjectShape {
    /// The members that are spoken of by name, in the order in which they are written.
    private(set) var properties: [Property] = []
    private var positions: [[UInt8]: Int] = [:]
    /// What members of other names must meet; the sets part the other names.
    var classes: [KeyClass] = [KeyClass(keys: .all, value: SchemaExpressions.anything)]
    var minimumCount = 0
    var maximumCount: Int?
    /// Members of which at least one must be there.
    var existences: [Existence] = []
    var refusals: [ConstraintError] = []

    struct Property {
        var key: [UInt8]
        var value: SchemaExpressions.ID
        var isRequired = false
        /// Whether `properties` names it; others are written after those that it names.
        var isDeclared = false
        /// Whether some keyword has looked at the value, for `unevaluatedProperties`.
        var isEvaluated = false
    }

    struct KeyClass {
        var keys: KeySet
        var value: SchemaExpressions.ID
        var isEvaluated = false
    }

    /// A demand that some member, with a key of a set, meets an expression.
    struct Existence {
        var keys: KeySet
        var exceptions: [[UInt8]]
        var value: SchemaExpressions.ID
        /// What to say if that cannot be enforced.
        var refusal: ConstraintError
    }

    static let any = ObjectShape()

    init(
        minimumCount: Int = 0, maximumCount: Int? = nil, existences: [Existence] = [],
        refusals: [ConstraintError] = []
    ) {
        self.minimumCount = minimumCount
        self.maximumCount = maximumCount
        self.existences = existences
        self.refusals = refusals
    }

    /// Whether every object is allowed.
    var isAny: Bool {
        properties.isEmpty && classes.count == 1 && classes[0].value == SchemaExpressions.anything
            && minimumCount == 0 && maximumCount == nil && existences.isEmpty && refusals.isEmpty
    }

    subscript(key: [UInt8]) -> Property? {
        get { positions[key].map { properties[$0] } }
        set {
            guard let newValue else { return }
            if let position = positions[key] {
                properties[position] = newValue
            } else {
                positions[key] = properties.count
                properties.append(newValue)
            }
        }
    }

    /// What is known of a member, by name or by the class of its name.
    func property(_ key: [UInt8]) -> Property {
        if let property = self[key] { return property }
        let keyClass = classes.first { $0.keys.contains(key) }
        return Property(
            key: key, value: keyClass?.value ?? SchemaExpressions.nothing,
            isEvaluated: keyClass?.isEvaluated ?? false)
    }

    /// Requires a member, or forbids one.
    mutating func require(_ key: [UInt8]) {
        var property = property(key)
        property.isRequired = true
        self[key] = property
    }

    mutating func mapProperties(_ body: (inout Property) throws(ConstraintError) -> Void)
        throws(ConstraintError)
    {
        for index in properties.indices { try body(&properties[index]) }
    }

    /// Puts the members into another order.
    mutating func reorder(_ keys: [[UInt8]]) {
        let ranks = Dictionary(
            keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let ordered = properties.enumerated().sorted { left, right in
            let leftRank = ranks[left.element.key] ?? keys.count
            let rightRank = ranks[right.element.key] ?? keys.count
            return (leftRank, left.offset) < (rightRank, right.offset)
        }
        properties = ordered.map { entry in
            var property = entry.element
            if ranks[property.key] != nil { property.isDeclared = true }
            return property
        }
        positions = Dictionary(
            uniqueKeysWithValues: properties.enumerated().map { ($1.key, $0) })
    }

    /// The members in the order in which they are written: those that `properties` names, then
    /// the others by their bytes.
    var writingOrder: [Property] {
        properties.filter(\.isDeclared)
            + properties.filter { !$0.isDeclared }.sorted {
                $0.key.lexicographicallyPrecedes($1.key)
            }
    }

    /// Whether no object can meet the shape, as far as its own demands tell.
    var isContradictory: Bool {
        let required = properties.lazy.filter(\.isRequired)
        if required.contains(where: { $0.value == SchemaExpressions.nothing }) { return true }
        guard let maximumCount else { return false }
        return maximumCount < minimumCount || maximumCount < required.count
    }
}
