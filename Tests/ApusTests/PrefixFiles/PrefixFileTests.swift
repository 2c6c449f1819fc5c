import ChatTemplates
import Foundation
import GGUF
import Inference
import TestSupport
import Testing

@testable import Apus

/// Prefixes saved by one model in memory and loaded by another of the same file.
@Suite struct PrefixFileTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "prefix.kv") }

    init() throws { folder = try TemporaryFolder() }

    private func load(
        _ architecture: String = "llama", context: Int? = nil, format: CacheFormat = .f16,
        changingWeights: Bool = false
    ) throws -> LoadedModel {
        var writer = SmallModel(architecture: architecture).writer()
        if changingWeights {
            let last = writer.tensors.count - 1
            writer.tensors[last].data[0] ^= 1
        }
        let url = folder.url.appending(path: "\(UUID().uuidString).gguf")
        try Data(writer.bytes()).write(to: url)
        var options = LoadOptions()
        options.contextLength = context
        options.cacheFormat = format
        return try LoadedModel.load(url, options: options)
    }

    private func options() -> DecodingOptions {
        var options = DecodingOptions()
        options.maximumTokens = 20
        return options
    }

    private func code(_ body: () async throws -> Void) async -> ApusError.Code? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? ApusError)?.code
        }
    }

    private let messages = [ChatMessage(role: "system", content: "Be brief. Say no more.")]

    private func prompt(_ model: LoadedModel) throws -> [Int] {
        try model.prompt(messages + [ChatMessage(role: "user", content: "Why?")])
    }

    @Test(arguments: SmallModel.all.map(\.architecture))
    func isFoundByPromptsOfAnotherProcess(_ architecture: String) async throws {
        let first = try load(architecture)
        let prefix = try first.prefix(messages)
        #expect(prefix.count > 20)
        try await first.savePrefix(prefix, to: file)

        let second = try load(architecture)
        #expect(try await second.loadPrefix(from: file) == prefix)
        let result = try await second.generate(prompt(second), options: options())
        #expect(result.cachedTokens == prefix.count)
        let fresh = try load(architecture)
        let expected = try await fresh.generate(prompt(fresh), options: options())
        #expect(expected.cachedTokens == 0 && result.tokens == expected.tokens)
        let usage = await second.cacheUsage
        #expect(usage.hits == 1 && usage.misses == 0 && usage.cachedTokens == prefix.count)
    }

    @Test func takesNoMoreThanItsTokensDo() async throws {
        let model = try load()
        let prefix = try model.prefix(messages)
        try await model.savePrefix(prefix, to: file)
        let size = try #require(
            FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
        let rows = model.contextBytes / model.contextLength * prefix.count
        #expect(size > rows / 2 && size < rows + 4 * prefix.count + 4096)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    }

    @Test func replacesAFileAtOnce() async throws {
        let model = try load()
        let prefix = try model.prefix(messages)
        try Data("something else".utf8).write(to: file)
        let old = try FileHandle(forReadingFrom: file)
        try await model.savePrefix(prefix, to: file)
        #expect(try old.readToEnd() == Data("something else".utf8))
        #expect(try await load().loadPrefix(from: file) == prefix)
    }

    @Test func refusesAnyDamage() async throws {
        let model = try load()
        try await model.savePrefix(Array("abcdef".utf8).map(Int.init), to: file)
        let whole = try Data(contentsOf: file)
        let second = try load()
        let damaged = folder.url.appending(path: "damaged.kv")
        var codes: Set<String> = []
        func check(_ bytes: Data, _ what: String) async throws {
            try bytes.write(to: damaged)
            let code = await code { try await second.loadPrefix(from: damaged) }
            #expect(code != nil, "\(what)")
            codes.insert(code?.rawValue ?? "none")
        }
        for index in whole.indices where index < 200 || index % 61 == 0 {
            var bytes = whole
            bytes[index] ^= 1 << UInt8(index % 8)
            try await check(bytes, "a bit of byte \(index)")
        }
        for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 100)) {
            try await check(whole.prefix(length), "\(length) bytes")
        }
        try await check(whole + [0], "a byte more")
        #expect(codes == ["invalidPrefix", "foreignPrefix", "contextExceeded"])
        #expect(await second.cacheUsage.heldTokens == 0)
        #expect(try await second.loadPrefix(from: file).count == 6)
    }

    @Test func refusesNoise() async throws {
        let model = try load()
        var random = SeededGenerator(seed: 9)
        for length in [0, 1, 8, 59, 60, 61, 500, 5000] {
            var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            for _ in 0..<2 {
                try Data(bytes).write(to: file)
                #expect(await code { try await model.loadPrefix(from: file) } == .invalidPrefix)
                bytes.replaceSubrange(
                    0..<min(8, length), with: Array("APUSKV\0\0".utf8).prefix(length))
                guard length < 12 else { break }
            }
        }
    }

    @Test func refusesWhatAnotherModelSaved() async throws {
        let model = try load()
        try await model.savePrefix([1, 2, 3], to: file)
        for other in [
            try load("qwen2"), try load(changingWeights: true), try load(format: .f32),
        ] {
            #expect(await code { try await other.loadPrefix(from: file) } == .foreignPrefix)
        }
    }

    @Test func refusesWhatDoesNotFitTheContext() async throws {
        try await load().savePrefix(Array(repeating: 5, count: 40), to: file)
        let model = try load(context: 39)
        #expect(await code { try await model.loadPrefix(from: file) } == .contextExceeded)
        let tokens = Array(repeating: 5, count: 40)
        #expect(await code { try await model.savePrefix(tokens, to: file) } == .contextExceeded)
    }

    @Test func saysWhatCannotBeReadOrWritten() async throws {
        let model = try load()
        #expect(await code { try await model.loadPrefix(from: file) } == .fileNotFound)
        #expect(await code { try await model.loadPrefix(from: folder.url) } == .unreadable)
        let pipe = folder.url.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(await code { try await model.loadPrefix(from: pipe) } == .unreadable)
        let nowhere = folder.url.appending(path: "none/prefix.kv")
        #expect(await code { try await model.savePrefix([1], to: nowhere) } == .unwritable)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(!names.contains { $0.hasSuffix(".new") })
    }

    @Test func saysWhatIsWrong() async throws {
        try Data("something else".utf8).write(to: file)
        do {
            try await load().loadPrefix(from: file)
            Issue.record("it was loaded")
        } catch {
            #expect(
                "\(error)" == """
                    `\(file.path)` is no saved prefix, or a damaged one at length: expected more \
                    bytes, found the end; delete it, and save the prefix again
                    """)
        }
    }
}
