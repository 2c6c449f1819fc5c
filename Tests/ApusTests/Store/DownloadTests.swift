import Foundation
import Testing

@testable import Apus

@Suite struct DownloadTests {
    @Test(arguments: [
        ("https://a.org/x/y", "https://b.org/z?q=%20", "https://b.org/z?q=%20"),
        ("https://a.org/x/y", "/z", "https://a.org/z"),
        ("https://a.org/x/y", "z", "https://a.org/x/z"),
        ("https://a.org/x/y", "//b.org/z", "https://b.org/z"),
        ("https://a.org/x/y", "http://127.0.0.1:80/z", "http://127.0.0.1:80/z"),
        ("https://a.org/x/y", "http://localhost/z", "http://localhost/z"),
        ("http://a.org/x/y", "http://b.org/z", "http://b.org/z"),
        ("http://a.org/x/y", "https://b.org/z", "https://b.org/z"),
    ])
    func followsRedirects(source: String, location: String, target: String) throws {
        let url = try Download.target(of: location, from: #require(URL(string: source)))
        #expect(url.absoluteString == target)
    }

    @Test(arguments: [
        "http://b.org/z", "HTTP://b.org/z", "http://localhost.b.org/z", "http://127.0.0.1.b.org/",
        "file:///etc/passwd", "ftp://b.org/z", "data:,x", "https:", "https:///z",
    ])
    func rejectsRedirectsToLessSafeAddresses(location: String) throws {
        let source = try #require(URL(string: "https://a.org/x"))
        let error = #expect(throws: ApusError.self) {
            try Download.target(of: location, from: source)
        }
        #expect(error?.code == .downloadFailed)
    }

    @Test func saysWhyARedirectIsRejected() throws {
        let source = try #require(URL(string: "https://a.org/x"))
        let error = #expect(throws: ApusError.self) {
            try Download.target(of: "http://b.org/z", from: source)
        }
        #expect(
            error?.message
                == """
                cannot fetch `https://a.org/x`: expected a redirect to `https`, found one to `http` \
                at `b.org`
                """)
    }
}
