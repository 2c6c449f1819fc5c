import Foundation
import Testing

@testable import Apus

@Suite struct ModelStoreRemoveTests {
    static let content = StoreFixture.content

    func with(test: (StoreFixture) async throws -> Void) async throws {
        try await test(StoreFixture(hub: "http://127.0.0.1:1"))
    }

    @Test func removesAllThatBelongsToAModel() async throws {
        try await with { fixture in
            try fixture.put(Self.content)
            for name in ["toy.gguf.json", "toy.gguf.part", "toy.gguf.part.json"] {
                try fixture.put([1], name)
            }
            try fixture.put([1], "mine.gguf")
            try FileManager.default.createDirectory(
                at: fixture.store.wheelFolder("toy.gguf"), withIntermediateDirectories: true)
            #expect(try fixture.store.remove("toy") == 300_000)
            let left = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
            #expect(left.sorted() == ["mine.gguf"])
            let again = #expect(throws: ApusError.self) { try fixture.store.remove("toy") }
            #expect(again?.code == .modelNotFound)
            #expect(try fixture.store.remove("mine.gguf") == 1)
        }
    }

    @Test func removesNothingOutside() async throws {
        try await with { fixture in
            try fixture.put([1], "mine.gguf")
            let path = fixture.folder.appending(path: "mine.gguf").path
            for name in [path, "../mine.gguf", "mine", "", ".", ".."] {
                let error = #expect(throws: ApusError.self) { try fixture.store.remove(name) }
                #expect(error?.code == .unknownModel)
            }
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func removesALinkAndNotWhatItLeadsTo() async throws {
        try await with { fixture in
            try fixture.put([1], "target.bin")
            try FileManager.default.createSymbolicLink(
                at: fixture.file, withDestinationURL: fixture.folder.appending(path: "target.bin"))
            #expect(try fixture.store.remove("toy") == 1)
            #expect(!fixture.exists(fixture.file))
            #expect(fixture.exists(fixture.folder.appending(path: "target.bin")))
        }
    }

    @Test(arguments: ["dir.gguf", "toy.gguf", "toy.gguf.part"])
    func refusesFolders(_ name: String) async throws {
        try await with { fixture in
            try fixture.putFolder(name)
            let url = fixture.folder.appending(path: name)
            let error = #expect(throws: ApusError.self) {
                try fixture.store.remove(name == "dir.gguf" ? name : "toy")
            }
            #expect(
                error?.message
                    == "cannot write `\(url.path)`: it is a folder, not a model's file")
            #expect(fixture.exists(url.appending(path: "content")))
        }
    }

    @Test func refusesPipes() async throws {
        try await with { fixture in
            try fixture.put([1], "mine.gguf")
            let pipe = fixture.folder.appending(path: "pipe.gguf")
            #expect(mkfifo(pipe.path, 0o600) == 0)
            let error = #expect(throws: ApusError.self) { try fixture.store.remove("pipe.gguf") }
            #expect(error?.code == .unwritable)
            #expect(fixture.exists(pipe))
        }
    }

    @Test(arguments: ["big-00001-of-00002.gguf", "big-00002-of-00002.gguf"])
    func removesAllPartsOfASplitFile(_ name: String) async throws {
        try await with { fixture in
            try fixture.put([1], "big-00001-of-00002.gguf")
            try fixture.put([1, 2], "big-00002-of-00002.gguf")
            try fixture.put([1], "big-00001-of-00001.gguf")
            #expect(try fixture.store.remove(name) == 3)
            let left = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
            #expect(left == ["big-00001-of-00001.gguf"])
        }
    }
}
