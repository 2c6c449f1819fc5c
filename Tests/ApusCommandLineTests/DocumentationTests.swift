import Foundation
import TestSupport
import Testing

@testable import ApusCommandLine

struct DocumentationTests {
    @Test func describesEveryCommandAndOption() throws {
        let page = try String(
            contentsOf: ReferenceData.packageRoot.appending(path: "Documentation/CommandLine.md"),
            encoding: .utf8)
        let entries = CompletionScript(root: ApusCommand.tree).entries
        let words = entries.map(\.path) + entries.flatMap(\.options).flatMap(\.names)
        let missing = words.filter { $0 != "-h" && !page.contains($0) }
        #expect(missing.isEmpty)
    }
}
