import TestSupport
import Testing

@testable import Inference

/// The cache by itself, over rows that say which tokens they were computed from.
@Suite struct PrefixCacheTests {
    private let shapes: [LayerCache.Shape] = [
        .attention(width: 6), .convolution(width: 4), .attention(width: 2),
    ]

    /// Computes what is not cached of a prompt and more tokens, checking what is.
    ///
    /// Gives how much was cached.
    @discardableResult
    private func run(_ cache: PrefixCache, _ prompt: [Int], then more: [Int] = []) -> Int {
        let shared = cache.resume(prompt)
        #expect(cache.current.tokens == Array(prompt.prefix(shared)))
        for token in prompt.dropFirst(shared) + more {
            let position = cache.current.tokens.count
            cache.reserve(position + 1)
            write(cache.current, position, signature(cache.current.tokens + [token]))
            cache.current.append([token])
            #expect(cache.heldPositions <= cache.budget)
        }
        check(cache.current)
        return shared
    }

    private func signature(_ tokens: [Int]) -> Float {
        Float(tokens.reduce(7) { ($0 &* 31 &+ $1) & 0xFFFFF })
    }

    private func write(_ state: SequenceState, _ position: Int, _ value: Float) {
        for (index, region) in state.regions.enumerated() {
            for column in 0..<region.rowBytes / 4 {
                region.row(position)[column] = value + Float(index * 10 + column)
            }
        }
    }

    private func check(_ state: SequenceState) {
        var isTrue = true
        var seen: [Int] = []
        for (position, token) in state.tokens.enumerated() {
            seen.append(token)
            let value = signature(seen)
            for (index, region) in state.regions.enumerated() {
                for column in 0..<region.rowBytes / 4 {
                    isTrue =
                        isTrue
                        && region.row(position)[column] == value + Float(index * 10 + column)
                }
            }
        }
        #expect(isTrue)
    }

    private func cache(capacity: Int, room: Int) throws -> PrefixCache {
        try PrefixCache(
            shapes: shapes, capacity: capacity, format: .f32, bytes: room * 4 * (12 + 4 + 4))
    }

    private func tokens(_ token: Int, _ count: Int) -> [Int] {
        Array(repeating: token, count: count)
    }

    @Test func goesOnInPlaceWhereNothingIsLost() throws {
        let cache = try cache(capacity: 100, room: 1000)
        run(cache, tokens(1, 20), then: tokens(2, 10))
        #expect(run(cache, tokens(1, 20) + tokens(2, 10) + tokens(3, 5)) == 30)
        #expect(cache.sequences.count == 1)
    }

    @Test func goesOnInPlaceWhereAShortRestIsLost() throws {
        let rest = PrefixCache.dispensableTokens
        let cache = try cache(capacity: 100, room: 1000)
        run(cache, tokens(1, 20) + tokens(2, rest))
        #expect(run(cache, tokens(1, 20) + tokens(3, rest + 1)) == 20)
        #expect(cache.sequences.count == 1)
        #expect(run(cache, tokens(1, 20) + tokens(4, 5)) == 20)
        #expect(cache.sequences.count == 2)
    }

    @Test func takesTheLongestPrefixOfAll() throws {
        let cache = try cache(capacity: 100, room: 1000)
        let beginning = tokens(1, 10)
        for token in 2...4 { run(cache, beginning + tokens(token, 10 * token)) }
        #expect(run(cache, beginning + tokens(3, 25) + [9]) == 35)
        #expect(run(cache, beginning + tokens(4, 45)) == 50)
        #expect(run(cache, beginning + tokens(2, 45)) == 30)
    }

    @Test func computesALastTokenAnew() throws {
        let cache = try cache(capacity: 100, room: 100)
        run(cache, tokens(1, 20))
        #expect(cache.resume(tokens(1, 20)) == 19)
        #expect(cache.resume([1]) == 0)
        #expect(cache.resume([]) == 0)
    }

    @Test func givesUpNoMoreThanNeededFromTheOneUsedLongestAgo() throws {
        let cache = try cache(capacity: 100, room: 100)
        for token in 1...3 { run(cache, tokens(token, 30)) }
        run(cache, tokens(1, 31))
        // 9 positions were free.
        run(cache, tokens(4, 20))
        #expect(cache.heldPositions == 100)
        #expect(run(cache, tokens(3, 31)) == 30)
        #expect(run(cache, tokens(1, 32)) == 31)
        #expect(run(cache, tokens(2, 31)) < 30)
    }

    @Test func conversationsThatDoNotFitTogetherKeepWhatDoes() throws {
        let cache = try cache(capacity: 100, room: 100)
        let (first, second) = ([5, 6, 7] + tokens(1, 67), [5, 6, 7] + tokens(2, 47))
        run(cache, first)
        #expect(run(cache, second) == 3)
        #expect(run(cache, first) == 50)
        #expect(run(cache, second) == 30)
    }

    @Test func goesOnInPlaceWhereThereIsNoRoomForBoth() throws {
        let cache = try cache(capacity: 100, room: 100)
        let beginning = tokens(1, 60)
        run(cache, beginning + tokens(2, 30))
        #expect(run(cache, beginning + tokens(3, 30)) == 60)
        #expect(cache.sequences.count == 1)
    }

    @Test func takesTheOneUsedLongestAgoOfThoseThatShareAsMuch() throws {
        let cache = try cache(capacity: 100, room: 100)
        let beginning = tokens(1, 10)
        for token in 2...4 { run(cache, beginning + tokens(token, 20)) }
        // Without room for another, it goes on in place and so needs no copy.
        #expect(run(cache, beginning + tokens(5, 20)) == 10)
        #expect(cache.sequences.count == 3)
        for token in 3...5 { #expect(run(cache, beginning + tokens(token, 21)) == 30) }
    }

    @Test func boundsTheNumberOfSequences() throws {
        let cache = try cache(capacity: 100, room: 100_000)
        let count = PrefixCache.maximumSequences
        for token in 0..<count + 10 { run(cache, tokens(token, 20)) }
        #expect(cache.sequences.count == count)
        #expect(run(cache, tokens(10, 21)) == 20)
        #expect(run(cache, tokens(9, 21)) == 0)
    }

    @Test func releasesWhatAbandonedWorkHeld() throws {
        let cache = try cache(capacity: 100, room: 100)
        run(cache, tokens(1, 40))
        _ = cache.resume(tokens(2, 50))
        cache.reserve(50)
        #expect(cache.heldPositions == 90)
        #expect(run(cache, tokens(1, 41)) == 40)
        #expect(cache.heldPositions == 41)
    }

    @Test func refusesAContextWhoseSizeOverflows() {
        for bytes in [nil, 1 << 40] {
            let error = #expect(throws: InferenceError.self) {
                try PrefixCache(
                    shapes: shapes, capacity: .max / 16, format: .f32, bytes: bytes)
            }
            #expect(error?.code == (bytes == nil ? .outOfResources : .invalidOption))
        }
    }

    @Test(arguments: [60, 100, 400])
    func staysTrueToItsTokensWhateverComes(_ room: Int) throws {
        #expect(try playAtRandom(room: room) == playAtRandom(room: room))
    }

    /// Goes on with, shortens and changes conversations at random; gives what was cached each time.
    private func playAtRandom(room: Int) throws -> [Int] {
        var random = SeededGenerator(seed: UInt64(room))
        let cache = try cache(capacity: 60, room: room)
        var conversations: [[Int]] = [[1]]
        return (0..<1_000).map { _ in
            var prompt = conversations.randomElement(using: &random) ?? []
            prompt.removeLast(Int.random(in: 0..<prompt.count, using: &random) / 2)
            for _ in 0..<Int.random(in: 1...15, using: &random) where prompt.count < 50 {
                prompt.append(Int.random(in: 1...3, using: &random))
            }
            let more = Int.random(in: 0...min(8, 60 - prompt.count), using: &random)
            let atLeast = cache.current.sharedPrefix(with: prompt.dropLast())
            let shared = run(
                cache, prompt, then: tokens(Int.random(in: 1...3, using: &random), more))
            #expect((atLeast..<prompt.count).contains(shared))
            conversations.append(cache.current.tokens)
            if conversations.count > 12 { conversations.removeFirst() }
            if Bool.random(using: &random) {
                // Abandoned work, and drafts that were wrong.
                let length = cache.current.tokens.count
                cache.reserve(min(60, length + 3))
                cache.current.rewind(to: length - 2)
            }
            return shared
        }
    }

    @Test func rowsOfManyConversationsTakeUpNoMoreThanTheBudget() throws {
        // Eight positions of a layer fill a page.
        let shapes = Array(repeating: LayerCache.Shape.attention(width: 128), count: 3)
        let budget = 256 * 3 * 2 * 128 * 4
        let cache = try PrefixCache(shapes: shapes, capacity: 256, format: .f32, bytes: budget)
        for token in 1...6 {
            run(cache, tokens(token, 220))
            let resident = cache.sequences.compactMap { $0.storage.residentBytes() }.reduce(0, +)
            let begunPages = cache.sequences.count * shapes.count * 2
            #expect(resident <= budget + begunPages * PageBuffer.pageSize)
        }
    }
}

extension SequenceState.Region {
    /// The numbers of one position, in single precision.
    func row(_ position: Int) -> UnsafeMutablePointer<Float> {
        (base + position * rowBytes).assumingMemoryBound(to: Float.self)
    }
}
