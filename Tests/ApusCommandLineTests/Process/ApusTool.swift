import Foundation
import TestSupport

/// The built tool, run as users run it, with an empty model folder.
struct ApusTool {
    private let models: TemporaryFolder

    init() throws { models = try TemporaryFolder() }

    var modelFolder: URL { models.url }

    /// The tool beside the test program.
    static let path: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.executableURL?.deletingLastPathComponent()
        #endif
        return (folder ?? URL(filePath: ".")).appending(path: "apus").path
    }()

    /// Puts a small model that says nonsense into the folder, where it is the only one.
    ///
    /// - Parameters:
    ///   - contextLength: The positions that the file says the model was made for.
    ///   - metadata: Further entries, in the place of those with the same key; nil leaves one out.
    /// - Throws: What the file system throws.
    func addModel(
        contextLength: UInt32 = 128, metadata: [String: GGUFWriter.Value?] = [:]
    ) throws {
        var writer = SmallModel(architecture: "llama").writer()
        writer.metadata = writer.metadata.map { key, value in
            key == "llama.context_length" ? (key, .uint32(contextLength)) : (key, value)
        }
        writer.metadata.removeAll { metadata.keys.contains($0.key) }
        writer.metadata += metadata.compactMap { key, value in value.map { (key, $0) } }
        try Data(writer.bytes()).write(to: modelFolder.appending(path: "small.gguf"))
    }

    /// Writes a text to a file of its own.
    ///
    /// - Parameter text: The text.
    /// - Returns: The file's path.
    /// - Throws: What the file system throws.
    func file(_ text: String) throws -> String {
        let url = modelFolder.appending(path: "\(UUID().uuidString).json")
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// Runs the tool with `arguments`.
    func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:],
        whileRunning: (Process) throws -> Void = { _ in }
    ) throws -> Subprocess {
        try Subprocess.run(
            Self.path, arguments, input: input,
            environment: ["APUS_MODELS": models.url.path].merging(environment) { $1 },
            whileRunning: whileRunning)
    }

    /// Runs a shell command in which `$apus` is the tool.
    func shell(_ command: String, environment: [String: String] = [:]) throws -> Subprocess {
        try Subprocess.run(
            "/usr/bin/env", ["bash", "-c", "set -o pipefail; \(command)"],
            environment: ["APUS_MODELS": models.url.path, "apus": Self.path]
                .merging(environment) { $1 })
    }
}
