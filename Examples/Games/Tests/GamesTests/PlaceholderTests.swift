import Games
import Testing
@Test func embedsResults() { #expect(resultBytes > 1000) }
