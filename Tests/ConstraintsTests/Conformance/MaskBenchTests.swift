import ConformanceSupport
import TestSupport
import Testing

/// The files of MaskBench, written token by token with the vocabulary of Qwen2.
@Suite struct MaskBenchTests {
    @Test(.needsReference("maskbench-dev"), .needsReference(ReferenceEngine.vocabularyPath))
    func judgesInstancesRightly() throws {
        let engine = try ReferenceEngine.withVocabulary()
        var tally = ConformanceTally()
        for url in try ConformanceFolder(ReferenceData.url("maskbench-dev")).fileURLs() {
            let file = try ConformanceFile(maskBench: url)
            for group in file.groups { tally.add(try engine.judge(group), of: file.name) }
        }
        #expect(tally.schemas == 600)
        #expect(tally.clean * 100 >= tally.schemas * 86)
        #expect(tally.validRejected == [])
        #expect(tally.invalidAccepted == [])
        #expect(tally.untokenized == 0)
    }
}
