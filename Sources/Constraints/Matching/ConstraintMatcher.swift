/// Follows a document byte by byte under a constraint and says what may come next.
///
/// A byte is legal exactly if some document that satisfies the constraint goes on with it, so
/// there are no dead ends. A matcher belongs to one generation; the constraint and the vocabulary
/// are shared.
public final class ConstraintMatcher {
    /// What the document must satisfy.
    public let constraint: CompiledConstraint
    /// The tokens that documents are made of.
    public let vocabulary: TokenVocabulary
    var machine: Machine
    /// A number for each byte so far that no other byte ever had, which tells snapshots apart.
    private var stamps: [Int] = []
    private var lastStamp = 0
    private var filler: MaskFiller

    /// Starts at the beginning of a document.
    public init(_ constraint: CompiledConstraint, vocabulary: TokenVocabulary) {
        self.constraint = constraint
        self.vocabulary = vocabulary
        machine = Machine(constraint.grammar)
        filler = MaskFiller(constraint.grammar, vocabulary)
    }

    private init(copying other: ConstraintMatcher) {
        constraint = other.constraint
        vocabulary = other.vocabulary
        machine = other.machine.copied()
        stamps = other.stamps
        lastStamp = other.lastStamp
        filler = MaskFiller(other.constraint.grammar, other.vocabulary)
    }

    deinit {
        machine.deallocate()
        filler.deallocate()
    }

    /// A matcher at the same place that goes its own way from here.
    ///
    /// - Complexity: O(*n*) in the bytes so far.
    public func copy() -> ConstraintMatcher { ConstraintMatcher(copying: self) }

    /// The bytes so far.
    public var document: [UInt8] {
        Array(UnsafeBufferPointer(start: machine.history.base, count: machine.history.count))
    }

    /// How many bytes there are so far.
    public var byteCount: Int { machine.history.count }

    /// Whether the document may end here.
    public var canEnd: Bool { machine.canEnd }

    // MARK: - Going on

    /// Goes on with a byte.
    ///
    /// - Returns: Whether the byte is legal; if not, nothing changes.
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    public func advance(byte: UInt8) throws(ConstraintError) -> Bool {
        guard try machine.advance(byte) else { return false }
        lastStamp += 1
        stamps.append(lastStamp)
        return true
    }

    /// Goes on with bytes, all of them or none.
    ///
    /// - Returns: Whether the bytes are legal; if not, nothing changes.
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    public func advance(bytes: some Sequence<UInt8>) throws(ConstraintError) -> Bool {
        let start = snapshot()
        for byte in bytes {
            guard try advance(byte: byte) else {
                restore(start)
                return false
            }
        }
        return true
    }

    /// Goes on with a token.
    ///
    /// An end token changes nothing; it is legal exactly if the document may end.
    ///
    /// - Returns: Whether the token is legal; if not, nothing changes.
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    public func advance(token: Int) throws(ConstraintError) -> Bool {
        if vocabulary.isEnd(token) { return canEnd }
        let bytes = vocabulary.bytes(of: token)
        return bytes.isEmpty ? false : try advance(bytes: bytes)
    }

    /// Whether a token is legal here.
    ///
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    /// - Complexity: O(*n*) in the token's bytes, however large the vocabulary.
    public func isLegal(_ token: Int) throws(ConstraintError) -> Bool {
        if vocabulary.isEnd(token) { return canEnd }
        let bytes = vocabulary.bytes(of: token)
        return bytes.isEmpty ? false : try machine.accepts(bytes)
    }

    /// Finds every token that is legal here: those whose bytes can go on, and end tokens where
    /// the document may end.
    ///
    /// - Parameter mask: A mask for as many tokens as the vocabulary has.
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    /// - Complexity: Usually microseconds; the first time in a state of an automaton, O(*n*) in
    ///   the bytes of the tokens it takes.
    public func fillMask(_ mask: inout TokenMask) throws(ConstraintError) {
        precondition(
            mask.tokenCount == vocabulary.count, "the mask is for another vocabulary")
        mask.words.withUnsafeMutableBufferPointer { words in
            guard let start = words.baseAddress else { return }
            let words = MaskWords(base: start, count: words.count)
            words.removeAll()
            filler.fill(words, &machine)
            if machine.canEnd {
                for token in vocabulary.endTokens { words.insert(Int32(token)) }
            }
        }
        try machine.checkThreadLimit()
    }

    // MARK: - Going back

    /// A place in a document that a matcher can go back to.
    public struct Snapshot: Sendable {
        fileprivate var stamp: Int
        fileprivate var byteCount: Int
        fileprivate var state: Machine.Snapshot
    }

    /// The present place.
    ///
    /// - Complexity: O(*t*) in the ways to read the bytes so far, usually one or two.
    public func snapshot() -> Snapshot {
        Snapshot(
            stamp: stamps.last ?? 0, byteCount: machine.history.count, state: machine.snapshot())
    }

    /// Goes back to a place.
    ///
    /// - Parameter snapshot: A snapshot of this matcher, or of the one it was copied from before
    ///   the copy was made, since which it has not gone back to an earlier place.
    public func restore(_ snapshot: Snapshot) {
        let count = snapshot.byteCount
        precondition(
            count <= stamps.count && (count == 0 ? 0 : stamps[count - 1]) == snapshot.stamp,
            "the snapshot is of a place that the matcher has left by going back")
        stamps.removeLast(stamps.count - count)
        machine.restore(snapshot.state)
    }
}
