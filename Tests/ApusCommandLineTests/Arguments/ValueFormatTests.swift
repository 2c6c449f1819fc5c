import Testing

@testable import ApusCommandLine

struct ValueFormatTests {
    @Test(arguments: [
        ("1", 1), ("+7", 7), ("9223372036854775807", Int.max), ("0", nil), ("-1", nil),
        ("9223372036854775808", nil), ("1.0", nil), ("", nil), (" 1", nil), ("１", nil),
    ])
    func readsIntegerInRange(text: String, expected: Int?) {
        #expect(ValueFormat<Int>.integer(atLeast: 1).read(text) == expected)
    }

    @Test(arguments: [
        ("0", "a whole number of at least 1"), ("x", "a whole number of at least 1"),
        (
            "9223372036854775808",
            "a whole number of at least 1 and at most 9223372036854775807"
        ),
    ])
    func saysThatNumberIsTooLarge(text: String, expectation: String) {
        #expect(ValueFormat<Int>.integer(atLeast: 1).expectation(insteadOf: text) == expectation)
    }

    @Test func readsGreatestSeed() {
        let format = ValueFormat<UInt64>.integer(in: 0...UInt64.max)
        #expect(format.read("18446744073709551615") == UInt64.max)
        #expect(format.read("18446744073709551616") == nil)
    }

    @Test(arguments: [
        ("0", 0), ("1.5", 1.5), ("-2e3", -2000), (".5", 0.5), ("inf", nil), ("nan", nil),
        ("0x10", nil), ("1e999", nil), ("", nil), ("1,5", nil),
    ])
    func readsFiniteDecimal(text: String, expected: Double?) {
        #expect(ValueFormat<Double>.decimal("") { _ in true }.read(text) == expected)
    }

    @Test(arguments: [
        ("a", ["a"]), ("a,b", ["a", "b"]), (" a , b c ", ["a", "b c"]),
        ("é,e\u{301}", ["é", "e\u{301}"]),
        ("", nil), ("a,", nil), (",", nil), ("a,b,a", nil), ("a, a", nil), ("a, ,b", nil),
    ])
    func readsDifferentLabels(text: String, expected: [String]?) {
        #expect(
            ValueFormat<[String]>.labels.read(text)?.map { Array($0.utf8) }
                == expected?.map { Array($0.utf8) })
    }

    @Test(arguments: [
        ("1", [1]), ("0,20,3", [0, 20, 3]), ("1, 2", [1, 2]), ("", nil), ("1,", nil), (",", nil),
        ("-1", nil), ("1;2", nil),
    ])
    func readsTokenIDs(text: String, expected: [Int]?) {
        #expect(ValueFormat<[Int]>.tokenIDs.read(text) == expected)
    }
}
