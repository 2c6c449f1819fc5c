import Testing

@testable import ApusCommandLine

struct LineReaderTests {
    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\n\nb", ["a", "", "b"]),
        ("a\u{2028}b\nc", ["a\u{2028}b", "c"]), ("\n", [""]),
    ])
    func readsLineByLine(text: String, lines: [String]) throws {
        var reader = LineReader(try .holding(Array(text.utf8)))
        var read: [String] = []
        while let line = try reader.next() { read.append(line) }
        #expect(read == lines)
        #expect(try reader.next() == nil)
    }

    /// The lines, and the errors in the place of those that cannot be read.
    private func entries(_ bytes: [UInt8], limit: Int) throws -> [String] {
        var reader = LineReader(try .holding(bytes), limit: limit)
        var entries: [String] = []
        while true {
            do throws(CommandLineError) {
                guard let line = try reader.next() else { return entries }
                entries.append(line)
            } catch {
                entries.append(error.message)
            }
        }
    }

    @Test func countsBytesOfTheInputAndGoesOn() throws {
        #expect(
            try entries(
                Array("ab\n".utf8) + [0xC3, 0xA9, 0xFF, 0x0A] + Array("c\n".utf8), limit: 9)
                == ["ab", "test is not valid UTF-8 at byte 5", "c"])
    }

    @Test(arguments: ["abcd\n", "abcdefgh\n", String(repeating: "a", count: 60_000) + "\n", "abcd"])
    func passesOverALineThatIsTooLong(line: String) throws {
        let rest = line.hasSuffix("\n") ? ["abc"] : []
        #expect(
            try entries(Array((line + rest.joined()).utf8), limit: 3)
                == ["a line of test is longer than 0 MiB"] + rest)
    }
}
