import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct RegexTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
        let pattern: String
        let code: ConstraintError.Code
        let offset: Int?
        var testDescription: String { pattern }

        init(_ pattern: String, _ code: ConstraintError.Code, at offset: Int?) {
            self.pattern = pattern
            self.code = code
            self.offset = offset
        }
    }

    static let refusals: [Refusal] = [
        Refusal("(", .invalidPattern, at: 1), Refusal(")", .invalidPattern, at: 0),
        Refusal("^(abc]", .invalidPattern, at: 6), Refusal("[a", .invalidPattern, at: 2),
        Refusal("a**", .invalidPattern, at: 2), Refusal("*a", .invalidPattern, at: 0),
        Refusal("^*", .invalidPattern, at: 0), Refusal("(?=a)*", .invalidPattern, at: 0),
        Refusal("{2}", .invalidPattern, at: 0), Refusal("a{2,1}", .invalidPattern, at: 1),
        Refusal("[b-a]", .invalidPattern, at: 2), Refusal("\\", .invalidPattern, at: 1),
        Refusal("\\a", .invalidPattern, at: 1), Refusal("é\\Z", .invalidPattern, at: 3),
        Refusal("\\u12", .invalidPattern, at: 1), Refusal("\\u{110000}", .invalidPattern, at: 1),
        Refusal("\\x1", .invalidPattern, at: 1), Refusal("\\c1", .invalidPattern, at: 1),
        Refusal("\\01", .invalidPattern, at: 1), Refusal("(?P<a>b)", .invalidPattern, at: 2),
        Refusal("(?<1>a)", .invalidPattern, at: 3), Refusal("\\p", .invalidPattern, at: 2),
        Refusal("\\p{L", .invalidPattern, at: 4),
        Refusal("(a)\\1", .unsupported, at: 3), Refusal("(?<x>a)\\k<x>", .unsupported, at: 7),
        Refusal("(?<=a)b", .unsupported, at: 0), Refusal("a(?<!b)", .unsupported, at: 1),
        Refusal("(?i:a)", .unsupported, at: 0), Refusal("(?i)a", .unsupported, at: 0),
        Refusal("\\p{Script=Greek}", .unsupported, at: 2),
        Refusal("\\p{Klingon}", .unsupported, at: 2),
        Refusal("a{99999999999999999999}", .tooLarge, at: 20),
        Refusal(String(repeating: "a", count: 30_000), .tooLarge, at: nil),
        Refusal(String(repeating: "(", count: 300), .tooLarge, at: 200),
    ]

    @Test(arguments: refusals)
    func refusesByName(refusal: Refusal) {
        let error = #expect(throws: ConstraintError.self) { try Regex(refusal.pattern) }
        #expect(error?.code == refusal.code)
        #expect(error?.patternOffset == refusal.offset)
    }

    @Test(
        arguments: [
            "(?:a{1000}){1000}", "(?:(?:){1000}){1000000000}", "(?:(?:(?:a{99}){99}){99}){99}",
            "a.{25}b", "^(?:a?){40000}$", "(?:a?){3000}(?:b?){3000}c{200000}",
            "(?=a.{30}b)(?=.*c.{30}d)e",
        ])
    func refusesWhatIsTooLargeInTime(pattern: String) throws {
        let regex = try Regex(pattern)
        let error = #expect(throws: ConstraintError.self) { try regex.dfa(anchored: false) }
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: [
        ("(", ")"), ("(?:", ")*"), ("(?=", ")"), ("(?!", ")"), ("(?:a|", ")?"), ("(", "){2}|b"),
    ])
    func survivesHostileNesting(open: String, close: String) throws {
        let depth = AutomatonLimits.patternDepth
        for depth in [10, depth] {
            let pattern =
                String(repeating: open, count: depth) + "a" + String(repeating: close, count: depth)
            do {
                _ = try Regex(pattern).dfa(anchored: false)
            } catch {
                #expect(error.code == .tooLarge)
            }
        }
    }

    @Test func saysWhatIsWrong() throws {
        let malformed = #expect(throws: ConstraintError.self) { try Regex("a[é-a]") }
        #expect(
            malformed?.description
                == "a regular expression is malformed at byte 4 of the pattern; expected a range in "
                + "ascending order, found a descending one; correct the pattern; it follows ECMA-262 "
                + "with the `u` flag")
        let unsupported = #expect(throws: ConstraintError.self) { try Regex("(?<=a)b") }
        #expect(
            unsupported?.description
                == "a constraint cannot be enforced exactly: `lookbehind` at byte 0 of the pattern; "
                + "expected no lookbehind assertion, found one; remove it, or state it with keywords "
                + "that are supported")
        #expect(
            unsupported?.located(
                at: JSONPath([.key("properties"), .key("a b")]), keyword: "pattern"
            )
            .description.contains(#"`lookbehind` at `$.properties["a b"]`"#) == true)
    }

    @Test func understandsNeedlessEscapesAndBraces() throws {
        for (pattern, text) in [
            ("^\\-\\_\\:\\#\\@\\<\\ \\é$", "-_:#@< é"), ("^{a}$", "{a}"), ("^a]$", "a]"),
            ("^a{,2}$", "a{,2}"),
            ("^[\\w-.]$", "-"), ("^[\\w-.]$", "."), ("^[a-\\d]$", "-"), ("^[--/]$", "."),
            ("^[a-]$", "-"), ("^[-a]$", "-"),
        ] {
            #expect(try Regex(pattern).dfa(anchored: false).accepts(text.utf8), "\(pattern)")
        }
    }

    @Test func knowsNoLoneSurrogates() throws {
        #expect(try Regex("\\ud83e").dfa(anchored: false).isEmpty)
        #expect(try Regex("[\\ud800-\\udfff]").dfa(anchored: false).isEmpty)
        #expect(try Regex("^[\\ud800-\\ue000]$").dfa(anchored: false).accepts("\u{E000}".utf8))
        #expect(try Regex("\\p{Cs}").dfa(anchored: false).isEmpty)
    }

    @Test func givesEveryTextForWhatAlwaysMatches() throws {
        for pattern in ["", "a*", "(?:)", "[^]*", "(?!a)|a", "^", "$", "\\b|\\B"] {
            #expect(try Regex(pattern).dfa(anchored: false) == .anyText, "\(pattern)")
        }
        #expect(try Regex("[^]*").dfa(anchored: true) == .anyText)
    }

    @Test func saysTheSameInDifferentWords() throws {
        for (left, right) in [
            ("^(?:a|b)*$", "^[ab]*$"), ("^(?!.*foo)", "^(?!foo|.+foo)"), ("^a{2,4}$", "^aaa?a?$"),
            ("^(?=a)b", "[]"), ("^\\p{Nd}$", "^\\p{digit}$"), ("^.$", "^[^\\n\\r\\u2028\\u2029]$"),
            ("^(?:(?!ab)[^])*$", "^(?![^]*ab)"), ("\\bfoo\\b", "(?:^|\\W)foo(?:$|\\W)"),
        ] {
            #expect(
                try Regex(left).dfa(anchored: false) == Regex(right).dfa(anchored: false), "\(left)"
            )
        }
    }

    @Test(
        .needsReference("json-schema"),
        arguments: ["pattern", "optional/ecmascript-regex", "optional/non-bmp-regex"])
    func agreesWithTheTestSuite(file: String) throws {
        let file = ReferenceData.url("json-schema/draft2020-12/\(file).json")
        let groups = try #require(try JSONValue(parsing: Array(Data(contentsOf: file))).arrayValue)
        var count = 0
        for group in groups {
            guard let pattern = group["schema"]?["pattern"]?.stringValue else { continue }
            let dfa = try Regex(pattern).dfa(anchored: false)
            for test in group["tests"]?.arrayValue ?? [] {
                guard let text = test["data"]?.stringValue else { continue }
                count += 1
                #expect(dfa.accepts(text.utf8) == test["valid"]?.boolValue, "\(pattern), \(test)")
            }
        }
        #expect(count > 2)
    }

    /// Whatever a pattern is, there is an automaton or an error, soon.
    @Test func survivesHostilePatterns() {
        var random = SeededGenerator(seed: 9)
        let pieces = [
            "(", ")", "[", "]", "{", "}", "?", "*", "+", "|", "^", "$", "\\", ".", "-", ",", "1",
            "9",
            "a", "é", "🦜", "(?=", "(?!", "(?:", "\\b", "\\p{L}", "\\u{1F99C}", "\\ud83e", "{2,3}",
            "\\x41", "<", "=", "!", "\u{0}",
        ]
        var counts = [0, 0]
        for _ in 0..<2000 {
            let pattern = (0..<Int.random(in: 1...12, using: &random))
                .compactMap { _ in pieces.randomElement(using: &random) }.joined()
            do {
                let dfa = try Regex(pattern).dfa(anchored: Bool.random(using: &random))
                if !dfa.isEmpty { #expect(dfa.accepts(dfa.shortest(from: 0))) }
                counts[0] += 1
            } catch {
                counts[1] += 1
            }
        }
        #expect(counts.allSatisfy { $0 > 100 })
    }
}
