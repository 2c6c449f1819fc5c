/// Which members and values of a grammar a margin of absence weighs.
///
/// Empty for grammars without margins, whose matching then costs nothing more.
struct CompiledWeighing: Sendable {
    /// The keys of weighed properties as they are written, each once.
    private(set) var keys: [[UInt8]] = []
    /// The margins of values that may be null.
    var nullThresholds: [Double] = []
    /// Whether such a value may come after anything but a colon, a comma or a bracket.
    private(set) var hasValuesAnywhere = false

    private var numbers: [[UInt8]: Int32] = [:]
    private var margins: [Int: Double] = [:]

    init() {}

    /// Finds the keys; values are added when they are compiled.
    init(_ grammar: Grammar) {
        margins = grammar.margins
        guard !margins.isEmpty else { return }
        hasValuesAnywhere = grammar.nullMargin(of: grammar.root) != nil
        for node in grammar.nodes {
            switch node {
            case .object(let object):
                for property in object.properties
                where margins[property.value] != nil && numbers[property.key] == nil {
                    numbers[property.key] = Int32(keys.count)
                    keys.append(property.key)
                }
            case .sequence, .choice, .repetition:
                if node.children.contains(where: { grammar.nullMargin(of: $0) != nil }) {
                    hasValuesAnywhere = true
                }
            default: break
            }
        }
    }

    /// Whether there are no margins at all.
    var isEmpty: Bool { keys.isEmpty && nullThresholds.isEmpty }

    /// The number of a property's key, or -1 if the property has no margin.
    func number(of property: Grammar.Property) -> Int32 {
        margins[property.value] == nil ? -1 : numbers[property.key] ?? -1
    }
}

extension Grammar {
    /// The margin of a node that is null or something else; nil if it has none or is not so.
    func nullMargin(of node: Int) -> Double? {
        guard let margin = margins[node], isNullable(node) else { return nil }
        return margin
    }

    /// Whether a node is null or something else.
    func isNullable(_ node: Int) -> Bool {
        guard case .choice(let alternatives) = nodes[node] else { return false }
        let isNull = alternatives.map { alternative in
            if case .literal(let bytes) = nodes[alternative] {
                bytes.elementsEqual("null".utf8)
            } else {
                false
            }
        }
        return isNull.contains(true) && isNull.contains(false)
    }
}
