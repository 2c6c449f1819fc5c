import Testing

@testable import Apus

@Suite struct SHA256Tests {
    func digest(_ bytes: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.hexDigest()
    }

    /// The examples that NIST publishes with FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func matchesPublishedExamples(text: String, expected: String) {
        #expect(digest(text.utf8) == expected)
    }

    /// The long example of FIPS 180-4.
    @Test func matchesAMillionLetters() {
        #expect(
            digest(repeatElement(UInt8(ascii: "a"), count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Bytes 0, 1, 2 … 255, 0 …, around the lengths where padding changes; by Python's `hashlib`.
    @Test(arguments: [
        (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (1, "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"),
        (55, "463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59"),
        (56, "da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562"),
        (63, "29af2686fd53374a36b0846694cc342177e428d1647515f078784d69cdb9e488"),
        (64, "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"),
        (65, "4bfd2c8b6f1eec7a2afeb48b934ee4b2694182027e6d0fc075074f2fabb31781"),
        (119, "da18797ed7c3a777f0847f429724a2d8cd5138e6ed2895c3fa1a6d39d18f7ec6"),
        (120, "f52b23db1fbb6ded89ef42a23ce0c8922c45f25c50b568a93bf1c075420bbb7c"),
        (127, "92ca0fa6651ee2f97b884b7246a562fa71250fedefe5ebf270d31c546bfea976"),
        (128, "471fb943aa23c511f6f72f8d1652d9c880cfa392ad80503120547703e56a2be5"),
        (129, "5099c6a56203f9687f7d33f4bfdf576d31dc91f6b695ecea38b2770c87631135"),
        (1000, "a8af099bf2e878609558dbf69d8f88f4a31040a8cf84b549a0cfa912f12ffc3f"),
    ])
    func matchesAtBlockBoundaries(count: Int, expected: String) {
        #expect(digest((0..<count).map { UInt8(truncatingIfNeeded: $0) }) == expected)
    }

    @Test func doesNotDependOnHowBytesAreSplit() {
        let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let whole = digest(bytes)
        for first in 0...bytes.count {
            for second in stride(from: first, through: bytes.count, by: 31) {
                var hash = SHA256()
                hash.update(bytes[..<first])
                hash.update(bytes[first..<second])
                hash.update(bytes[second...])
                #expect(hash.hexDigest() == whole)
            }
        }
    }

    @Test func canGoOnAfterADigest() {
        var hash = SHA256()
        hash.update("ab".utf8)
        _ = hash.digest()
        hash.update("c".utf8)
        #expect(hash.hexDigest() == digest("abc".utf8))
    }

    @Test(arguments: [
        (String(repeating: "a", count: 64), true), (String(repeating: "F", count: 64), true),
        (String(repeating: "0", count: 63), false), (String(repeating: "0", count: 65), false),
        (String(repeating: "g", count: 64), false), ("", false),
        (String(repeating: "é", count: 32), false),
    ])
    func recognisesDigests(text: String, expected: Bool) {
        #expect(SHA256.isHexDigest(text) == expected)
    }
}
