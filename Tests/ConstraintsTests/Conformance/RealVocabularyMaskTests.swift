import ConformanceSupport
import Constraints
import TestSupport
import Testing

/// Masks of a real vocabulary against trying every token byte by byte.
@Suite(.needsReference("maskbench-dev"), .needsReference(ReferenceEngine.vocabularyPath))
struct RealVocabularyMaskTests {
    @Test func equalTryingEveryTokenAtSomeSteps() throws {
        try compare(stepsPerSchema: 2)
    }

    @Test(.isLong) func equalTryingEveryTokenAtEveryStep() throws {
        try compare(stepsPerSchema: .max)
    }

    /// Walks through instances of 60 schemas, cut into tokens at random.
    private func compare(stepsPerSchema: Int) throws {
        let engine = try ReferenceEngine.withVocabulary()
        let cutter = TokenCutter(engine.tokens)
        let schemas = try ReferenceEngine.schemas(66, engine).prefix(60)
        #expect(schemas.count == 60)
        for (number, schema) in schemas.enumerated() {
            var random = SeededGenerator(seed: UInt64(number))
            let tokens = cutter.tokens(of: schema.text, using: &random)
            let steps = Set(
                (0...tokens.count).shuffled(using: &random).prefix(stepsPerSchema))
            let matcher = engine.matcher(schema.compiled.constraint)
            var mask = TokenMask(tokenCount: engine.tokens.count)
            for step in 0...tokens.count {
                if steps.contains(step) {
                    try matcher.fillMask(&mask)
                    let wrong = try wrongTokens(of: mask, matcher, engine.tokens)
                    #expect(wrong == [], "\(schema.file.name), step \(step)")
                }
                guard step < tokens.count else { break }
                #expect(try matcher.advance(token: tokens[step]), "\(schema.file.name)")
            }
            #expect(matcher.canEnd, "\(schema.file.name)")
        }
    }

    /// The first tokens whose bits differ from what trying them says.
    private func wrongTokens(
        of mask: TokenMask, _ matcher: ConstraintMatcher, _ vocabulary: TokenVocabulary
    ) throws -> [Int] {
        var wrong: [Int] = []
        let start = matcher.snapshot()
        for token in 0..<vocabulary.count {
            let bytes = vocabulary.bytes(of: token)
            var isLegal = vocabulary.isEnd(token) ? matcher.canEnd : !bytes.isEmpty
            var isMoved = false
            for byte in bytes {
                guard try matcher.advance(byte: byte) else {
                    isLegal = false
                    break
                }
                isMoved = true
            }
            if isMoved { matcher.restore(start) }
            if isLegal != mask.contains(token) { wrong.append(token) }
            if wrong.count == 10 { break }
        }
        return wrong
    }
}

/// Cuts texts into tokens at random places, most of which no tokenizer would choose.
private struct TokenCutter {
    private let tokens: [[UInt8]: Int]
    private let vocabulary: TokenVocabulary

    init(_ vocabulary: TokenVocabulary) {
        self.vocabulary = vocabulary
        var tokens: [[UInt8]: Int] = [:]
        for token in 0..<vocabulary.count { tokens[Array(vocabulary.bytes(of: token))] = token }
        tokens[[]] = nil
        self.tokens = tokens
    }

    func tokens(of text: [UInt8], using random: inout SeededGenerator) -> [Int] {
        var result: [Int] = []
        var position = 0
        while position < text.count {
            let choices = (1...12).compactMap { length in
                tokens[Array(text[position...].prefix(length))]
            }
            guard let token = choices.randomElement(using: &random) else { return result }
            result.append(token)
            position += vocabulary.bytes(of: token).count
        }
        return result
    }
}
