import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct SchemaValidatorTests {
    @Test(.needsReference("json-schema"))
    func agreesWithTheTestSuite() throws {
        try compare(SchemaSuiteFile.suite("json-schema/draft2020-12"), assertsFormat: false)
    }

    @Test(.needsReference("maskbench-dev"))
    func agreesWithMaskBench() throws {
        try compare(SchemaSuiteFile.maskBench("maskbench-dev"), assertsFormat: true)
    }

    private func compare(_ files: [SchemaSuiteFile], assertsFormat: Bool) throws {
        let remotes = try SchemaSuiteFile.remotes()
        var right = 0
        var refused: [String] = []
        for file in files {
            for group in file.groups {
                let library: SchemaLibrary
                do {
                    library = try SchemaLibrary(
                        group.schema, remotes: remotes, limits: SchemaLimits())
                } catch {
                    refused.append("\(file.name) \(group.name): \(error)")
                    continue
                }
                var validator = SchemaValidator(
                    library, assertsFormat: assertsFormat, limits: SchemaLimits())
                for test in group.cases {
                    do {
                        let isValid = try validator.isValid(test.instance)
                        if isValid == test.isValid { right += 1 }
                        #expect(
                            isValid == test.isValid, "\(file.name): \(group.name): \(test.name)")
                    } catch {
                        refused.append("\(file.name) \(group.name): \(error)")
                    }
                }
            }
        }
        print("right: \(right), refused: \(refused.count)")
        for text in Set(refused).sorted() { print(text) }
    }
}
