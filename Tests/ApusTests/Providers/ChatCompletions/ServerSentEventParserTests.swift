import Testing

@testable import Apus

@Suite struct ServerSentEventParserTests {
    static let streams: [(name: String, stream: String, events: [String])] = [
        ("one event", "data: a\n\n", ["message:a"]),
        ("no space", "data:a\n\n", ["message:a"]),
        ("two spaces", "data:  a\n\n", ["message: a"]),
        ("lines that end in returns", "data: a\r\rdata: b\r\r", ["message:a", "message:b"]),
        ("lines that end in both", "data: a\r\n\r\ndata: b\r\n\r\n", ["message:a", "message:b"]),
        ("several lines", "data: a\ndata: b\n\n", ["message:a\nb"]),
        ("an empty line of data", "data\n\n", ["message:"]),
        ("a comment", ": still there\n\ndata: a\n\n", ["message:a"]),
        ("a name", "event: x\ndata: a\n\ndata: b\n\n", ["x:a", "message:b"]),
        ("a name alone", "event: x\n\ndata: a\n\n", ["message:a"]),
        ("other fields", "id: 1\nretry: 5\nfoo\ndata: a\n\n", ["message:a"]),
        ("an error", "error: a\n\n", ["error:a"]),
        ("a byte order mark", "\u{FEFF}data: a\n\n", ["message:a"]),
        ("no end", "data: a\n", []),
        ("no end of a line", "data: a\n\ndata: b", ["message:a"]),
        ("nothing", "", []),
        ("blank lines", "\n\r\n\r\n\n", []),
    ]

    @Test(arguments: streams.indices) func givesSameEventsHoweverCut(index: Int) {
        let (name, stream, expected) = Self.streams[index]
        let bytes = Array(stream.utf8)
        for size in 1...(bytes.count + 1) {
            var parser = ServerSentEventParser(byteLimit: 100)
            var found: [String] = []
            for start in Swift.stride(from: 0, to: bytes.count, by: size) {
                let piece = Array(bytes[start..<min(start + size, bytes.count)])
                for event in parser.take(piece) ?? [] {
                    found.append("\(event.name):\(String(decoding: event.data, as: UTF8.self))")
                }
            }
            #expect(found == expected, "\(name) in pieces of \(size)")
        }
    }

    @Test func refusesLongEvents() {
        let line = Array("data: 5678\n".utf8)
        var parser = ServerSentEventParser(byteLimit: 18)
        #expect(parser.take(line) == [])
        #expect(parser.take(line) == [])
        #expect(parser.take(Array("data: 56789".utf8)) == nil)
        parser = ServerSentEventParser(byteLimit: 18)
        #expect(parser.take([UInt8](repeating: 0x61, count: 19)) == nil)
    }
}
