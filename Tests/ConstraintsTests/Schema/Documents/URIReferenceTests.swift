import Testing

@testable import Constraints

@Suite struct URIReferenceTests {
    /// RFC 3986, sections 5.4.1 and 5.4.2, without fragments.
    @Test(arguments: [
        ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"),
        ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"), ("//g", "http://g"),
        ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q"),
        (";x", "http://a/b/c/;x"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
        ("../..", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"),
        ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."),
        ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"), ("g/./h", "http://a/b/c/g/h"),
        ("g/../h", "http://a/b/c/h"),
    ])
    func resolvesTheExamplesOfTheStandard(reference: String, expected: String) {
        let base = URIReference("http://a/b/c/d;p?q")
        #expect(URIReference(reference).resolved(against: base).withoutFragment == expected)
    }

    @Test(arguments: [
        ("urn:uuid:1", "#/a", "urn:uuid:1"), ("", "other.json", "other.json"),
        ("http://a", "b", "http://a/b"), ("folder/x.json", "y.json", "folder/y.json"),
    ])
    func resolvesAgainstOtherBases(base: String, reference: String, expected: String) {
        let resolved = URIReference(reference).resolved(against: URIReference(base))
        #expect(resolved.withoutFragment == expected)
    }

    @Test func decodesPercentSigns() {
        #expect(percentDecoded("a%20%C3%A9%") == Array("a é%".utf8))
        #expect(percentDecoded("%2").count == 2)
        #expect(percentDecoded("%zz").count == 3)
    }
}
