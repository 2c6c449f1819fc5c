import Constraints
import Inference
import Tokenizers

/// Keeps a generation's tokens within a constraint on the text's bytes.
final class DocumentConstraint: TokenConstraint {
    private let matcher: ConstraintMatcher
    private let tokenizer: Tokenizer
    private let marks: AnswerMarks
    private var mask: TokenMask

    init(_ constraint: CompiledConstraint, tokens: ModelTokens, marks: AnswerMarks) {
        let vocabulary = tokens.vocabulary(with: marks)
        matcher = ConstraintMatcher(constraint, vocabulary: vocabulary)
        mask = TokenMask(tokenCount: vocabulary.count)
        tokenizer = tokens.tokenizer
        self.marks = marks
    }

    /// The values copied from sources so far, and where they stand there.
    var verbatimValues: [VerbatimValue] { matcher.verbatimValues }

    // MARK: - Legal tokens

    var isComplete: Bool { get throws { try matcher.isComplete } }

    func isLegal(_ token: Int) throws -> Bool { try matcher.isLegal(token) }

    func fillMask(_ words: UnsafeMutableBufferPointer<UInt64>) throws {
        try matcher.fillMask(&mask)
        for index in words.indices {
            words[index] = index < mask.words.count ? mask.words[index] : 0
        }
    }

    func advance(_ token: Int) throws {
        guard try matcher.advance(token: token) else {
            throw ApusError(
                .invalidModel, subject: "token \(token)", expected: "a token that is legal here")
        }
    }

    func lookingAhead<Result>(_ body: () throws -> Result) throws -> Result {
        let place = matcher.snapshot()
        defer { matcher.restore(place) }
        return try body()
    }

    // MARK: - Absence

    var weighsAbsence: Bool { matcher.weighsAbsence }

    func choosesBranch(_ token: Int) throws -> Bool { try matcher.choosesAbsenceOrValue(token) }

    func absenceBranches() throws -> [AbsenceBranches] {
        try matcher.absenceChoices().map(AbsenceBranches.init)
    }

    // MARK: - What must come, and what probably comes

    func forcedTokens() throws -> [Int] {
        let pieces = marks.pieces(of: Self.wholeCharacters(try matcher.forcedBytes()))
        let rest = pieces.last?.text ?? ""
        // A mark is a token by itself, which settles what stands before it.
        let settled = pieces.dropLast()
        let tokens = tokenizer.encode(Array(settled))
        guard bytes(of: tokens).elementsEqual(settled.flatMap(\.text.utf8)) else { return [] }
        return tokens + tokenizer.stableTokens(of: rest)
    }

    private func bytes(of tokens: [Int]) -> [UInt8] {
        tokens.flatMap { matcher.vocabulary.bytes(of: $0) }
    }

    /// What every document goes on with, then what is probably copied, then again.
    func draft(limit: Int) throws -> [Int] {
        try lookingAhead {
            var draft: [Int] = []
            while draft.count < limit {
                var bytes = try matcher.forcedBytes()
                if bytes.isEmpty { bytes = matcher.copiedBytes(limit: 8 * limit) }
                let tokens = tokenizer.encode(marks.pieces(of: Self.wholeCharacters(bytes)))
                var advanced = false
                for token in tokens {
                    guard try matcher.advance(token: token) else { return draft }
                    advanced = true
                    draft.append(token)
                    if draft.count == limit { break }
                }
                if !advanced { break }
            }
            return draft
        }
    }

    /// The text of bytes, up to the last whole character.
    private static func wholeCharacters(_ bytes: [UInt8]) -> String {
        for dropped in 0...min(3, bytes.count) {
            if let text = String(validating: bytes.dropLast(dropped), as: UTF8.self) { return text }
        }
        return ""
    }

    // MARK: - The end

    func shortestEnding() throws -> [Int] {
        let completion = try matcher.shortestCompletion()
        let tokens = tokenizer.encode(
            marks.pieces(of: String(decoding: completion, as: UTF8.self)))
        // Byte by byte where the vocabulary's own cut has other bytes.
        if bytes(of: tokens).elementsEqual(completion) { return tokens }
        return completion.compactMap { tokenizer.token(for: CollectionOfOne($0)) }
    }

    func canEnd(within count: Int) throws -> Bool {
        // A token has a byte at least.
        if matcher.shortestLength <= count { return count >= 0 }
        return try shortestEnding().count <= count
    }
}

extension AbsenceBranches {
    fileprivate init(_ choice: AbsenceChoice) {
        self.init(
            id: ID(position: choice.id.position, number: choice.id.key),
            path: choice.path?.description, threshold: choice.threshold,
            valueTokens: choice.valueTokens, absenceTokens: choice.absenceTokens,
            openTokens: choice.openTokens)
    }
}
