import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

/// Sessions that share a model and take turns at the same time.
///
/// A conversation has to come out as it does alone: were anything of another one mixed in, the likeliest
/// tokens would be others.
@Suite(.serialized) struct ParallelSessionTests {
    private func talk(
        of words: [String], turns count: Int, maximumTokens: Int, with model: LocalLanguageModel
    ) async throws -> [String: [Chatter.Turn]] {
        try await withThrowingTaskGroup(of: (String, [Chatter.Turn]).self) { group in
            for word in words {
                group.addTask {
                    let chatter = Chatter(word: word, maximumTokens: maximumTokens)
                    let (turns, transcript) = try await chatter.turns(count, with: model)
                    Chatter.check(transcript, has: turns)
                    return (word, turns)
                }
            }
            var all: [String: [Chatter.Turn]] = [:]
            for try await (word, turns) in group { all[word] = turns }
            return all
        }
    }

    private func checkTwoSessions(
        turns count: Int, maximumTokens: Int, cacheRest: Int, with model: LocalLanguageModel
    ) async throws {
        let words = ["amber", "violet"]
        let start = ContinuousClock.now
        let together = try await talk(
            of: words, turns: count, maximumTokens: maximumTokens, with: model)
        let end = ContinuousClock.now
        for word in words {
            let turns = try #require(together[word])
            Chatter.checkCache(turns, rest: cacheRest)
            let alone = try await talk(
                of: [word], turns: count, maximumTokens: maximumTokens, with: model)
            #expect(alone[word]?.map(\.response) == turns.map(\.response))
            for other in words where other != word {
                #expect(!turns.contains { $0.response.contains(other) })
            }
        }
        let seconds = (end - start) / Duration.seconds(1)
        print(
            "evidence: \(words.count) sessions, \(count) turns each:",
            seconds.formatted(.number.precision(.fractionLength(1))), "s together")
    }

    @Test func twoSessionsKeepApart() async throws {
        try await checkTwoSessions(
            turns: 6, maximumTokens: 6, cacheRest: 4, with: try await LocalModel.qwen.model())
    }

    @Test(.isLong) func twoSessionsKeepApartFor200Turns() async throws {
        try await checkTwoSessions(
            turns: 100, maximumTokens: 6, cacheRest: 4, with: try await LocalModel.qwen.model())
    }
}
