@testable import Constraints

/// Writes grammars by hand in the shape that schemas have.
struct GrammarBuilder {
    private(set) var nodes: [Grammar.Node] = []

    mutating func add(_ node: Grammar.Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// A node that is filled in later, for recursion.
    mutating func reserve() -> Int { add(.never) }

    mutating func fill(_ index: Int, _ node: Grammar.Node) { nodes[index] = node }

    func grammar(root: Int) -> Grammar { Grammar(nodes: nodes, root: root) }

    mutating func text(_ minimum: Int = 0, _ maximum: Int? = nil) -> Int {
        add(.string(minimum: minimum, maximum: maximum))
    }

    mutating func literal(_ text: String) -> Int { add(.literal(Array(text.utf8))) }

    /// A string whose text matches a pattern as a whole.
    mutating func string(matching pattern: String) throws -> Int {
        add(.lexeme(try Regex(pattern).dfa(anchored: true).jsonQuoted()))
    }

    /// Bare text that matches a pattern as a whole.
    mutating func bare(_ pattern: String) throws -> Int {
        add(.lexeme(try Regex(pattern).dfa(anchored: true)))
    }

    mutating func integer() throws -> Int { try bare("-?(0|[1-9][0-9]*)") }

    mutating func number() throws -> Int {
        try bare(#"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?"#)
    }

    mutating func boolean() -> Int { choice([literal("true"), literal("false")]) }

    mutating func choice(_ alternatives: [Int]) -> Int { add(.choice(alternatives)) }

    mutating func labels(_ labels: [String]) throws -> Int {
        add(.lexeme(try DFA.texts(labels.map { Array("\"\($0)\"".utf8) })))
    }

    mutating func array(of item: Int, _ minimum: Int = 0, _ maximum: Int? = nil) -> Int {
        add(
            .array(
                Grammar.Array(rest: item, minimumCount: minimum, maximumCount: maximum)))
    }

    /// An object whose keys end with `?` where they are optional.
    mutating func object(
        _ properties: [(String, Int)], others: [(DFA, Int)] = [], minimum: Int = 0,
        maximum: Int? = nil
    ) -> Int {
        var object = Grammar.Object(minimumCount: minimum, maximumCount: maximum)
        for (key, value) in properties {
            let isRequired = key.last != "?"
            object.properties.append(
                Grammar.Property(
                    key: Array((isRequired ? key[...] : key.dropLast()).utf8), value: value,
                    isRequired: isRequired))
        }
        object.others = others.map { Grammar.KeyClass(keys: $0, value: $1) }
        return add(.object(object))
    }

    /// All keys but some.
    static func keys(except declared: [String]) throws -> DFA {
        let all = try DFA.anyText.jsonEncoded()
        return declared.isEmpty
            ? all : try all.subtracting(try DFA.texts(declared.map { Array($0.utf8) }))
    }

    /// Any JSON value.
    mutating func anyValue() throws -> Int {
        let value = reserve()
        let array = array(of: value)
        let object = object([], others: [(try Self.keys(except: []), value)])
        fill(
            value,
            .choice([literal("null"), boolean(), try number(), text(), array, object]))
        return value
    }
}
