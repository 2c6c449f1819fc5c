/// A list or something else that can be iterated over.
final class ValueSequence {
    enum Kind: String {
        case list, tuple, range, generator
        case keys = "dict_keys"
        case values = "dict_values"
        case items = "dict_items"

        /// Whether elements can be taken by position.
        var isIndexable: Bool { self == .list || self == .tuple || self == .range }
    }

    let kind: Kind
    private(set) var elements: [Value]
    /// The number of elements that a generator has given one by one.
    private var taken = 0
    let depth: Int

    init(_ kind: Kind, _ elements: [Value]) {
        self.kind = kind
        self.elements = elements
        depth = 1 + (elements.lazy.map(\.depth).max() ?? 0)
    }

    /// The elements; a generator gives them only once.
    func iterate() -> [Value] {
        guard kind == .generator else { return elements }
        defer {
            elements = []
            taken = 0
        }
        return taken == 0 ? elements : Array(elements[taken...])
    }

    /// Takes a generator's first element.
    func next() -> Value? {
        guard kind == .generator else { return elements.first }
        guard taken < elements.count else { return nil }
        taken += 1
        return elements[taken - 1]
    }
}
