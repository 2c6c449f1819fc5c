import Foundation
import TestSupport
import Testing

/// The manifest, the sources' imports and Documentation/Architecture.md say the same.
@Suite struct ManifestTests {
    private static func read(_ path: String) throws -> String {
        try String(contentsOf: ReferenceData.packageRoot.appending(path: path), encoding: .utf8)
    }

    /// Target by target, what the document's table lets it import.
    private static func documented() throws -> [String: Set<String>] {
        var table: [String: Set<String>] = [:]
        for line in try read("Documentation/Architecture.md").split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].hasPrefix("`") else { continue }
            let names = cells[2].matches(of: /`(\w+)`/).map { String($0.output.1) }
            table[cells[0].trimmingCharacters(in: ["`"])] = Set(names)
        }
        return table
    }

    /// Target by target, the dependencies that the manifest gives it; those of tests left out.
    private static func manifest() throws -> [String: Set<String>] {
        var targets: [String: Set<String>] = [:]
        let declaration =
            /\.(?:target|executableTarget|macro|systemLibrary)\(\s*name: "(\w+)"(?<rest>[^)]*)\)/
        for match in try read("Package.swift").matches(of: declaration) {
            let name = String(match.output.1)
            guard !match.output.rest.contains("path: \"Tests/") else { continue }
            let dependencies = match.output.rest.split(separator: "dependencies:").dropFirst().first
            let names = dependencies?.matches(of: /"(\w+)"/).map { String($0.output.1) } ?? []
            targets[name] = Set(names)
        }
        return targets
    }

    @Test func documentListsEveryTargetsDependencies() throws {
        let documented = try Self.documented()
        #expect(documented.count >= 8)
        #expect(try Self.manifest() == documented)
    }

    @Test func sourcesImportOnlyWhatTheirTargetMay() throws {
        let documented = try Self.documented()
        for (target, allowed) in documented {
            let folder = ReferenceData.packageRoot.appending(path: "Sources/\(target)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                // Apple's platforms have a module in place of `LanguageModelAPI`.
                let source = try String(contentsOf: file, encoding: .utf8).replacing(
                    "#if canImport(Darwin)\n    import FoundationModels\n", with: "")
                let imports = source.matches(of: /(?m)^\s*(?:@\w+(?:\(\w+\))? )?import (\w+)/)
                    .map { String($0.output.1) }
                let wrong = Set(imports).intersection(documented.keys).subtracting(allowed)
                #expect(wrong.isEmpty, "\(file.lastPathComponent) imports \(wrong)")
            }
        }
    }
}
