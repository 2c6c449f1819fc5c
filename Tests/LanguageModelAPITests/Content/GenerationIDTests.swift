import LanguageModelAPI
import Testing

@Suite struct GenerationIDTests {
    @Test func isEqualToItselfOnly() {
        let id = GenerationID()
        #expect(id == id)
        #expect(id != GenerationID())
    }
}
