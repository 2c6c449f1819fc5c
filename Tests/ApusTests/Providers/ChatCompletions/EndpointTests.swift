import Foundation
import Testing

@testable import Apus

@Suite struct EndpointTests {
    static let addresses = [
        ("http://localhost:8080", "http://localhost:8080/v1/chat/completions"),
        ("http://localhost:8080/", "http://localhost:8080/v1/chat/completions"),
        ("https://api.example.com/v1", "https://api.example.com/v1/chat/completions"),
        ("https://api.example.com/v1/", "https://api.example.com/v1/chat/completions"),
        ("https://example.com/api/v3", "https://example.com/api/v3/chat/completions"),
        ("https://example.com/vault", "https://example.com/vault/v1/chat/completions"),
        ("https://example.com/v", "https://example.com/v/v1/chat/completions"),
        ("http://h/v1/chat/completions", "http://h/v1/chat/completions"),
        ("http://h/chat/completions", "http://h/chat/completions"),
        ("http://h/v1?version=2", "http://h/v1/chat/completions?version=2"),
        ("http://h/a%20b", "http://h/a%20b/v1/chat/completions"),
        ("http://h/v1#part", "http://h/v1/chat/completions"),
    ]

    @Test(arguments: addresses) func completesPath(base: String, whole: String) throws {
        let url = try #require(URL(string: base))
        #expect(try Endpoint(url).url.absoluteString == whole)
    }

    @Test(arguments: ["ftp://h/", "file:///etc/passwd", "localhost", "http:", "/v1", "data:,x"])
    func refusesOtherAddresses(text: String) throws {
        let url = try #require(URL(string: text))
        let error = try #require(throws: ApusError.self) { try Endpoint(url) }
        #expect(error.code == .invalidAddress)
    }

    @Test func refusesPasswordWithoutShowingIt() throws {
        let url = try #require(URL(string: "http://user:geheim@example.com:81/v1"))
        let error = try #require(throws: ApusError.self) { try Endpoint(url) }
        #expect(
            error.description == "`example.com:81` is not a usable address: expected no user or "
                + "password in the address; give the key as the additional header `Authorization`")
    }
}
