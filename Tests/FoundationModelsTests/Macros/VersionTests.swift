import FoundationModels
import Testing

/// What clients see of the module's version.
@Suite struct VersionTests {
    @Test func canBeImportedAsVersionTwo() {
        #if canImport(FoundationModels, _version: 2)
            let isVersionTwo = true
        #else
            let isVersionTwo = false
        #endif
        #if canImport(FoundationModels, _version: 3)
            let isLater = true
        #else
            let isLater = false
        #endif
        #expect(isVersionTwo)
        #expect(!isLater)
    }
}
