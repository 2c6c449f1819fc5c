import TestSupport
import Testing

@testable import Tokenizers

@Suite struct SpecialTokenMatcherTests {
    private struct Found: Equatable, CustomStringConvertible {
        var text: String
        var token: Int32?
        var description: String { "\(text)\(token.map { "=\($0)" } ?? "")" }
    }

    private func segments(
        _ text: String, _ tokens: [(text: String, kind: TokenizerDescription.TokenKind)],
        allowed: [Range<Int>] = []
    ) -> [Found] {
        let matcher = SpecialTokenMatcher(
            texts: ByteStrings(tokens.map(\.text.utf8)), kinds: tokens.map(\.kind))
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            matcher.segments(of: bytes, allowed: allowed).map {
                Found(text: String(decoding: bytes[$0.range], as: UTF8.self), token: $0.token)
            }
        }
    }

    @Test func findsNothingInNothing() {
        #expect(segments("", [("a", .userDefined)]) == [])
        #expect(segments("abc", []) == [Found(text: "abc")])
        #expect(segments("abc", [("b", .normal), ("", .userDefined)]) == [Found(text: "abc")])
    }

    @Test func findsUserDefinedTokensEverywhere() {
        #expect(
            segments("xaby", [("ab", .userDefined)])
                == [Found(text: "x"), Found(text: "ab", token: 0), Found(text: "y")])
    }

    @Test func findsControlTokensOnlyWhereAllowed() {
        let tokens: [(String, TokenizerDescription.TokenKind)] = [
            ("<s>", .control), ("<u>", .unknown),
        ]
        #expect(segments("<s><u>", tokens) == [Found(text: "<s><u>")])
        #expect(
            segments("<s><s><u>", tokens, allowed: [3..<9])
                == [Found(text: "<s>"), Found(text: "<s>", token: 0), Found(text: "<u>", token: 1)])
        // Only whole tokens within a range count.
        #expect(segments("<s>", tokens, allowed: [0..<2]) == [Found(text: "<s>")])
        #expect(segments("<s>", tokens, allowed: [1..<3]) == [Found(text: "<s>")])
        #expect(segments("<s>", tokens, allowed: [0..<1, 1..<3]) == [Found(text: "<s>")])
    }

    @Test func fallsBackToAShorterTokenThatIsAllowed() {
        let tokens: [(String, TokenizerDescription.TokenKind)] = [
            ("ab", .userDefined), ("abc", .control),
        ]
        #expect(segments("abc", tokens) == [Found(text: "ab", token: 0), Found(text: "c")])
        #expect(segments("abc", tokens, allowed: [0..<3]) == [Found(text: "abc", token: 1)])
    }

    @Test func prefersLongerTokensWhereverTheyStand() {
        let tokens: [(String, TokenizerDescription.TokenKind)] = [
            ("ab", .userDefined), ("bcd", .userDefined),
        ]
        #expect(segments("abcd", tokens) == [Found(text: "a"), Found(text: "bcd", token: 1)])
        #expect(
            segments("ababcd", tokens)
                == [Found(text: "ab", token: 0), Found(text: "a"), Found(text: "bcd", token: 1)])
    }

    @Test func dividesRunsFromTheLeft() {
        let tokens: [(String, TokenizerDescription.TokenKind)] = [
            ("aa", .userDefined), ("aaa", .userDefined),
        ]
        #expect(
            segments("aaaaaaaa", tokens)
                == [
                    Found(text: "aaa", token: 1), Found(text: "aaa", token: 1),
                    Found(text: "aa", token: 0),
                ])
        #expect(
            segments("aaaa", tokens) == [Found(text: "aaa", token: 1), Found(text: "a")])
    }

    /// One token after the other, longest first, each cut out of what the others left.
    private func cutPlainly(
        _ text: [UInt8], _ tokens: [[UInt8]], _ isAllowed: (Int, Range<Int>) -> Bool
    ) -> [SpecialTokenMatcher.Segment] {
        let order = tokens.indices.sorted { (-tokens[$0].count, $0) < (-tokens[$1].count, $1) }
        var owner = [Int?](repeating: nil, count: text.count)
        var starts: Set<Int> = []
        for token in order {
            var start = 0
            while start + tokens[token].count <= text.count {
                let range = start..<start + tokens[token].count
                if owner[range].allSatisfy({ $0 == nil }), text[range].elementsEqual(tokens[token]),
                    isAllowed(token, range)
                {
                    for offset in range { owner[offset] = token }
                    starts.insert(start)
                    start = range.upperBound
                } else {
                    start += 1
                }
            }
        }
        var segments: [SpecialTokenMatcher.Segment] = []
        for offset in text.indices {
            if let last = segments.last, !starts.contains(offset),
                last.token == owner[offset].map(Int32.init)
            {
                segments[segments.count - 1].range = last.range.lowerBound..<offset + 1
            } else {
                segments.append(
                    .init(range: offset..<offset + 1, token: owner[offset].map(Int32.init)))
            }
        }
        return segments
    }

    @Test func agreesWithThePlainWay() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3_000 {
            var tokens: [[UInt8]] = []
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let length = Int.random(in: 1...5, using: &generator)
                let token = (0..<length).map { _ in UInt8.random(in: 0...1, using: &generator) }
                if !tokens.contains(token) { tokens.append(token) }
            }
            let kinds = tokens.map { _ in
                Bool.random(using: &generator) ? Vocabulary.Kind.userDefined : .control
            }
            let length = Int.random(in: 1...30, using: &generator)
            let text = (0..<length).map { _ in UInt8.random(in: 0...1, using: &generator) }
            let cuts = [
                Int.random(in: 0...length, using: &generator),
                Int.random(in: 0...length, using: &generator),
            ].sorted()
            let allowed = cuts[0]..<cuts[1]
            let matcher = SpecialTokenMatcher(texts: ByteStrings(tokens), kinds: kinds)
            let found = text.withUnsafeBufferPointer {
                matcher.segments(of: $0, allowed: allowed.isEmpty ? [] : [allowed])
            }
            let expected = cutPlainly(text, tokens) { token, range in
                kinds[token] == .userDefined
                    || (range.lowerBound >= allowed.lowerBound
                        && range.upperBound <= allowed.upperBound)
            }
            #expect(found == expected)
        }
    }
}
