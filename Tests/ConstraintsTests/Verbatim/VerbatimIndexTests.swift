import Testing

@testable import Constraints

@Suite struct VerbatimIndexTests {
    @Test func walks() throws {
        let sources = try VerbatimSources([VerbatimSource(name: "a", text: "Total 12,50 the cat")])
        let index = try VerbatimIndex(VerbatimRule(), in: sources)
        var state = try #require(index.start)
        for byte in "\"12,50\"".utf8 { state = try #require(index.next(state, byte)) }
        #expect(index.canEnd(state))
        let citation = try #require(index.citation(state))
        #expect(citation.text == "12,50")
        #expect(citation.occurrences[0].bytes == 6..<11)
    }
}
