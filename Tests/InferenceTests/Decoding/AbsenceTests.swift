import Foundation
import GGUF
import TestSupport
import Testing

@testable import Inference

@Suite struct AbsenceScaleTests {
    private let id = AbsenceBranches.ID(position: 1, number: 0)

    private func branches(
        _ threshold: Double, value: [Int], absent: [Int], open: [Int] = [], number: Int = 0
    ) -> AbsenceBranches {
        AbsenceBranches(
            id: AbsenceBranches.ID(position: 1, number: number), path: "$.a", threshold: threshold,
            valueTokens: value, absenceTokens: absent, openTokens: open)
    }

    /// log 6, log 2, log 1, log 3: shares of 6, 2, 1 and 3 twelfths.
    private let logits: [Float] = [6, 2, 1, 3].map { (share: Double) in Float(log(share)) }

    private func isNear(_ margin: Double?, _ expected: Double) -> Bool {
        margin.map { abs($0 - expected) < 1e-6 } ?? false
    }

    @Test func isTheDifferenceOfTheLogsOfTwoSums() {
        #expect(isNear(AbsenceScale.margin(of: [0, 1], over: [2, 3], logits), log(8 / 4.0)))
        #expect(isNear(AbsenceScale.margin(of: [2], over: [0], logits), log(1 / 6.0)))
        #expect(AbsenceScale.margin(of: [], over: [0], logits) == nil)
        #expect(AbsenceScale.margin(of: [0], over: [], logits) == nil)
    }

    @Test func holdsForLogitsOfAnySize() {
        let large = logits.map { $0 + 3_000 }
        #expect(abs((AbsenceScale.margin(of: [0, 1], over: [2, 3], large) ?? 0) - log(2)) < 1e-3)
        let far: [Float] = [1_000, -1_000, -.infinity, -.infinity]
        #expect(AbsenceScale.margin(of: [0], over: [1], far) == 2_000)
        #expect(AbsenceScale.margin(of: [0], over: [2], far) == .infinity)
        #expect(AbsenceScale.margin(of: [2], over: [0], far) == -.infinity)
        #expect(AbsenceScale.margin(of: [2], over: [3], far) == 0)
    }

    @Test(arguments: [(0.69, [UInt64(0b1111)]), (0.70, [0b1100])])
    func forbidsValuesBelowTheThreshold(threshold: Double, left: [UInt64]) {
        var scale = AbsenceScale()
        var mask: [UInt64] = [0b1111]
        scale.weigh(
            [branches(threshold, value: [0, 1], absent: [2, 3])], logits, forbiddingIn: &mask)
        #expect(mask == left)
        let margins = scale.margins(chosenBy: 2)
        #expect(margins.map(\.wasDecisive) == [left == [0b1100]])
        #expect(margins.map(\.tookValue) == [false])
        #expect(isNear(margins.first?.margin, log(2)))
        #expect(margins.first?.path == "$.a" && margins.first?.threshold == threshold)
    }

    @Test func weighsOnlyLegalTokens() {
        var scale = AbsenceScale()
        var mask: [UInt64] = [0b0111]
        scale.weigh([branches(0, value: [0, 1], absent: [2, 3])], logits, forbiddingIn: &mask)
        #expect(isNear(scale.margins(chosenBy: 0).first?.margin, log(8)))
    }

    @Test func opensStandForAbsenceOnlyWhereNothingElseDoes() {
        var scale = AbsenceScale()
        var mask: [UInt64] = [0b1111]
        scale.weigh([branches(1, value: [0], absent: [], open: [3])], logits, forbiddingIn: &mask)
        #expect(mask == [0b1110])
        // The choice is not made yet: the next step weighs again and remembers.
        #expect(scale.margins(chosenBy: 3) == [])
        mask = [0b1111]
        scale.weigh([branches(1, value: [3], absent: [2])], logits, forbiddingIn: &mask)
        let margin = scale.margins(chosenBy: 3).first
        #expect(isNear(margin?.margin, log(3)))
        #expect(margin?.wasDecisive == false && margin?.tookValue == true)
    }

    @Test func isDecisiveWhereAnEarlierStepTurnedTheChoice() {
        var scale = AbsenceScale()
        var mask: [UInt64] = [0b1111]
        scale.weigh([branches(2, value: [0], absent: [], open: [1])], logits, forbiddingIn: &mask)
        #expect(scale.margins(chosenBy: 1) == [])
        mask = [0b1111]
        scale.weigh([branches(2, value: [3], absent: [2])], logits, forbiddingIn: &mask)
        #expect(scale.margins(chosenBy: 2).map(\.wasDecisive) == [true])
    }

    @Test func isNotDecisiveWhereAbsenceIsLikeliestAnyway() {
        var scale = AbsenceScale()
        var mask: [UInt64] = [0b1111]
        scale.weigh([branches(9, value: [1, 3], absent: [0])], logits, forbiddingIn: &mask)
        #expect(mask == [0b0101])
        #expect(scale.margins(chosenBy: 0).map(\.wasDecisive) == [false])
    }

    @Test func leavesATokenWhateverTheThresholds() {
        var scale = AbsenceScale()
        var mask: [UInt64] = [0b0011]
        // Each value is the other's absence.
        let choices = [
            branches(9, value: [0], absent: [1]),
            branches(9, value: [1], absent: [0], number: 1),
        ]
        scale.weigh(choices, logits, forbiddingIn: &mask)
        #expect(mask == [0b0010])
        let margins = scale.margins(chosenBy: 1)
        #expect(margins.map(\.tookValue) == [false, true])
        #expect(margins.map(\.wasDecisive) == [true, false])
        #expect(margins.map { $0.margin == nil } == [false, true])
    }
}

/// One of a few texts, one token a byte, in which some byte after a beginning is weighed.
private final class WeighedTexts: TokenConstraint {
    private let texts: [[Int]]
    private let beginning: [Int]
    private let value: Int
    private let threshold: Double
    private let drafts: [Int]
    private var place: [Int] = []
    static let end = 257

    init(
        _ texts: [String], after beginning: String, value: Character, _ threshold: Double,
        drafts: String
    ) {
        self.texts = texts.map { $0.utf8.map(Int.init) }
        self.beginning = beginning.utf8.map(Int.init)
        self.value = Int(value.asciiValue ?? 0)
        self.threshold = threshold
        self.drafts = drafts.utf8.map(Int.init)
    }

    private var left: [ArraySlice<Int>] {
        texts.filter { $0.starts(with: place) }.map { $0.dropFirst(place.count) }
    }

    var isComplete: Bool { left.allSatisfy(\.isEmpty) }
    func isLegal(_ token: Int) -> Bool {
        left.contains { token == Self.end ? $0.isEmpty : $0.first == token }
    }
    func fillMask(_ words: UnsafeMutableBufferPointer<UInt64>) {
        for index in words.indices {
            words[index] = 0
            for bit in 0..<64 where isLegal(index * 64 + bit) { words[index] |= 1 << UInt64(bit) }
        }
    }
    func advance(_ token: Int) { place.append(token) }
    func forcedTokens() -> [Int] {
        guard let first = left.first, left.allSatisfy({ $0.first == first.first }) else {
            return []
        }
        return [first.first].compactMap(\.self)
    }
    func draft(limit: Int) -> [Int] { Array(drafts.dropFirst(place.count).prefix(limit)) }
    func shortestEnding() -> [Int] { Array(left.min { $0.count < $1.count } ?? []) }
    func canEnd(within count: Int) -> Bool { shortestEnding().count <= count }
    func lookingAhead<Result>(_ body: () throws -> Result) rethrows -> Result {
        let place = place
        defer { self.place = place }
        return try body()
    }

    var weighsAbsence: Bool { true }
    func choosesBranch(_ token: Int) -> Bool { place == beginning }
    func absenceBranches() -> [AbsenceBranches] {
        guard place == beginning else { return [] }
        return [
            AbsenceBranches(
                id: AbsenceBranches.ID(position: 1, number: 0), path: "$.v", threshold: threshold,
                valueTokens: [value].filter(isLegal),
                absenceTokens: (0..<257).filter { isLegal($0) && $0 != value })
        ]
    }
}

@Suite struct AbsenceGenerationTests {
    private static let texts = ["{\"v\":1}", "{\"v\":2}", "{\"w\":1}", "{\"x\":1}"]
    private static let prompt = [72, 105]

    private func decoder() throws -> Decoder {
        try Decoder(
            InferenceModel(GGUFFile(bytes: SmallModel(architecture: "llama").writer().bytes())),
            contextLength: 64, threads: 1)
    }

    private func generate(
        _ threshold: Double, drafts: String = "",
        _ change: (inout GenerationRequest) -> Void = { _ in }
    ) throws -> (text: String, outcome: GenerationOutcome) {
        var request = GenerationRequest(prompt: Self.prompt, stopTokens: [WeighedTexts.end])
        change(&request)
        let outcome = try decoder().generate(
            request,
            under: WeighedTexts(Self.texts, after: "{\"", value: "v", threshold, drafts: drafts))
        return (String(decoding: outcome.tokens.map { UInt8($0) }, as: UTF8.self), outcome)
    }

    /// log p(v) - log(p(w) + p(x)) after the prompt and the bytes that are the same for all.
    private func expectedMargin() throws -> Double {
        let decoder = try decoder()
        try decoder.append(Self.prompt + Array("{\"".utf8).map(Int.init))
        let logits = decoder.logits.map(Double.init)
        func logit(_ character: Character) -> Double { logits[Int(character.asciiValue ?? 0)] }
        return logit("v") - log(exp(logit("w")) + exp(logit("x")))
    }

    @Test func returnsTheMarginOfTheModelsLogits() throws {
        let margin = try expectedMargin()
        for threshold in [-50, margin - 0.01, margin + 0.01, 50] {
            let (text, outcome) = try generate(threshold)
            let found = try #require(outcome.absenceMargins.first)
            #expect(outcome.absenceMargins.count == 1)
            #expect(abs((found.margin ?? .nan) - margin) < 1e-9)
            #expect(!found.wasDecisive || margin < threshold)
            #expect(found.tookValue == text.hasPrefix("{\"v"))
            if margin < threshold { #expect(!found.tookValue) }
        }
    }

    @Test func penaltiesDoNotCount() throws {
        let margin = try expectedMargin()
        let outcome = try generate(0) {
            $0.sampling.repetitionPenalty = 1.9
            $0.prompt = Self.prompt
        }.outcome
        #expect(abs((outcome.absenceMargins.first?.margin ?? .nan) - margin) < 1e-9)
    }

    @Test(arguments: [0.0, 1, 3], ["", "{\"v\":1}", "{\"w\":1}", "{\"v\":2", "nonsense"])
    func draftsAndForcedTokensChangeNothing(temperature: Double, drafts: String) throws {
        for threshold in [-9.0, 0, 9] {
            for seed in 0..<8 as Range<UInt64> {
                let set = { (request: inout GenerationRequest) in
                    request.sampling.temperature = temperature
                    request.sampling.seed = seed
                }
                let plain = try generate(threshold) {
                    set(&$0)
                    $0.draftLimit = 0
                }
                let drafted = try generate(threshold, drafts: drafts, set)
                #expect(drafted.outcome.tokens == plain.outcome.tokens)
                #expect(drafted.outcome.absenceMargins == plain.outcome.absenceMargins)
                #expect(plain.outcome.absenceMargins.count == 1)
                if threshold == 9 { #expect(!plain.text.hasPrefix("{\"v")) }
            }
        }
    }

    @Test func greedyChoiceIsTheSameWithoutForcedTokens() throws {
        for threshold in [-9.0, 0, 9] {
            let plain = try generate(threshold) {
                $0.usesForcedTokens = false
                $0.draftLimit = 0
            }
            let forced = try generate(threshold)
            #expect(plain.outcome.tokens == forced.outcome.tokens)
            #expect(plain.outcome.absenceMargins == forced.outcome.absenceMargins)
        }
    }

    @Test func aForbiddenValueStillEndsWithinTheLimit() throws {
        for threshold in [-9.0, 9] {
            let outcome = try generate(threshold) { $0.maximumTokens = 7 }.outcome
            #expect(outcome.tokens.count == 7 && !outcome.wasClosedForLimit)
        }
    }
}
