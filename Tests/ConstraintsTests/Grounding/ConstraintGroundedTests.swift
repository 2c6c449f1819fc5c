import TestSupport
import Testing

@testable import Constraints

@Suite struct ConstraintGroundedTests {
    private static let facts = """
        Trattoria Da Mario
        20,50 €
        3 May 2026 at 19:30
        Anna Berg, Luca
        three desserts
        """
    private static let openings = ["The", "On", "It"]
    private static let numerals = ["two", "three", "twenty", "nine"]

    private func allows(_ text: String) throws -> Bool {
        let compiled = try Constraint.grounded(
            in: Self.facts, openings: Self.openings, excluding: Self.numerals
        ).compiled()
        let matcher = ConstraintMatcher(compiled, vocabulary: TokenVocabulary(texts: []))
        return try matcher.advance(bytes: text.utf8) && matcher.canEnd
    }

    @Test(arguments: [
        "Anna Berg paid 20,50 € at Trattoria Da Mario.",
        "On 3 May 2026 it was 20,50 €, with Luca and Anna.",
        "The bill was paid. It was 19:30!", "Luca's and Anna's evening.",
        "They is not an opening.".replacing("They", with: "It"),
        "three desserts at 19:30.", "it was (Luca) who paid.", "a well-known place.",
    ])
    func allowsWhatTheFactsSay(text: String) throws {
        #expect(try allows(text))
    }

    @Test(arguments: [
        ("another amount", "Anna paid 20,60 €."), ("a part of a number", "Anna paid 20 €."),
        ("a joined number", "it was 20,50.3 May."), ("numbers side by side", "it was 3 19:30."),
        ("a year of its own day", "it was May 3."), ("another name", "Carla paid."),
        ("a numeral", "it was twenty euros."), ("a numeral with a hyphen", "the twenty-nine."),
        ("another currency", "it was 20,50 $."),
        ("names that are not side by side", "Berg Anna paid."),
        ("an opening within a sentence", "it was The bill."), ("a sign", "it was -3 degrees."),
        ("no end", "it was late"), ("nothing", ""), ("a hidden number", "it was ½ past."),
        ("digits of another script", "it was ٣."), ("names glued", "AnnaLuca paid."),
    ])
    func refusesWhatTheyDoNotSay(what: String, text: String) throws {
        #expect(try !allows(text), "\(what)")
    }

    @Test func factsWithoutNumbersLeaveOnlyWords() throws {
        let compiled = try Constraint.grounded(in: "").compiled()
        let matcher = ConstraintMatcher(compiled, vocabulary: TokenVocabulary(texts: []))
        #expect(try matcher.advance(bytes: "nothing is known.".utf8))
        #expect(matcher.canEnd)
        #expect(try !matcher.advance(bytes: " 5".utf8))
    }

    /// Random legal bytes never write a number or a name that the facts do not have.
    @Test func randomTextIsGrounded() throws {
        let compiled = try Constraint.grounded(
            in: Self.facts, openings: Self.openings, excluding: Self.numerals
        ).compiled()
        // Words of the facts, told apart in another way than by the constraint.
        let known = Set(
            Self.facts.split { $0.isWhitespace }
                .map { String($0.filter { $0 != "," || !$0.isLetter }) }
                .flatMap { [$0, String($0.trimmingSuffix(","))] })
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<150 {
            let matcher = ConstraintMatcher(compiled, vocabulary: TokenVocabulary(texts: []))
            var bytes: [UInt8] = []
            while bytes.count < 160 {
                // Signs, digits and capitals more often than a model would.
                let likely = Array("0123456789 ,.€-ABLDTMOI'amno".utf8)
                var order = likely.shuffled(using: &generator)
                order += (0...255).map(UInt8.init).shuffled(using: &generator)
                guard let next = try order.first(where: { try matcher.advance(byte: $0) }) else {
                    break
                }
                bytes.append(next)
            }
            bytes += try matcher.shortestCompletion()
            let text = String(decoding: bytes, as: UTF8.self)
            for piece in text.split(whereSeparator: { " \n()\"«»“”„–—".contains($0) }) {
                let core = piece.trimmingPrefix { "'’".contains($0) }
                let words = core.split { "'’".contains($0) }.map(String.init)
                for word in words {
                    var trimmed = word
                    while let last = trimmed.last, ".,;:!?".contains(last) { trimmed.removeLast() }
                    let isSpecial = trimmed.contains {
                        $0.isNumber || $0.isUppercase || $0.isSymbol
                    }
                    guard isSpecial, !Self.openings.contains(trimmed) else { continue }
                    #expect(known.contains(trimmed), "`\(trimmed)` in `\(text)`")
                }
            }
        }
    }

    @Test func findsTheSpansOfFacts() {
        #expect(FactSpans("Anna Berg, 5 kg").spans == ["Anna", "Anna Berg", "Berg", "5"])
        #expect(FactSpans("(No 7.)\nOslo").spans == ["No", "No 7", "7", "Oslo"])
        #expect(FactSpans("plain words only").spans.isEmpty)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
        last == suffix ? dropLast() : self[...]
    }
}
