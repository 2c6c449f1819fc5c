import Foundation
import Testing

@testable import ApusCommandLine

struct InputChannelTests {
    private func channel(_ bytes: [UInt8]) throws -> InputChannel { try .holding(bytes) }

    @Test(arguments: ["", "a\n", "a\u{0}b", "é\r\n", "\u{FEFF}x", "👩‍👩‍👧"])
    func keepsEveryByte(text: String) throws {
        let read = try channel(Array(text.utf8)).readAll()
        #expect(read.utf8.elementsEqual(text.utf8))
    }

    @Test(
        arguments: [
            ([0xFF], 0), ([0x61, 0x62, 0x80], 2), ([0xC3, 0xA9, 0xC3], 2), ([0xED, 0xA0, 0x80], 0),
            ([0x61, 0xF0, 0x9F, 0x98, 0x61], 1), ([0xC0, 0x80], 0),
        ] as [([UInt8], Int)])
    func saysWhereInputIsNotUTF8(bytes: [UInt8], offset: Int) throws {
        let error = try #require(throws: CommandLineError.self) { try channel(bytes).readAll() }
        #expect(error.message == "test is not valid UTF-8 at byte \(offset)")
        #expect(error.hint == "convert it first, for example with 'iconv -t UTF-8'")
        #expect(error.exitCode == .failed)
    }

    @Test func readsNoMoreThanTheLimit() throws {
        #expect(try channel(Array("abc".utf8)).readAll(limit: 3) == "abc")
        let error = try #require(throws: CommandLineError.self) {
            try channel(Array("abcd".utf8)).readAll(limit: 3)
        }
        guard case .inputTooLong("test", limit: 3) = error.code else {
            Issue.record("\(error)")
            return
        }
    }

    @Test func endsForInputWithoutEnd() throws {
        let error = try #require(throws: CommandLineError.self) {
            try InputChannel.readFile("/dev/zero")
        }
        #expect(error.message == "`/dev/zero` is longer than 64 MiB")
    }

    @Test func saysWhyFileCannotBeRead() throws {
        let error = try #require(throws: CommandLineError.self) {
            try InputChannel.readFile("/no/such/file")
        }
        #expect(error.message == "cannot read `/no/such/file`: No such file or directory")
    }
}

extension InputChannel {
    /// A channel that gives `bytes`, at most what a pipe takes, and then ends.
    static func holding(_ bytes: [UInt8]) throws -> InputChannel {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: bytes)
        try pipe.fileHandleForWriting.close()
        return InputChannel(descriptor: dup(pipe.fileHandleForReading.fileDescriptor), name: "test")
    }
}
