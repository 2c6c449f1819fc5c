import OrderedJSON

/// A choice between a value and its absence that lies ahead, and the legal tokens that make it.
///
/// A token takes the value if every document that goes on with it has the value, and leaves it
/// absent if none has. All others leave the choice open.
public struct AbsenceChoice: Sendable, Hashable {
    /// What tells the choices of one document apart.
    public struct ID: Sendable, Hashable {
        /// Where the object or the value begins, in bytes of the document.
        public let position: Int
        /// The number of the member's key, or -1 for a value that may be null.
        public let key: Int
    }

    /// Tells the choice from others; the same at each step until the choice is made.
    public let id: ID
    /// The way to the value; nil in documents that are not JSON.
    public let path: JSONPath?
    /// The margin by which a model must prefer the value to write it, in natural logarithms.
    public let threshold: Double
    /// The tokens that take the value, in order.
    public let valueTokens: [Int]
    /// The tokens that leave it absent, in order.
    public let absenceTokens: [Int]
    /// Where no token leaves the value absent, those that the tokens that take it begin with: they
    /// lead to the choice without making it.
    public let openTokens: [Int]
}

extension ConstraintMatcher {
    /// Whether the constraint has margins of absence.
    public var weighsAbsence: Bool { !constraint.grammar.weighing.isEmpty }

    /// The choices between a value and its absence that some legal token makes, the one whose
    /// branches part first coming first.
    ///
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    /// - Complexity: None without margins. Else O(*n*) in the bytes of the legal tokens, inside of
    ///   values only of those that can end one.
    public func absenceChoices() throws(ConstraintError) -> [AbsenceChoice] {
        guard weighsAbsence else { return [] }
        let document = document
        var finder = BranchFinder(machine, vocabulary)
        try finder.walk(&machine)
        return finder.choices.compactMap { choice in
            if choice.value.isEmpty && choice.absent.isEmpty { return nil }
            return AbsenceChoice(
                id: AbsenceChoice.ID(position: Int(choice.start), key: Int(choice.key)),
                path: path(to: choice, in: document + choice.prefix), threshold: choice.threshold,
                valueTokens: choice.value.sorted(), absenceTokens: choice.absent.sorted(),
                openTokens: choice.absent.isEmpty ? vocabulary.beginnings(of: choice.value) : [])
        }
    }

    /// Whether a legal token makes a choice between a value and its absence.
    ///
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    /// - Complexity: O(*n*) in the token's bytes.
    public func choosesAbsenceOrValue(_ token: Int) throws(ConstraintError) -> Bool {
        guard weighsAbsence else { return false }
        var finder = BranchFinder(machine, vocabulary)
        return try finder.hasChoice(made: vocabulary.bytes(of: token), &machine)
    }

    private func path(to choice: BranchFinder.Choice, in document: [UInt8]) -> JSONPath? {
        guard var path = JSONPath(toValueAt: Int(choice.start), in: document) else { return nil }
        guard choice.key >= 0 else { return path }
        let key = constraint.grammar.weighing.keys[Int(choice.key)]
        let quoted = [UInt8(ascii: "\"")] + key + [UInt8(ascii: "\"")]
        guard case .string(let name)? = try? JSONValue(parsing: quoted) else { return nil }
        // The way to what follows the brace ends in a key that is not known yet.
        _ = path.components.popLast()
        path.components.append(.key(name))
        return path
    }
}

extension TokenVocabulary {
    /// The tokens whose bytes some tokens begin with, but for those themselves, in order.
    fileprivate func beginnings(of tokens: [Int]) -> [Int] {
        var found: Set<Int> = []
        for token in tokens {
            var number: Int32 = 0
            for byte in bytes(of: token) {
                number = trie.child(of: number, byte)
                guard number >= 0 else { break }
                let node = trie.nodes.base[Int(number)]
                for index in node.firstToken..<node.ownEnd {
                    found.insert(Int(trie.tokens.base[Int(index)]))
                }
            }
        }
        return found.subtracting(tokens).sorted()
    }
}
