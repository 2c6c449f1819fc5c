import Foundation
import TestSupport
import Testing

/// Runs `Scripts/check-api`, which compares the module's declarations with the list of Apple's.
@Suite struct DeclarationTests {
    private static let list = ReferenceData.packageRoot
        .appending(path: "Tests/Fixtures/FoundationModelsAPI")

    @Test func areAppleDeclarations() throws {
        let check = try run(["--build-path", Self.modules.path])
        #expect(check.status == 0, "\(check.output)")
    }

    @Test func statusPageIsUpToDate() throws {
        let check = try run(["--status", "--check"])
        #expect(check.status == 0, "\(check.output)")
    }

    /// A list that is not what the module declares, and what is said about it.
    private struct Mistake {
        let name: String
        let file: String
        let line: String
        let replacement: String
        let complaint: String
    }

    private static let mistakes = [
        Mistake(
            name: "an overload that is not disfavored", file: "Sessions.txt",
            line: "@_disfavoredOverload convenience init(model: SystemLanguageModel = .default",
            replacement: "convenience init(model: SystemLanguageModel = .default",
            complaint: "error: different\n    listed    LanguageModelSession: init(model: "),
        Mistake(
            name: "a default value", file: "Options.txt",
            line: "random(top k: Int, seed: UInt64? = nil)",
            replacement: "random(top k: Int, seed: UInt64?)",
            complaint: "error: different\n    listed    GenerationOptions.SamplingMode: "
                + "static func random(top: Int, seed: UInt64?) -> SamplingMode\n"),
        Mistake(
            name: "a function that does not throw", file: "Content.txt",
            line: "init(json: String) throws", replacement: "init(json: String)",
            complaint: "error: different\n    listed    GeneratedContent: init(json: String)\n"),
        Mistake(
            name: "a conformance", file: "Content.txt",
            line: "struct GenerationID: Sendable, Hashable",
            replacement: "struct GenerationID: Sendable, Hashable, Codable",
            complaint: "error: missing\n    GenerationID: conformance Codable\n"),
        Mistake(
            name: "a declaration that is not in the list", file: "Tools.txt",
            line: "27      typealias SessionProperty = LanguageModelSession.SessionProperty",
            replacement: "",
            complaint: "error: not in Apple's module, and not in Additions.txt\n    "
                + "Tool: typealias SessionProperty = LanguageModelSession.SessionProperty\n"),
        Mistake(
            name: "a reason for a declaration that is there", file: "Feedback.txt",
            line: "26        case neutral",
            replacement: "26        case neutral\n!         because: feelings are never neutral",
            complaint: "error: present, though the list says it is not\n    "
                + "LanguageModelFeedback.Sentiment: case neutral\n"),
    ]

    @Test(.isLong) func findsDifferences() throws {
        let interfaces = try TemporaryFolder()
        for mistake in Self.mistakes { try find(mistake, interfaces: interfaces.url) }
    }

    private func find(_ mistake: Mistake, interfaces: URL) throws {
        let folder = try TemporaryFolder()
        let list = folder.url.appending(path: "list")
        try FileManager.default.copyItem(at: Self.list, to: list)
        let file = list.appending(path: mistake.file)
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.components(separatedBy: mistake.line)
        #expect(lines.count > 1, "\(mistake.name)")
        try (lines[0] + mistake.replacement + lines[1...].joined(separator: mistake.line))
            .write(to: file, atomically: true, encoding: .utf8)

        let check = try run([
            "--build-path", Self.modules.path, "--interfaces", interfaces.path, "--list", list.path,
        ])
        #expect(check.status == 1, "\(mistake.name)")
        #expect(check.output.contains(mistake.complaint), "\(mistake.name): \(check.output)")
    }

    /// The folder of the built modules, which is that of the tests too.
    private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let folder = try TemporaryFolder()
        let output = folder.url.appending(path: "output")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = ReferenceData.packageRoot.appending(path: "Scripts/check-api")
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }
}
