import Foundation
import GGUF
import TestSupport
import Testing

@Suite struct GGUFFileOpeningTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func failure(opening path: String) -> GGUFError? {
        #expect(throws: GGUFError.self) { try GGUFFile(path: path) }
    }

    @Test func rejectsAnAbsentFile() {
        let path = folder.path("absent.gguf")
        let error = failure(opening: path)
        #expect(error?.code == .fileNotFound)
        #expect(
            error?.description == "the file does not exist (in `\(path)`); check the path")
    }

    @Test func rejectsAFolder() {
        let path = folder.url.path
        let error = failure(opening: path)
        #expect(error?.code == .notARegularFile)
        #expect(
            error?.description
                == "the path does not lead to a file: expected a GGUF file, found a folder "
                + "(in `\(path)`)")
    }

    @Test(.timeLimit(.minutes(1))) func rejectsAPipeWithoutWaitingForIt() {
        let path = folder.path("pipe.gguf")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(failure(opening: path)?.code == .notARegularFile)
    }

    @Test func rejectsAPathThroughAFile() throws {
        let path = try folder.write([1], as: "file") + "/model.gguf"
        let error = failure(opening: path)
        #expect(error?.code == .cannotOpen)
        #expect(
            error?.description
                == "the file cannot be opened: found `Not a directory` (in `\(path)`)")
    }

    @Test func rejectsAnEmptyFile() throws {
        let path = try folder.write([], as: "empty.gguf")
        let error = failure(opening: path)
        #expect(error?.code == .emptyFile)
        #expect(
            error?.description
                == "the file is empty (in `\(path)`); a download may have failed; fetch it again")
    }

    @Test func rejectsAnotherKindOfFile() throws {
        let path = try folder.write([UInt8]("<!DOCTYPE html>".utf8), as: "page.gguf")
        let error = failure(opening: path)
        #expect(error?.code == .notGGUF)
        #expect(
            error?.description
                == "the file is not a GGUF file: expected the bytes `GGUF`, found `<!DO` "
                + "(in `\(path)`, at byte 0)")
    }

    @Test func rejectsAnAddressOfTheWeb() throws {
        let url = try #require(URL(string: "https://example.org/model.gguf"))
        let error = #expect(throws: GGUFError.self) { try GGUFFile(url: url) }
        #expect(
            error?.description
                == "the address is not that of a local file: expected a `file:` URL, "
                + "found the scheme `https`; download the file first")
    }

    @Test func rejectsNoBytesAndNoParts() {
        #expect(throws: GGUFError.self) { try GGUFFile(bytes: []) }
        #expect(throws: GGUFError.self) { try GGUFFile(parts: []) }
    }
}
