import TestSupport
import Testing

@testable import Constraints

@Suite struct ConstraintTextTests {
    private struct Case: CustomTestStringConvertible {
        var excluded: [String] = []
        var beginnings: [String] = []
        var testDescription: String { "\(excluded) \(beginnings)" }
    }

    private static let cases = [
        Case(), Case(excluded: ["ab"]), Case(excluded: ["aa", "ba"]),
        Case(excluded: ["aba", "b<"]),
        Case(excluded: ["<a>", "<b>"]), Case(excluded: ["abab", "bab"]),
        Case(excluded: ["aab", "ab"]),
        Case(beginnings: ["a"]), Case(beginnings: ["ab", "b"]), Case(beginnings: ["<", "<a"]),
        Case(excluded: ["bb"], beginnings: ["ab"]), Case(excluded: [""]), Case(beginnings: [""]),
        Case(excluded: ["a", "b", "<", ">"]),
    ]

    /// Every text of up to six of four characters, against a search that looks at every place.
    @Test(arguments: cases)
    private func allowsExactlyTheTextsWithoutOthers(_ test: Case) throws {
        let language = try DFA.anyText(
            without: test.excluded.map { Array($0.utf8) },
            notBeginningWith: test.beginnings.map { Array($0.utf8) })
        let alphabet = Array("ab<>".utf8)
        var texts: [[UInt8]] = [[]]
        for length in 0...6 {
            for text in texts {
                #expect(language.accepts(text) == Self.isAllowed(text, test), "\(text)")
            }
            guard length < 6 else { break }
            texts = texts.flatMap { text in alphabet.map { text + [$0] } }
        }
    }

    private static func isAllowed(_ text: [UInt8], _ test: Case) -> Bool {
        let hasExcluded = test.excluded.contains { excluded in
            (0...text.count).contains { text[$0...].starts(with: excluded.utf8) }
        }
        return !hasExcluded && !test.beginnings.contains { text.starts(with: $0.utf8) }
    }

    /// Characters and marks of several bytes that begin alike, cut at random.
    @Test func agreesWithASearchOnRandomUnicode() throws {
        var random = SeededGenerator(seed: 7)
        let pieces = ["é", "è", "€", "₭", "😀", "😁", "e\u{301}", "a", "\0", "\u{10FFFF}"]
        func text(_ count: Int) -> String {
            (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
        }
        for _ in 0..<60 {
            let test = Case(
                excluded: (0..<2).map { _ in text(Int.random(in: 1...3, using: &random)) },
                beginnings: [text(2)])
            let language = try DFA.anyText(
                without: test.excluded.map { Array($0.utf8) },
                notBeginningWith: test.beginnings.map { Array($0.utf8) })
            for _ in 0..<60 {
                let bytes = Array(text(Int.random(in: 0...8, using: &random)).utf8)
                #expect(language.accepts(bytes) == Self.isAllowed(bytes, test))
                // What is no whole text is never allowed.
                let cut = bytes.dropLast()
                if String(validating: cut, as: UTF8.self) == nil { #expect(!language.accepts(cut)) }
            }
        }
    }

    @Test func goesOnUntilAMark() throws {
        let constraint = Constraint.sequence([
            try .text(excluding: ["<end>"]), .optional(.literal("<end>.")),
        ])
        let compiled = try constraint.compiled()
        let cases: [(String, isWhole: Bool)] = [
            ("", true), ("a <en <end>.", true), ("<<end>.", true), ("<end", true), ("<end>", false),
        ]
        for (text, isWhole) in cases {
            let matcher = ConstraintMatcher(compiled, vocabulary: TokenVocabulary(texts: []))
            #expect(try matcher.advance(bytes: Array(text.utf8)))
            #expect(matcher.canEnd == isWhole, "\(text)")
        }
        let matcher = ConstraintMatcher(compiled, vocabulary: TokenVocabulary(texts: []))
        #expect(try matcher.advance(bytes: Array("text<end>".utf8)))
        #expect(try matcher.forcedBytes() == Array(".".utf8))
        #expect(try !matcher.advance(byte: UInt8(ascii: "<")))
    }
}
