/// What a generation must obey, token by token.
///
/// A constraint stands at a place in its document and says which tokens may come next. It never
/// leads to a dead end: from every place it allows, some sequence of tokens ends the document.
public protocol TokenConstraint: AnyObject {
    /// Whether nothing can follow: the document is complete.
    var isComplete: Bool { get throws }

    /// Whether a token, an end token included, is legal here.
    func isLegal(_ token: Int) throws -> Bool

    /// Writes one bit a token of the vocabulary, end tokens included: bit `t % 64` of word `t / 64`.
    func fillMask(_ words: UnsafeMutableBufferPointer<UInt64>) throws

    /// Goes on with a legal token that is not an end token.
    func advance(_ token: Int) throws

    /// The tokens that every document goes on with from here, as far as no continuation can cut
    /// their bytes into other tokens.
    func forcedTokens() throws -> [Int]

    /// Tokens that are likely to come next; at most `limit`, and any guess will do.
    func draft(limit: Int) throws -> [Int]

    /// Tokens that end the document from here, as few as are known.
    func shortestEnding() throws -> [Int]

    /// Whether at most `count` tokens can end the document from here: ``shortestEnding()`` at most,
    /// or fewer if that is cheaper to tell.
    func canEnd(within count: Int) throws -> Bool

    /// Does something from here and then comes back, whatever it did.
    func lookingAhead<Result>(_ body: () throws -> Result) throws -> Result

    /// Whether the constraint has margins of absence; if not, it is asked no more about them.
    var weighsAbsence: Bool { get }

    /// The choices between a value and its absence that legal tokens make here, in the order in which
    /// they are weighed.
    func absenceBranches() throws -> [AbsenceBranches]

    /// Whether a legal token makes one of them.
    func choosesBranch(_ token: Int) throws -> Bool
}

extension TokenConstraint {
    /// No margins, unless a constraint says otherwise.
    public var weighsAbsence: Bool { false }

    /// No choices, unless a constraint says otherwise.
    public func absenceBranches() throws -> [AbsenceBranches] { [] }

    /// No choices, unless a constraint says otherwise.
    public func choosesBranch(_ token: Int) throws -> Bool { false }
}
