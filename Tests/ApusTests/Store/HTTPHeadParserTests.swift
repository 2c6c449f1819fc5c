import Testing

@testable import Apus

@Suite struct HTTPHeadParserTests {
    /// Takes lines one by one, and returns the head with the number of the line that ended it.
    func parse(_ lines: [String]) throws -> (head: HTTPHead, line: Int)? {
        var parser = HTTPHead.Parser()
        for (index, line) in lines.enumerated() {
            let head = try Array(line.utf8).withUnsafeBytes { try parser.take($0) }
            if let head { return (head, index) }
        }
        return nil
    }

    @Test func readsAHead() throws {
        let result = try #require(
            try parse([
                "HTTP/1.1 206 Partial Content\r\n", "ETag:\t \"a:b\" \t\r\n", "X-Empty: \r\n",
                "etag: \"second\"\r\n", "nonsense\r\n", "\r\n", "Trailer: x\r\n",
            ]))
        #expect(result.line == 5)
        #expect(result.head.status == 206)
        #expect(result.head["etag"] == "\"a:b\"")
        #expect(result.head["x-empty"] == "")
        #expect(result.head["trailer"] == nil)
    }

    @Test func readsHeadsOfOtherVersions() throws {
        for line in ["HTTP/2 200 \r\n", "HTTP/1.0 200\n", "HTTP/3 200"] {
            let result = try #require(try parse([line, "\r\n"]))
            #expect(result.head.status == 200)
        }
    }

    @Test func passesInterimAnswersOver() throws {
        let result = try #require(
            try parse([
                "HTTP/1.1 100 Continue\r\n", "\r\n", "HTTP/1.1 103 Early Hints\r\n",
                "Location: /x\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "\r\n",
            ]))
        #expect(result.head.status == 200)
        #expect(result.head["location"] == nil)
    }

    @Test func hasNothingBeforeTheEmptyLine() throws {
        let result = try parse(["HTTP/1.1 200 OK\r\n", "A: b\r\n"])
        #expect(result == nil)
    }

    @Test(arguments: [
        "", "\r\n", "HTTP/1.1\r\n", "HTTP/1.1 20\r\n", "HTTP/1.1 2000 OK\r\n", "HTTP/1.1 099 X\r\n",
        "HTTP/1.1 -20 X\r\n", "HTTP/1.1 ٢٠٠ OK\r\n", "http/1.1 200 OK\r\n", "ICY 200 OK\r\n",
    ])
    func rejectsOtherStatusLines(line: String) {
        #expect(throws: HTTPTransfer.Failure.self) { try parse([line]) }
    }

    @Test func boundsTheHead() {
        let long = "X: " + String(repeating: "y", count: 1 << 16) + "\r\n"
        #expect(throws: HTTPTransfer.Failure.self) {
            try parse(["HTTP/1.1 200 OK\r\n"] + Array(repeating: long, count: 20))
        }
    }
}
