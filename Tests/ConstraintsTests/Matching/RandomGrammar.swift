@testable import Constraints

/// Makes small grammars of every kind of node.
struct RandomGrammar<Generator: RandomNumberGenerator> {
    var generator: Generator
    private var nodes: [Grammar.Node] = []

    init(using generator: Generator) { self.generator = generator }

    /// A grammar of so many nodes that refer to later ones and, inside containers, to any.
    mutating func make(nodeCount: Int) throws -> Grammar {
        nodes = []
        for index in 0..<nodeCount { nodes.append(try node(index, of: nodeCount)) }
        return Grammar(nodes: nodes, root: 0)
    }

    private mutating func node(_ index: Int, of count: Int) throws -> Grammar.Node {
        let isLast = index >= count - 2
        switch isLast ? Int.random(in: 0...2, using: &generator) : number(0...9) {
        case 0, 1: return .literal(Array(pick(["", "a", "b", "ab", "ba", "1"]).utf8))
        case 2: return .lexeme(try lexeme())
        case 3: return .sequence((0..<number(0...3)).map { _ in later(index, count) })
        case 4: return .choice((0..<number(0...3)).map { _ in later(index, count) })
        case 5:
            let minimum = number(0...2)
            let maximum = number(0...2) == 0 ? nil : minimum + number(0...2)
            return .repetition(later(index, count), minimum: minimum, maximum: maximum)
        case 6, 7: return .object(try object(index, count))
        default: return .array(array(index, count))
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...elements.count - 1)]
    }

    private mutating func later(_ index: Int, _ count: Int) -> Int {
        number(index + 1...count - 1)
    }

    /// A node that need not come later, because a bracket or brace comes before it.
    private mutating func any(_ index: Int, _ count: Int) -> Int {
        number(0...4) == 0 ? number(0...count - 1) : later(index, count)
    }

    private mutating func lexeme() throws -> DFA {
        switch number(0...3) {
        case 0: try DFA.texts([Array("a".utf8), Array("ab".utf8), Array("1".utf8)])
        case 1: try DFA.texts([[], Array("b".utf8)])
        case 2: try Regex("a*").dfa(anchored: true)
        default: try Regex("(ab|b)+").dfa(anchored: true)
        }
    }

    private mutating func object(_ index: Int, _ count: Int) throws -> Grammar.Object {
        var keys = ["", "a", "ab", "b"].shuffled(using: &generator)
        var object = Grammar.Object()
        for _ in 0..<number(0...3) {
            object.properties.append(
                Grammar.Property(
                    key: Array(keys.removeLast().utf8), value: any(index, count),
                    isRequired: number(0...2) == 0))
        }
        if number(0...1) == 0 {
            object.others.append(
                Grammar.KeyClass(
                    keys: try DFA.texts(["x", "xy", "y"].map { Array($0.utf8) }),
                    value: any(index, count)))
        }
        if number(0...2) == 0 {
            object.others.append(
                Grammar.KeyClass(
                    keys: try Regex(pick(["z+", "z|zz", "zx*"])).dfa(anchored: true),
                    value: any(index, count)))
        }
        if number(0...1) == 0 { object.minimumCount = number(0...3) }
        if number(0...1) == 0 { object.maximumCount = object.minimumCount + number(0...2) }
        return object
    }

    private mutating func array(_ index: Int, _ count: Int) -> Grammar.Array {
        var array = Grammar.Array()
        array.prefix = (0..<number(0...2)).map { _ in any(index, count) }
        if number(0...2) > 0 { array.rest = any(index, count) }
        if number(0...1) == 0 { array.minimumCount = number(0...3) }
        if number(0...1) == 0 { array.maximumCount = array.minimumCount + number(0...2) }
        return array
    }
}
