import ConformanceSupport
import TestSupport
import Testing

/// The required part of JSON-Schema-Test-Suite, with `format` as an annotation.
@Suite struct SchemaTestSuiteTests {
    @Test(.needsReference("json-schema"))
    func judgesInstancesRightly() throws {
        let folder = ConformanceFolder(ReferenceData.url("json-schema/draft2020-12"))
        var engine = ConformanceEngine()
        engine.options.assertsFormat = false
        engine.options.remoteDocuments = try folder.remoteDocuments()
        var tally = ConformanceTally()
        for url in try folder.fileURLs() {
            let file = try ConformanceFile(suite: url)
            for group in file.groups { tally.add(try engine.judge(group), of: file.name) }
        }
        #expect(tally.cases > 1_200)
        #expect(tally.right * 100 >= tally.cases * 60)
        #expect(tally.right + tally.refusedCases == tally.cases)
        #expect(tally.validRejected == [])
        #expect(tally.invalidAccepted == [])
    }
}
