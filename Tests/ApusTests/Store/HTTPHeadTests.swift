import Foundation
import Testing

@testable import Apus

@Suite struct HTTPHeadTests {
    @Test func findsFieldsWhateverTheirCase() {
        let head = HTTPHead(status: 200, fields: ["X-Linked-ETag": "a", "content-LENGTH": "12"])
        #expect(head["x-linked-etag"] == "a")
        #expect(head.totalByteCount == 12)
    }

    @Test(arguments: [
        ("bytes 5-9/10", 5, 10), ("Bytes 0-0/1", 0, 1), ("bytes 5-9/*", 5, nil),
        ("bytes */10", nil, 10), ("bytes 9223372036854775807-9/10", Int64.max, 10),
        ("bytes 9223372036854775808-9/10", nil, 10), ("bytes -5-9/10", nil, 10),
        ("bytes +5-9/10", nil, 10), ("bytes x-9/-1", nil, nil), ("bytes /", nil, nil),
    ])
    func readsContentRanges(text: String, first: Int64?, total: Int64?) throws {
        let range = try #require(
            HTTPHead(status: 206, fields: ["Content-Range": text]).contentRange)
        #expect(range.first == first)
        #expect(range.total == total)
    }

    @Test(arguments: ["", "bytes", "bytes 1-2", "items 1-2/3", "bytes 1-2/3/4", "bytes 1 - 2/3"])
    func rejectsOtherContentRanges(text: String) {
        #expect(HTTPHead(status: 206, fields: ["Content-Range": text]).contentRange == nil)
    }

    @Test(arguments: ["-1", "+1", "", " ", "1e3", "0x10", "9223372036854775808", "１２"])
    func rejectsOtherLengths(text: String) {
        #expect(HTTPHead(status: 200, fields: ["Content-Length": text]).totalByteCount == nil)
    }

    @Test(arguments: [
        (["ETag": "\"a\""], "\"a\""), (["ETag": "W/\"a\""], nil),
        (["ETag": "W/\"a\"", "Last-Modified": "x"], nil), (["Last-Modified": "x"], "x"), ([:], nil),
    ])
    func takesStrongValidatorsOnly(fields: [String: String], expected: String?) {
        #expect(HTTPHead(status: 200, fields: fields).validator == expected)
    }

    /// The dates are those of RFC 9110, section 5.6.7; the clock stands 90 seconds before.
    @Test(arguments: [
        ("120", Duration.seconds(120)), ("0", .zero),
        ("Sun, 06 Nov 1994 08:49:37 GMT", .seconds(90)),
        ("Sun, 06 Nov 1994 08:00:00 GMT", .zero), ("soon", nil), ("-1", nil), ("", nil),
    ])
    func readsWhenToComeBack(text: String, expected: Duration?) {
        let now = Date(timeIntervalSince1970: 784_111_777 - 90)
        let head = HTTPHead(status: 429, fields: ["Retry-After": text])
        #expect(head.retryAfter(now: now) == expected)
    }

    @Test func knowsRedirects() {
        for status in [301, 302, 303, 307, 308] {
            #expect(HTTPHead(status: status, fields: ["Location": "/x"]).redirect == "/x")
        }
        for status in [200, 300, 304, 305, 306, 404] {
            #expect(HTTPHead(status: status, fields: ["Location": "/x"]).redirect == nil)
        }
    }
}
