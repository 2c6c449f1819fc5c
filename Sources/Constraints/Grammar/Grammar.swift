/// A context-free description of the documents that are allowed, in bytes.
///
/// Nodes refer to each other by index, so recursion is a cycle of indices. There are only
/// alternatives, never conjunctions or negations: those are removed before a grammar is made.
/// JSON text has one canonical form: each scalar of a string has exactly one encoding, so that
/// keys compare as bytes.
struct Grammar: Sendable {
    /// The nodes, in any order.
    var nodes: [Node]
    /// The index of the node that describes a whole document.
    var root: Int
    /// How far, by value node, a model must prefer the value over its absence to write it.
    ///
    /// Keys are choice nodes with a null alternative, or value nodes of optional properties.
    var margins: [Int: Double] = [:]

    /// What may stand in one place.
    enum Node: Sendable {
        /// Exactly these bytes.
        case literal([UInt8])
        /// Bytes the automaton accepts: numbers, enumerations, strings with their quotes.
        case lexeme(DFA)
        /// A JSON string of any text whose length in Unicode scalars is within bounds.
        case string(minimum: Int, maximum: Int?)
        /// Each node once, in order.
        case sequence([Int])
        /// One of the nodes; none of none, which is how a node that nothing matches is written.
        case choice([Int])
        /// The node, a number of times within bounds.
        case repetition(Int, minimum: Int, maximum: Int?)
        /// A JSON object.
        case object(Object)
        /// A JSON array.
        case array(Array)
        /// A span of a source text.
        case verbatim(VerbatimRule)

        /// The node that nothing matches.
        static let never = Node.choice([])
    }

    /// The members of a JSON object: the declared ones in order, then others in any order.
    struct Object: Sendable {
        /// The declared members, in the order in which they are written; keys are distinct.
        var properties: [Property] = []
        /// What else may follow; no key is written twice.
        var others: [KeyClass] = []
        /// The fewest members.
        var minimumCount = 0
        /// The most members; nil for any number.
        var maximumCount: Int?
    }

    /// A declared member of an object.
    struct Property: Sendable {
        /// The key as it is written, without its quotes.
        var key: [UInt8]
        /// The node of the value.
        var value: Int
        /// Whether the member must be written.
        var isRequired: Bool
    }

    /// A set of keys that share one kind of value.
    struct KeyClass: Sendable {
        /// The keys as they are written, without quotes; apart from declared keys and other classes.
        var keys: DFA
        /// The node of their values.
        var value: Int
    }

    /// The items of a JSON array.
    struct Array: Sendable {
        /// The nodes of the first items.
        var prefix: [Int] = []
        /// The node of each item after those; nil for none.
        var rest: Int?
        /// The fewest items.
        var minimumCount = 0
        /// The most items; nil for any number.
        var maximumCount: Int?
    }
}
