import GGUF
import Inference
import TestSupport
import Testing

/// A document of bytes, one token a byte, that must be one of a few texts.
///
/// Slow and plain, so that the loop is what is tested.
private final class TextChoice: TokenConstraint {
    private let texts: [[Int]]
    private var place: [Int] = []
    private let end: Int
    private let drafts: [Int]

    init(_ texts: [String], end: Int, drafts: String = "") {
        self.texts = texts.map { $0.utf8.map(Int.init) }
        self.end = end
        self.drafts = drafts.utf8.map(Int.init)
    }

    private var left: [ArraySlice<Int>] {
        texts.filter { $0.starts(with: place) }.map { $0.dropFirst(place.count) }
    }

    var isComplete: Bool { left.allSatisfy(\.isEmpty) }

    func isLegal(_ token: Int) -> Bool {
        left.contains { token == end ? $0.isEmpty : $0.first == token }
    }

    func fillMask(_ words: UnsafeMutableBufferPointer<UInt64>) {
        for index in words.indices {
            words[index] = 0
            for bit in 0..<64 where isLegal(index * 64 + bit) { words[index] |= 1 << UInt64(bit) }
        }
    }

    func advance(_ token: Int) {
        precondition(isLegal(token))
        place.append(token)
    }

    func forcedTokens() -> [Int] {
        guard let first = left.first, !left.contains(where: \.isEmpty) else { return [] }
        return Array(
            first.indices.map { first[..<($0 + 1)] }
                .last { prefix in left.allSatisfy { $0.starts(with: prefix) } } ?? [])
    }

    func draft(limit: Int) -> [Int] { Array(drafts.dropFirst(place.count).prefix(limit)) }

    func shortestEnding() -> [Int] { Array(left.min { $0.count < $1.count } ?? []) }

    func canEnd(within count: Int) -> Bool { shortestEnding().count <= count }

    func lookingAhead<Result>(_ body: () throws -> Result) rethrows -> Result {
        let place = place
        defer { self.place = place }
        return try body()
    }
}

@Suite struct ConstrainedGenerationTests {
    private func decoder(context: Int = 64) throws -> Decoder {
        try Decoder(
            InferenceModel(GGUFFile(bytes: SmallModel(architecture: "llama").writer().bytes())),
            contextLength: context, threads: 1)
    }

    private let end = 257

    private func generate(
        _ texts: [String], drafts: String = "", context: Int = 64,
        _ change: (inout GenerationRequest) -> Void = { _ in }
    ) throws -> (text: String, outcome: GenerationOutcome) {
        var request = GenerationRequest(prompt: [72, 105], stopTokens: [end])
        change(&request)
        let outcome = try decoder(context: context).generate(
            request, under: TextChoice(texts, end: end, drafts: drafts))
        return (String(decoding: outcome.tokens.map { UInt8($0) }, as: UTF8.self), outcome)
    }

    private let colours = ["{\"colour\":\"red\"}", "{\"colour\":\"green\"}", "{\"size\":1}"]

    @Test func writesOneOfTheDocuments() throws {
        let (text, outcome) = try generate(colours)
        #expect(colours.contains(text))
        #expect(outcome.finishReason == .endOfTurn)
        #expect(!outcome.wasClosedForLimit)
    }

    @Test func appendsForcedTokensWithoutSampling() throws {
        let (text, outcome) = try generate(["{\"colour\":\"red\"}"])
        #expect(text == "{\"colour\":\"red\"}")
        #expect(outcome.forcedTokens == text.utf8.count && outcome.maskDurations.isEmpty)
    }

    @Test func samplesForcedTokensTooIfAsked() throws {
        let (text, outcome) = try generate(["{\"colour\":\"red\"}"]) {
            $0.usesForcedTokens = false
            $0.draftLimit = 0
        }
        #expect(text == "{\"colour\":\"red\"}")
        #expect(outcome.forcedTokens == 0 && outcome.acceptedTokens == 0)
        #expect(outcome.finishReason == .endOfTurn)
    }

    @Test func countsATokenOnce() throws {
        let (text, _) = try generate(colours)
        let outcome = try generate(colours, drafts: text).outcome
        #expect(outcome.forcedTokens + outcome.acceptedTokens <= outcome.tokens.count)
    }

    @Test func stopsByItselfWhereADocumentMayEndOrGoOn() throws {
        let (text, outcome) = try generate(["a", "ab", "abc"])
        #expect(["a", "ab", "abc"].contains(text))
        #expect(outcome.finishReason == .endOfTurn)
    }

    @Test(arguments: [0.0, 1, 3], ["", "{\"colour\":\"green\"}", "{\"size\":9", "nonsense"])
    func draftsNeverChangeTheResult(temperature: Double, drafts: String) throws {
        for seed in 0..<20 as Range<UInt64> {
            let set = { (request: inout GenerationRequest) in
                request.sampling.temperature = temperature
                request.sampling.seed = seed
            }
            let plain = try generate(colours) {
                set(&$0)
                $0.draftLimit = 0
            }
            let drafted = try generate(colours, drafts: drafts, set)
            #expect(drafted.outcome.tokens == plain.outcome.tokens, "seed \(seed)")
            #expect(plain.outcome.draftedTokens == 0)
        }
    }

    @Test func countsDraftsThatWereRight() throws {
        let (text, _) = try generate(colours)
        let outcome = try generate(colours, drafts: text).outcome
        #expect(outcome.acceptedTokens > 0 && outcome.acceptedTokens <= outcome.draftedTokens)
    }

    @Test func endsTheDocumentBeforeTheLimit() throws {
        // At temperature 3 the long text is begun often; 9 tokens are too few to finish it.
        var closed = 0
        for seed in 0..<50 as Range<UInt64> {
            let (text, outcome) = try generate(["[1]", "[111111111111111]", "[22222222]"]) {
                $0.maximumTokens = 10
                $0.sampling.temperature = 3
                $0.sampling.seed = seed
            }
            #expect(["[1]", "[22222222]"].contains(text))
            #expect(outcome.tokens.count <= 10)
            if outcome.wasClosedForLimit { closed += 1 }
        }
        #expect(closed < 50)
    }

    @Test func theContextIsALimitToo() throws {
        let (text, outcome) = try generate(["[1]", "[111111111111111]"], context: 8)
        #expect(text == "[1]" && outcome.finishReason == .endOfTurn)
    }

    @Test func refusesToStartADocumentThatCannotEnd() throws {
        let error = #expect(throws: InferenceError.self) {
            try generate(["12345"]) { $0.maximumTokens = 4 }
        }
        #expect(
            error?.description
                == """
                too long for the token limit: `the shortest document`: expected at most 4 tokens, \
                found 5; allow more tokens, a longer context, or a simpler schema
                """)
    }
}
