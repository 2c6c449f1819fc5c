import Testing

@testable import ApusServer

struct AccessPolicyTests {
    @Test(arguments: [
        ("secret", "secret", true), ("secret", "secre", false), ("secret", "secreT", false),
        ("", "secret", false), ("secretsecret", "secret", false), ("x", "", false),
    ])
    func comparesWholeKeys(sent: String, known: String, areEqual: Bool) {
        #expect(AccessPolicy.areEqual(Array(sent.utf8), Array(known.utf8)) == areEqual)
    }
}
