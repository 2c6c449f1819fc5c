import TestSupport

@testable import Constraints

/// Chooses legal tokens at random, so that walks come to all kinds of places and to an end.
struct TokenWalk {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// A legal token; nil if only an end token is legal, or if one was drawn.
    mutating func token(_ mask: TokenMask, _ matcher: ConstraintMatcher) throws -> Int? {
        let vocabulary = matcher.vocabulary
        var legal: [Int] = []
        mask.forEach { if !vocabulary.isEnd($0) { legal.append($0) } }
        if matcher.canEnd, legal.isEmpty || Int.random(in: 0...3, using: &generator) == 0 {
            return nil
        }
        switch Int.random(in: 0...3, using: &generator) {
        case 0:
            return legal.randomElement(using: &generator)
        case 1:
            let structural = legal.filter { token in
                vocabulary.bytes(of: token).contains { "\"{}[],:\\".utf8.contains($0) }
            }
            return (structural.isEmpty ? legal : structural).randomElement(using: &generator)
        default:
            return try Self.closingToken(mask, matcher) ?? legal.randomElement(using: &generator)
        }
    }

    /// The longest legal token that starts the shortest completion.
    static func closingToken(_ mask: TokenMask, _ matcher: ConstraintMatcher) throws -> Int? {
        let completion = try matcher.shortestCompletion()
        let trie = matcher.vocabulary.trie
        var node: Int32 = 0
        var found: Int?
        for byte in completion {
            node = trie.child(of: node, byte)
            guard node >= 0 else { break }
            let place = trie.nodes[Int(node)]
            if place.firstToken < place.ownEnd { found = Int(trie.tokens[Int(place.firstToken)]) }
        }
        return found
    }
}
