import Foundation
import TestSupport
import Testing

@testable import ApusCommandLine

struct DocumentationTests {
    @Test func describesEveryCommandAndOption() throws {
        let page = try String(
            contentsOf: ReferenceData.packageRoot.appending(path: "Documentation/CommandLine.md"),
            encoding: .utf8)
        for entry in CompletionScript(root: ApusCommand.tree).entries {
            #expect(
                page.contains("`\(entry.path)") || page.contains("\n\(entry.path)"), "\(entry.path)"
            )
            for name in entry.options.flatMap(\.names) where name != "-h" {
                #expect(page.contains(name), "\(entry.path) \(name)")
            }
        }
    }
}
