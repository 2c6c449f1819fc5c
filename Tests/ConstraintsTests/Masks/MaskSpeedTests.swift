import Foundation
import TestSupport
import Testing

@testable import Constraints

/// Times of full masks at the steps of documents, for a vocabulary of 151,936 tokens.
@Suite struct MaskSpeedTests {
    /// A grammar and documents that satisfy it.
    private static func documents() throws -> [(SampleGrammar, [String])] {
        [
            (
                try .person(),
                [
                    #"{"name":"Ada Lovelace","age":36,"email":"ada@example.org","married":true,"#
                        + #""address":{"street":"12 St James's Square","city":"London"},"#
                        + #""tags":["mathematics","analytical engine","poetry"]}"#
                ]
            ),
            (
                try .open(),
                [
                    #"{"id":4711,"name":"Nut \"M6\"","description":"A hexagonal nut","#
                        + #""type":"simple","items":[{"a":1,"b":[true,null,"x"]},-2.5e3],"#
                        + #""itemCount":2,"vendor":{"name":"ACME","rating":4.5}}"#
                ]
            ),
            (
                try .anything(),
                [
                    #"{"title":"Bericht","pages":[{"number":1,"text":"Guten Tag, 東京!"},"#
                        + #"{"number":2,"text":"Zeile\nZeile"}],"ok":true,"n":[1,2,3]}"#
                ]
            ),
            (
                try .events(),
                [
                    #"[{"at":12,"target":"button","kind":"click","clickDetail":"left"},"#
                        + #"{"at":40,"target":"window","kind":"close"}]"#
                ]
            ),
            (try .scores(), [#"{"alice":12,"bob":7,"carol":-3}"#]),
            (
                try .bounded(),
                [
                    #"{"code":"A-12","title":"The quick brown fox jumps","note":"none","#
                        + #""long":"It was the best of times, it was the worst of times","#
                        + #""colour":"green"}"#
                ]
            ),
            (try .matrix(), ["[null,[1,2.5],[[3,4,5],[-1e9,0]]]"]),
            (try .timestamp(), [#""2026-11-30T13:50Z""#]),
            (
                try .limited(),
                [
                    #"{"title":"A title, short","first key":"hello 12 world","kéy":"abc def","#
                        + #""n":{"a":true,"b":false},"Second":12}"#
                ]
            ),
            (
                try .contained(),
                [
                    #"{"id":"version v01ab, or so","name":"a mail to ada@example.org","#
                        + #""remark":"é stands anywhere","link":"see /id/17/ and more"}"#
                ]
            ),
            (
                try .receipt(),
                [#"{"merchant":"CAFÉ \"Zur Linde\" 東京","total":"12.50"}"#]
            ),
        ]
    }

    @Test(.needsModelVocabulary) func masksTakeMicroseconds() throws {
        let vocabulary = try ModelVocabulary.qwen.get()
        var all: [Duration] = []
        for (sample, texts) in try Self.documents() {
            var times: [Duration] = []
            for text in texts {
                // Cold caches: each grammar is compiled anew.
                times += try measure(try sample.compiled(), text, vocabulary)
            }
            report(sample.name, times)
            all += times
        }
        report("all", all)
        let median = all.sorted()[all.count / 2]
        #expect(median < .microseconds(500))
    }

    /// Fills a mask before each token of a text, taking the longest token that fits.
    private func measure(
        _ grammar: CompiledGrammar, _ text: String, _ vocabulary: TokenVocabulary
    ) throws -> [Duration] {
        let matcher = ConstraintMatcher(CompiledConstraint(grammar), vocabulary: vocabulary)
        var mask = TokenMask(tokenCount: vocabulary.count)
        var rest = Array(text.utf8)[...]
        var times: [Duration] = []
        while !rest.isEmpty {
            let start = Self.threadTime
            try matcher.fillMask(&mask)
            times.append(Self.threadTime - start)
            let token = vocabulary.longestToken(of: rest)
            let length = vocabulary.bytes(of: token).count
            let isLegal = mask.contains(token)
            #expect(isLegal, "`\(String(decoding: rest, as: UTF8.self))`")
            guard try matcher.advance(token: token) else { return times }
            rest = rest.dropFirst(length)
        }
        #expect(matcher.canEnd)
        return times
    }

    /// The processor time of this thread, which other work on the machine does not lengthen.
    private static var threadTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    private func report(_ name: String, _ times: [Duration]) {
        let sorted = times.sorted()
        func at(_ fraction: Double) -> String {
            let time = sorted[min(sorted.count - 1, Int(fraction * Double(sorted.count)))]
            let microseconds = Double(time.components.attoseconds) / 1e12
            return String(Int(microseconds.rounded()))
        }
        print(
            "mask of \(name): \(times.count) steps, p50 \(at(0.5)) µs, p90 \(at(0.9)) µs, "
                + "p99 \(at(0.99)) µs, max \(at(1)) µs")
    }
}

extension TokenVocabulary {
    /// The longest token that some bytes start with.
    func longestToken(of text: ArraySlice<UInt8>) -> Int {
        var node: Int32 = 0
        var found = 0
        for byte in text {
            node = trie.child(of: node, byte)
            guard node >= 0 else { break }
            let place = trie.nodes[Int(node)]
            if place.firstToken < place.ownEnd { found = Int(trie.tokens[Int(place.firstToken)]) }
        }
        return found
    }
}
