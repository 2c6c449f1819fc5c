import GGUF
import TestSupport
import Testing

@testable import Inference

/// Conversations that take turns on one decoder, as the sessions of one model do.
@Suite struct ConversationTests {
    private static let architectures = SmallModel.all.map(\.architecture)
    private let system = "Be brief and kind. ".utf8.map { Int($0) }

    private func text(_ string: String) -> [Int] { string.utf8.map(Int.init) }

    private func model(_ architecture: String = "llama") throws -> InferenceModel {
        try InferenceModel(
            GGUFFile(bytes: SmallModel(architecture: architecture).writer().bytes()))
    }

    /// A decoder that has room for `positions` cached tokens.
    private func decoder(_ model: InferenceModel, room positions: Int) throws -> Decoder {
        let position = model.architecture.cacheShapes.bytesPerPosition(.f16)
        return try Decoder(model, threads: 2, cacheBytes: position * positions)
    }

    /// The logits of a prompt's last token, computed from nothing by one thread, token by token.
    private func fromNothing(_ prompt: [Int], _ model: InferenceModel) throws -> [UInt32] {
        let decoder = try Decoder(model, threads: 1)
        try decoder.append(prompt, batch: 1)
        return decoder.logits.map(\.bitPattern)
    }

    /// Generates an answer, whose logits must be those of the same from nothing.
    ///
    /// Gives the conversation with its answer, and how much of the prompt was cached.
    private func answer(
        _ prompt: [Int], on decoder: Decoder, tokens: Int = 4
    ) throws -> (conversation: [Int], cached: Int) {
        let outcome = try decoder.generate(GenerationRequest(prompt: prompt, maximumTokens: tokens))
        let conversation = prompt + outcome.tokens
        #expect(decoder.tokens == conversation.dropLast())
        #expect(
            decoder.logits.map(\.bitPattern)
                == (try fromNothing(decoder.tokens, decoder.model)))
        return (conversation, outcome.cachedTokens)
    }

    @Test(arguments: architectures, [2, 5])
    func turnsInRotationComputeOnlyWhatIsNew(_ architecture: String, count: Int) throws {
        let decoder = try decoder(model(architecture), room: 128 * count)
        var conversations: [[Int]] = []
        for index in 0..<count {
            let start = system + text("\(index) asks: why?")
            let first = try answer(start, on: decoder)
            #expect(first.cached == (index == 0 ? 0 : system.count))
            conversations.append(first.conversation)
        }
        for turn in 1...3 {
            for (index, conversation) in conversations.enumerated() {
                let next = try answer(conversation + text(" and \(turn)?"), on: decoder)
                // An answer's last token was never computed, as nothing followed it.
                #expect(next.cached == conversation.count - 1)
                conversations[index] = next.conversation
            }
        }
    }

    @Test(arguments: architectures)
    func aSmallBudgetCostsTimeButNoBits(_ architecture: String) throws {
        let decoder = try decoder(model(architecture), room: 128)
        var conversations = (0..<5).map { system + text("\($0) asks: why?") }
        for turn in 1...4 {
            for (index, conversation) in conversations.enumerated() {
                let next = try answer(conversation + text(" and \(turn)?"), on: decoder)
                if turn > 1 || index > 0 { #expect(next.cached >= system.count) }
                conversations[index] = next.conversation
                #expect(decoder.cache.heldPositions <= 128)
            }
        }
    }

    @Test func asLongAsThereIsRoomNothingIsComputedTwice() throws {
        let decoder = try decoder(model(), room: 200)
        let first = try answer(system + text("a long question of the first one"), on: decoder)
        let second = try answer(text("something else that shares nothing"), on: decoder)
        let third = try answer(system + text("third"), on: decoder)
        for (conversation, _) in [first, second, third] {
            let next = try answer(conversation + text("!"), on: decoder)
            #expect(next.cached == conversation.count - 1)
        }
    }

    @Test func givesUpTheEndOfTheConversationUsedLongestAgo() throws {
        let decoder = try decoder(model(), room: 128)
        let first = try answer(text(String(repeating: "a", count: 50)), on: decoder, tokens: 1)
        let second = try answer(text(String(repeating: "b", count: 50)), on: decoder, tokens: 1)
        let third = try answer(text(String(repeating: "c", count: 40)), on: decoder, tokens: 1)
        #expect(try answer(second.conversation, on: decoder, tokens: 1).cached == 50)
        #expect(try answer(third.conversation, on: decoder, tokens: 1).cached == 40)
        // 128 - 51 - 41 positions were left to the first.
        #expect(try answer(first.conversation, on: decoder, tokens: 1).cached == 36)
    }

    @Test func anAnswerTriedAgainKeepsTheConversationThatWentOn() throws {
        let decoder = try decoder(model(), room: 256)
        let prompt = system + text("why?")
        let long = try answer(prompt, on: decoder, tokens: 40).conversation
        #expect(try answer(prompt, on: decoder, tokens: 3).cached == prompt.count - 1)
        #expect(try answer(long + text("?"), on: decoder).cached == long.count - 1)
    }

    @Test(arguments: architectures)
    func cancelledWorkLeavesAllConversationsConsistent(_ architecture: String) throws {
        let decoder = try decoder(model(architecture), room: 160)
        var conversations = try (0..<3).map {
            try answer(system + text("\($0) asks: why?"), on: decoder).conversation
        }
        for limit in 0..<24 {
            var asked = 0
            let prompt = conversations[limit % 3].dropLast(limit % 5) + text("\(limit) stops")
            _ = try decoder.generate(
                GenerationRequest(prompt: prompt, maximumTokens: 5),
                isCancelled: {
                    asked += 1
                    return asked > limit
                })
            #expect(decoder.cache.heldPositions <= 160)
            let next = (limit + 1) % 3
            let turn = try answer(conversations[next] + [limit], on: decoder, tokens: 1)
            #expect(turn.cached >= system.count)
            if limit % 8 == 7 { conversations[next] = turn.conversation }
        }
    }

    @Test func choosingKeepsConversationsAndThePrompt() throws {
        let model = try model("qwen3")
        let decoder = try decoder(model, room: 256)
        let chat = try answer(system + text("a question, a long one"), on: decoder).conversation
        let choices = ["red", "blue", "greenish and yellow", "greenish and yellow and red"].map(
            text)
        for _ in 0..<2 {
            for document in ["roses in a garden", "leaves on a tree"] {
                let prompt = system + text("colour of \(document)")
                var (cached, none) = (0, 0)
                let found = try decoder.probabilities(
                    of: choices, after: prompt, stopTokens: [257], cachedTokens: &cached)
                let expected = try Decoder(model).probabilities(
                    of: choices, after: prompt, stopTokens: [257], cachedTokens: &none)
                #expect(cached >= system.count && none == 0)
                #expect(found == expected)
                #expect(decoder.tokens.starts(with: prompt))
            }
        }
        // The chat, and a sequence for each document: branches of a choice take none.
        #expect(decoder.cache.sequences.count == 3)
        #expect(try answer(chat + text("?"), on: decoder).cached == chat.count - 1)
    }

    @Test func aSequenceBegunAnewKeepsTheOthers() throws {
        let decoder = try decoder(model(), room: 256)
        let chat = try answer(system + text("why?"), on: decoder).conversation
        decoder.beginSequence()
        #expect(decoder.tokens.isEmpty)
        try decoder.append(text("unrelated"))
        #expect(try answer(chat + text("?"), on: decoder).cached == chat.count - 1)
    }

    @Test func aSingleConversationTakesUpWhatItHoldsAndNoMore() throws {
        let decoder = try decoder(model(), room: 1 << 20)
        var conversation = system
        for turn in 0..<5 {
            // Cut off where an answer was shortened or written with other tokens.
            conversation = try answer(
                conversation.dropLast(4) + text("turn \(turn)"), on: decoder
            ).conversation
            #expect(decoder.cache.sequences.count == 1)
            #expect(decoder.cache.heldPositions == conversation.count - 1)
        }
    }

    @Test(arguments: [Int.min, -1, 0, 1, 128 * 192 - 1])
    func refusesABudgetThatCannotHoldTheContext(_ bytes: Int) throws {
        let model = try model()
        let error = #expect(throws: InferenceError.self) { try Decoder(model, cacheBytes: bytes) }
        #expect(
            error?.description
                == """
                invalid option `cache-bytes`: expected at least 24576, which a context of 128 \
                tokens takes, found \(bytes); allow more, or ask for a shorter context
                """)
    }

    @Test(arguments: [128 * 192, 128 * 192 + 1, .max])
    func takesAnyBudgetThatHoldsTheContext(_ bytes: Int) throws {
        let decoder = try Decoder(model(), cacheBytes: bytes)
        for index in 0..<300 {
            try decoder.append([index % 256, 7, 9].dropFirst(decoder.reuse([index % 256, 7, 9])))
            _ = decoder.reuse(text("\(index) is another conversation"))
            try decoder.append(text("\(index) is another conversation"))
        }
        #expect(decoder.cache.sequences.count <= PrefixCache.maximumSequences)
    }
}

/// The same against logits that a peer computed.
@Suite(.needsReference("tiny-models"))
struct ReferenceConversationTests {
    @Test(arguments: TinyModel.allCases, [2, 5])
    func givesTheSameBitsFromCopiedPrefixes(_ tiny: TinyModel, count: Int) throws {
        let model = try tiny.model()
        let tokens = try TinyModel.tokens()
        let decoder = try Decoder(model, threads: 2, cacheBytes: .max)
        let whole = bits(try Decoder(model, threads: 1).allLogits(tokens, batch: 512))
        // Each conversation leaves the reference's tokens at a place of its own.
        let prompts = (0..<count).map { Array(tokens.prefix(20 + $0 * 3)) + [$0 + 1, 7, 9] }
        for (index, prompt) in prompts.enumerated() {
            let known = decoder.reuse(prompt)
            #expect(known == (index == 0 ? 0 : 17 + index * 3))
            try decoder.append(prompt.dropFirst(known) + tokens.prefix(10))
        }
        for (index, prompt) in prompts.enumerated() {
            #expect(decoder.reuse(prompt + [0]) == prompt.count)
            let shared = 20 + index * 3
            decoder.rewind(to: shared)
            let rows = bits(try decoder.allLogits(Array(tokens[shared...]), batch: 5))
            #expect(rows == Array(whole[shared...]))
        }
    }
}
