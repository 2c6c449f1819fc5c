import Foundation
import TestSupport
import Testing

@testable import Apus

@Suite struct ModelStoreTests {
    static let content = StoreFixture.content

    func with(
        _ sources: [ModelCatalogue.Source] = [StoreFixture.hubSource()],
        test: (StoreFixture) async throws -> Void
    ) async throws {
        let fixture = try StoreFixture(hub: "http://127.0.0.1:1", sources: sources)
        try await test(fixture)
    }

    @Test func takesItsFolderFromTheEnvironment() {
        let cases: [([String: String], String)] = [
            (["APUS_MODELS": "/data/models"], "/data/models"),
            (["APUS_MODELS": "", "HOME": "/home/x"], "/home/x/.cache/apus/models"),
            (["HOME": "/home/x", "XDG_CACHE_HOME": "/elsewhere"], "/home/x/.cache/apus/models"),
        ]
        for (environment, path) in cases {
            let directory = ModelStore(environment: environment).directory
            #expect(directory.path(percentEncoded: false).hasPrefix(path))
        }
    }

    @Test func listsNothingWithoutAFolder() async throws {
        try await with { fixture in
            let models = try fixture.store.installed()
            #expect(models.isEmpty)
        }
    }

    @Test func listsModelsAndTheUsersFiles() async throws {
        try await with { fixture in
            try fixture.put(Self.content)
            try fixture.put([1, 2], "mine.gguf")
            try fixture.put([], "Zulu.gguf")
            try fixture.put([], "toy.gguf.part")
            try fixture.put([], ".hidden.gguf")
            try fixture.put([], "notes.txt")
            try FileManager.default.createDirectory(
                at: fixture.folder.appending(path: "folder.gguf"), withIntermediateDirectories: true
            )
            try FileManager.default.createSymbolicLink(
                at: fixture.folder.appending(path: "gone.gguf"),
                withDestinationURL: fixture.folder.appending(path: "nowhere"))
            let models = try fixture.store.installed()
            #expect(models.map(\.name) == ["Zulu.gguf", "mine.gguf", "toy"])
            #expect(models.map(\.byteCount) == [0, 2, 300_000])
            #expect(models.map { $0.entry?.name } == [nil, nil, "toy"])
        }
    }

    @Test func givesEachFileItsOwnName() async throws {
        let other = ModelCatalogue.Source(
            .pyPI(packages: [.init("toy", "1")], members: "*"), file: "another-toy.gguf",
            byteCount: nil, sha256: nil, packager: "")
        try await with([StoreFixture.hubSource(), other]) { fixture in
            try fixture.put([1], "another-toy.gguf")
            let alone = try fixture.store.installed()
            #expect(alone.map(\.name) == ["toy"])
            try fixture.put([1])
            let both = try fixture.store.installed()
            #expect(both.map(\.name) == ["another-toy.gguf", "toy"])
            #expect(both.allSatisfy { fixture.store.url(for: $0.name)?.path == $0.url.path })
        }
    }

    @Test func resolvesNamesFilesAndPaths() async throws {
        try await with { fixture in
            try fixture.put([1], "toy.gguf")
            try fixture.put([1], "mine.gguf")
            let mine = fixture.folder.appending(path: "mine.gguf").path
            #expect(fixture.store.url(for: "toy")?.path == fixture.file.path)
            #expect(fixture.store.url(for: "TOY")?.path == fixture.file.path)
            #expect(fixture.store.url(for: "mine.gguf")?.path == mine)
            #expect(fixture.store.url(for: mine)?.path == mine)
            for name in ["", "mine", "other.gguf", "/nowhere/x.gguf", "../mine.gguf", "/", "."] {
                #expect(fixture.store.url(for: name) == nil)
            }
        }
    }

    @Test func saysHowToGetAModelThatIsNotHere() async throws {
        try await with { fixture in
            let known = #expect(throws: ApusError.self) { try fixture.store.path(for: "Toy") }
            #expect(
                known?.description == "model `toy` is not installed; run `apus models pull toy`")
            let unknown = #expect(throws: ApusError.self) { try fixture.store.path(for: "nix") }
            #expect(unknown?.code == .unknownModel)
        }
    }

    /// `é` as one scalar and as two are the same to `String`, but not to a file system.
    @Test func comparesNamesByTheirBytes() async throws {
        try await with { fixture in
            try fixture.put([1], "caf\u{E9}.gguf")
            #expect(fixture.store.url(for: "caf\u{E9}.gguf") != nil)
            #expect(fixture.store.url(for: "cafe\u{301}.gguf") == nil)
        }
    }

    @Test func takesAFileThatIsAlreadyThere() async throws {
        try await with { fixture in
            try fixture.put(Self.content)
            let log = ProgressLog()
            _ = try await fixture.store.pull("toy", progress: log.note)
            #expect(!log.events.isEmpty)
            #expect(fixture.record?.sha256 == StoreFixture.digest)
            #expect(fixture.record?.origin == nil)
            let second = ProgressLog()
            _ = try await fixture.store.pull("toy", progress: second.note)
            #expect(second.events.isEmpty)
        }
    }

    @Test func leavesAnotherFileOfThatNameAlone() async throws {
        try await with { fixture in
            try fixture.put(Self.content.reversed())
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(error?.code == .hashMismatch)
            #expect(error?.hint == "`apus models remove toy`, then pull again")
            #expect(fixture.bytes(fixture.file) == Self.content.reversed())
            try fixture.put([1])
            let short = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(
                short?.message == "wrong size of `toy.gguf`: expected 300000 bytes, found 1 byte")
        }
    }

    @Test func doesNotTrustARecordOfAnotherVersion() async throws {
        try await with { fixture in
            try fixture.put(Self.content.reversed())
            try ModelRecord(
                name: "toy", file: "toy.gguf", byteCount: 300_000,
                sha256: String(repeating: "0", count: 64), checkedAgainst: .hub, origin: nil
            ).write(beside: fixture.file)
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(error?.code == .hashMismatch)
        }
    }

    @Test func verifiesAgainstTheCatalogue() async throws {
        try await with { fixture in
            try fixture.put(Self.content)
            let found = try await fixture.store.verify("toy")
            #expect(found.checkedAgainst == .catalogue)
            #expect(found.byteCount == 300_000)
            #expect(found.sha256 == StoreFixture.digest)
            try fixture.put(Self.content.reversed())
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.verify("toy")
            }
            #expect(error?.code == .hashMismatch)
        }
    }

    @Test func verifiesAgainstTheRecord() async throws {
        try await with([StoreFixture.hubSource(sha256: nil, byteCount: nil)]) { fixture in
            try fixture.put(Self.content)
            #expect(try await fixture.store.verify("toy").checkedAgainst == .nobody)
            try ModelRecord(
                name: "toy", file: "toy.gguf", byteCount: 300_000, sha256: StoreFixture.digest,
                checkedAgainst: .hub, origin: nil
            ).write(beside: fixture.file)
            #expect(try await fixture.store.verify("toy").checkedAgainst == .hub)
            try fixture.put(Array(Self.content.dropLast()))
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.verify("toy")
            }
            #expect(error?.code == .sizeMismatch)
        }
    }

    @Test func ignoresRecordsThatCannotBeRead() async throws {
        try await with { fixture in
            try fixture.put(Self.content)
            for text in ["", "{", "[]", #"{"sha256":"x"}"#, String(repeating: "[", count: 70_000)] {
                try fixture.put(Array(text.utf8), "toy.gguf.json")
                #expect(fixture.record == nil)
            }
            #expect(try await fixture.store.verify("toy").checkedAgainst == .catalogue)
        }
    }

    @Test func countsASplitModelOnce() async throws {
        try await with { fixture in
            for (name, size) in [
                ("big-00001-of-00003.gguf", 3), ("big-00002-of-00003.gguf", 4),
                ("big-00003-of-00003.gguf", 5), ("big-00001-of-00002.gguf", 1),
                ("rest-00002-of-00002.gguf", 2),
            ] {
                try fixture.put([UInt8](repeating: 1, count: size), name)
            }
            let models = try fixture.store.installed()
            #expect(
                models.map(\.name) == [
                    "big-00001-of-00002.gguf", "big-00001-of-00003.gguf",
                    "rest-00002-of-00002.gguf",
                ])
            #expect(models.map(\.byteCount) == [1, 12, 2])
            #expect(models.map(\.parts.count) == [1, 3, 1])
        }
    }

    @Test func saysWhatIsAtAPathInsteadOfAFile() async throws {
        try await with { fixture in
            try fixture.putFolder("folder.gguf")
            #expect(mkfifo(fixture.folder.appending(path: "pipe.gguf").path, 0o600) == 0)
            for (name, message) in [
                ("/", "there is no file `/`: it is a folder"),
                ("folder.gguf", "there is no file `folder.gguf`: it is a folder"),
                ("pipe.gguf", "there is no file `pipe.gguf`: it is a pipe, socket or device"),
                ("/nowhere/x", "there is no file `/nowhere/x`"),
            ] {
                let error = #expect(throws: ApusError.self) { try fixture.store.path(for: name) }
                #expect(error?.code == .fileNotFound)
                #expect(error?.message == message)
            }
        }
    }

    /// Opening a named pipe would wait for a writer, and a device has no end.
    @Test func hashesOnlyRegularFiles() async throws {
        try await with { fixture in
            try fixture.put([1], "pipe.gguf")
            let pipe = fixture.folder.appending(path: "pipe")
            #expect(mkfifo(pipe.path, 0o600) == 0)
            for url in [pipe, URL(filePath: "/dev/zero")] {
                let error = #expect(throws: ApusError.self) {
                    try FileHash.sha256(of: url) { _ in }
                }
                #expect(error?.message == "cannot read `\(url.path)`: it is no regular file")
            }
        }
    }

    @Test func saysWhyTheFolderCannotBeRead() throws {
        let temporary = try TemporaryFolder()
        let file = try temporary.emptyFile("models")
        let store = ModelStore(directory: file)
        let expected = """
            cannot read `\(file.path)`: Not a directory; set `APUS_MODELS` to a folder that can be used
            """
        for work in [
            { _ = try store.installed() }, { _ = try store.path(for: "qwen3-0.6b") },
            { _ = try store.remove("qwen3-0.6b") },
        ] as [() throws -> Void] {
            let error = #expect(throws: ApusError.self) { try work() }
            #expect(error?.description == expected)
        }
    }
}
