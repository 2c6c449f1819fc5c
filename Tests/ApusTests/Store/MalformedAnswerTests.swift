import Foundation
import TestSupport
import Testing

@testable import Apus

/// Answers that no honest server gives end in an error, and neither in a trap nor in a wait.
@Suite struct MalformedAnswerTests {
    static let answers: [(name: String, bytes: String)] = [
        ("nothing", ""),
        ("half a status line", "HTTP/1."),
        ("a head without an end", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n"),
        ("no HTTP", "garbage\r\n\r\nbody"),
        ("a status in letters", "HTTP/1.1 abc OK\r\n\r\n"),
        ("a status of five digits", "HTTP/1.1 99999 OK\r\n\r\n"),
        ("a status below 100", "HTTP/1.1 000 OK\r\nContent-Length: 0\r\n\r\n"),
        ("another version", "HTTP/9.9 200 OK\r\nContent-Length: 0\r\n\r\n"),
        ("a negative length", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nx"),
        ("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxy"),
        ("a huge length", "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\nx"),
        ("a bad chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nx"),
        ("half a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFF\r\nx"),
        ("an unknown coding", "HTTP/1.1 200 OK\r\nTransfer-Encoding: magic\r\n\r\nx"),
        ("a false gzip", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx"),
        ("a field without a colon", "HTTP/1.1 200 OK\r\nnonsense\r\nContent-Length: 1\r\n\r\nx"),
        ("a folded field", "HTTP/1.1 200 OK\r\nETag: \"a\r\n b\"\r\nContent-Length: 1\r\n\r\nx"),
        ("a null character", "HTTP/1.1 200 OK\r\nETag: \0\r\nContent-Length: 1\r\n\r\nx"),
        ("a protocol switch", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\nx"),
        ("no content", "HTTP/1.1 204 No Content\r\n\r\n"),
        ("a range that was not asked for", "HTTP/1.1 206 Partial\r\nContent-Length: 1\r\n\r\nx"),
        ("a range that cannot be", "HTTP/1.1 416 No\r\nContent-Length: 0\r\n\r\n"),
        ("a demand for a password", "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\n\r\n"),
        ("an unknown scheme", "HTTP/1.1 401 No\r\nWWW-Authenticate: ,,=\"\r\n\r\n"),
        ("a proxy's demand", "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic\r\n\r\n"),
        ("a cookie", "HTTP/1.1 200 OK\r\nSet-Cookie: ;;=\0;\r\nContent-Length: 1\r\n\r\nx"),
        (
            "many interim answers",
            String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 500)
                + "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx"
        ),
        ("a long field", "HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 400_000))\r\n\r\n"),
        ("many fields", "HTTP/1.1 200 OK\r\n\(String(repeating: "X: y\r\n", count: 20_000))\r\n"),
    ]

    static let locations = [
        "http://[::1", "http://[::1]:x/", "http://127.0.0.1:99999/", "http://127.0.0.1:-1/",
        "////", "?", "#", "?x#y", "http://exa mple/", "%zz", "http://%zz/", "\u{E9}", "\\\\x\\y",
        "http://127.0.0.1:1/", "x:y", ":", "http:", "http:x", "//@:/", "mailto:x@y", "\t",
        "http://user:password@127.0.0.1:1/", String(repeating: "a", count: 90_000),
    ]

    func failure(_ raw: [UInt8]) async throws -> any Error {
        let server = try HubServer { _, _ in .init(raw: raw) }
        let fixture = try StoreFixture(hub: server.address)
        defer { server.stop() }
        return try await #require(throws: (any Error).self) { try await fixture.store.pull("toy") }
    }

    @Test(arguments: answers.indices) func rejects(index: Int) async throws {
        let error = try await failure(Array(Self.answers[index].bytes.utf8))
        #expect(error is ApusError, "\(Self.answers[index].name): \(error)")
    }

    @Test(arguments: locations) func rejectsRedirect(location: String) async throws {
        for end in ["Content-Length: 0\r\n\r\n", "Content-Length: 5\r\n\r\nhello"] {
            let raw = "HTTP/1.1 302 Found\r\nLocation: \(location)\r\n\(end)"
            #expect(try await failure(Array(raw.utf8)) is ApusError)
        }
    }

    @Test func rejectsBytesThatAreNoText() async throws {
        let head = "HTTP/1.1 302 F\r\nLocation: ?\r\nETag: ?\r\nContent-Length: 1\r\n\r\nx"
        let raw = head.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
        #expect(try await failure(raw) is ApusError)
    }

    @Test func rejectsDamagedAnswers() async throws { try await damage(count: 60, seed: 3) }

    @Test(.isLong) func rejectsManyDamagedAnswers() async throws {
        try await damage(count: 1000, seed: 4)
    }

    private func damage(count: Int, seed: UInt64) async throws {
        let sound = [
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nETag: \"a\"\r\n\r\nhello",
            "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/x?y#z\r\nContent-Length: 1\r\n\r\nx",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        ]
        var generator = SeededGenerator(seed: seed)
        for index in 0..<count {
            var raw = Array(sound[index % sound.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: raw.indices, using: &generator)
                raw[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
            #expect(try await failure(raw) is ApusError)
        }
    }
}
