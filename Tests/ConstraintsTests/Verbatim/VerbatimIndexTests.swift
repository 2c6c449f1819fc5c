import Testing

@testable import Constraints

@Suite struct VerbatimIndexTests {
    private func index(_ rule: VerbatimRule, _ texts: String...) throws -> VerbatimIndex {
        let sources = texts.enumerated().map {
            VerbatimSource(name: "source \($0.offset)", text: $0.element)
        }
        return try VerbatimIndex(rule, in: VerbatimSources(sources))
    }

    @Test func hasSmallStates() {
        #expect(MemoryLayout<VerbatimState>.stride <= 24)
        #expect(_isPOD(VerbatimState.self))
    }

    @Test(
        arguments: [
            (#"say "hi""#, #""\"hi\"""#), (#"a\b"#, #""a\\b""#), ("a/b", #""a/b""#),
            ("a\nb\tc\rd\u{8}e\u{C}f", #""a\nb\tc\rd\be\ff""#),
            ("a\u{0}b\u{1F}c", #""a\u0000b\u001fc""#),
            ("a\u{7F}b é漢👩‍🚀", "\"a\u{7F}b é漢👩‍🚀\""),
        ])
    func writesCanonicalStrings(_ text: String, _ value: String) throws {
        let index = try index(VerbatimRule(), text)
        let end = try #require(index.state(after: value.utf8))
        #expect(index.canEnd(end))
        #expect(index.nextBytes(end).isEmpty)
        for byte in UInt8.min...UInt8.max { #expect(index.next(end, byte) == nil) }
    }

    @Test(
        arguments: [
            // No other escapes, nothing left raw that needs one, nothing outside the quotes.
            ("a/b", #""a\/"#), ("a\nb", "\"a\n"), ("a\nb", #""a\u000a"#),
            ("a\u{1F}b", #""a\u001F"#),
            ("é", #""\u"#), ("é", #""\u00e9"#), ("a", " "), ("a", "a"), ("a", #""""#),
            ("a", #""a ""#),
            ("a\u{0}b", #""a\u001"#), ("a\u{0}b", #""a\n"#), ("ab", #""a\"#), ("a", "\"a\0"),
        ])
    func refusesAnythingElse(_ text: String, _ value: String) throws {
        #expect(try index(VerbatimRule(), text).state(after: value.utf8) == nil)
    }

    @Test func endsBareValuesWhereASpanEnds() throws {
        let index = try index(VerbatimRule(isQuoted: false), "the \"cat\" sat")
        let the = try #require(index.state(after: "the".utf8))
        #expect(index.canEnd(the))
        #expect(index.next(the, 0x20) != nil)
        let quote = try #require(index.state(after: "the \"cat\"".utf8))
        #expect(index.canEnd(quote))
        #expect(index.state(after: "".utf8).map(index.canEnd) == false)
    }

    @Test(
        arguments: [
            [], [""], ["", ""], [" \n\t"], ["\u{0}\u{200B}"],
        ])
    func hasNothingToCopyFromBlankSources(_ texts: [String]) throws {
        let sources = try VerbatimSources(
            texts.enumerated().map { VerbatimSource(name: "\($0.offset)", text: $0.element) })
        for boundary in [VerbatimBoundary.word, .line] {
            let index = try VerbatimIndex(VerbatimRule(boundary: boundary), in: sources)
            #expect(index.isEmpty)
            #expect(index.start == nil)
        }
    }

    @Test func hasNothingToCopyIfNoSpanMeetsTheRule() throws {
        #expect(try index(VerbatimRule(minimumLength: 3, maximumLength: 2), "abc").isEmpty)
        #expect(try index(VerbatimRule(maximumLength: 0), "abc").isEmpty)
        #expect(try index(VerbatimRule(maximumLength: -1), "abc").isEmpty)
        #expect(try index(VerbatimRule(minimumLength: .max), "abc").isEmpty)
        #expect(try index(VerbatimRule(sources: []), "abc").isEmpty)
        #expect(try index(VerbatimRule().matching(#"\d+"#), "abc").isEmpty)
        #expect(try index(VerbatimRule().matching("[^\\s\\S]"), "abc").isEmpty)
        #expect(try !index(VerbatimRule(minimumLength: .min, maximumLength: .max), "abc").isEmpty)
    }

    @Test func copiesFromTheSourcesThatARuleNames() throws {
        let rule = VerbatimRule(sources: ["source 2", "source 0", "source 2"])
        let index = try index(rule, "red cat", "green", "red")
        #expect(index.state(after: "\"green".utf8) == nil)
        let red = try #require(index.state(after: "\"red\"".utf8))
        let citation = try #require(index.citation(red))
        #expect(citation.occurrences.map(\.source) == ["source 0", "source 2"])
        #expect(citation.taken == nil)
    }

    @Test func tellsNamesApartByTheirBytes() throws {
        let sources = try VerbatimSources([
            VerbatimSource(name: "caf\u{E9}", text: "one"),
            VerbatimSource(name: "cafe\u{301}", text: "two"),
        ])
        let index = try VerbatimIndex(VerbatimRule(sources: ["cafe\u{301}"]), in: sources)
        #expect(index.state(after: "\"one".utf8) == nil)
        #expect(index.state(after: "\"two\"".utf8) != nil)
    }

    @Test func tellsCanonicallyEquivalentTextsApart() throws {
        let index = try index(VerbatimRule(), "caf\u{E9}")
        #expect(index.state(after: "\"cafe".utf8) == nil)
    }

    @Test func citesEveryOccurrenceInEveryUnit() throws {
        let index = try index(VerbatimRule(), "👩‍🚀 é Anna, Annas", "Anna")
        let end = try #require(index.state(after: "\"Anna\"".utf8))
        #expect(
            index.citation(end)
                == Citation(
                    text: "Anna",
                    occurrences: [
                        .init(
                            source: "source 0", bytes: 15..<19, unicodeScalars: 6..<10,
                            utf16: 8..<12),
                        .init(
                            source: "source 1", bytes: 0..<4, unicodeScalars: 0..<4, utf16: 0..<4),
                    ]))
        #expect(index.state(after: "\"Anna".utf8).flatMap(index.citation) == nil)
    }

    @Test(
        arguments: [
            ("catalogue", "", "\"catalogue\""), ("cats care", "", "\"ca"),
            ("cats care", "\"cat", "s"),
            ("cats care", "\"care", "\""), ("a\u{1}b", "\"a", ""), ("a\u{1}b", "\"a\\", "u0001b\""),
            ("a\u{1}b a\u{2}c", "\"a\\u", "000"), ("a\u{1}b a\u{1F}c", "\"a\\u", "00"),
            ("a\u{1}b a\tc", "\"a\\", ""), ("cat", "\"cat\"", ""),
        ])
    func findsForcedBytes(_ text: String, _ value: String, _ forced: String) throws {
        let index = try index(VerbatimRule(), text)
        let state = try #require(index.state(after: value.utf8))
        #expect(String(decoding: index.forcedBytes(state), as: UTF8.self) == forced)
        for limit in 0...forced.utf8.count {
            #expect(index.forcedBytes(state, limit: limit).elementsEqual(forced.utf8.prefix(limit)))
        }
    }

    @Test(
        arguments: [
            ("catalogue of a", "", "\"a\""), ("catalogue of a", "\"c", "atalogue\""),
            ("catalogue cat", "\"c", "at\""), ("\tx\"y\u{1}", "\"", "x\""),
            ("a\u{1}b a\tcd", "\"a\\", "tcd\""), ("a\u{1}b a\tcdefgh", "\"a\\", "u0001b\""),
            ("x\"yz", "\"x", "\""), ("xx", "\"xx\"", ""),
        ])
    func findsTheShortestCompletion(_ text: String, _ value: String, _ completion: String) throws {
        let index = try index(VerbatimRule(), text)
        let state = try #require(index.state(after: value.utf8))
        #expect(String(decoding: index.shortestCompletion(state), as: UTF8.self) == completion)
    }

    @Test func draftsTheFirstOccurrence() throws {
        let index = try index(VerbatimRule(), "Anna B. lives. Anna \"Z\"", "Anna A.")
        let opening = try #require(index.start)
        #expect(index.continuation(opening, limit: 0) == VerbatimDraft())
        #expect(
            index.continuation(opening, limit: 9)
                == VerbatimDraft(bytes: Array("\"Anna B. ".utf8), ends: [5, 7, 8]))
        let second = try #require(index.state(after: "\"Anna \\".utf8))
        #expect(
            index.continuation(second, limit: 9)
                == VerbatimDraft(bytes: Array("\"Z\\\"".utf8), ends: [1, 2, 4]))
        #expect(
            index.continuation(second, limit: 3)
                == VerbatimDraft(bytes: Array("\"Z".utf8), ends: [1, 2]))
        let closed = try #require(index.state(after: "\"Anna\"".utf8))
        #expect(index.continuation(closed, limit: 9) == VerbatimDraft())
    }
}
