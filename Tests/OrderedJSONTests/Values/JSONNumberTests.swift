import OrderedJSON
import Testing

@Suite struct JSONNumberTests {
    @Test(arguments: [
        "0", "-0", "12", "1.5", "-1.25e+10", "1E400", "0.0", "1e-7", "123456789012345678901",
    ])
    func acceptsTheGrammar(_ text: String) {
        #expect(JSONNumber(rawText: text)?.rawText == text)
    }

    @Test(arguments: [
        "", "-", "01", "+1", "1.", ".5", "1e", "1e+", "0x1", "1 ", " 1", "NaN", "1.e5", "--1",
        "1,0",
    ])
    func refusesOtherText(_ text: String) {
        #expect(JSONNumber(rawText: text) == nil)
    }

    @Test(
        arguments: [
            ("7", 7), ("-7", -7), ("1e2", 100), ("1.0", 1), ("12.50e1", 125), ("0.0", 0), ("-0", 0),
            ("0e99999999999999999999", 0), ("1.5", nil), ("1e-1", nil), ("1e30", nil),
            ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ("9223372036854775808", nil), ("1e99999999999999999999", nil),
        ] as [(String, Int?)])
    func givesExactIntegers(_ text: String, _ expected: Int?) throws {
        #expect(try #require(JSONNumber(rawText: text)).intValue == expected)
    }

    @Test func givesTheNearestDouble() throws {
        #expect(JSONNumber(rawText: "0.1")?.doubleValue == 0.1)
        #expect(JSONNumber(rawText: "1e400")?.doubleValue == .infinity)
        #expect(JSONNumber(rawText: "-1e-400")?.doubleValue == 0)
    }

    @Test func writesDoublesThatReadBack() {
        #expect(JSONNumber(0.1)?.rawText == "0.1")
        #expect(JSONNumber(Double.infinity) == nil)
        #expect(JSONNumber(Double.nan) == nil)
        for value in [1e300, Double.leastNonzeroMagnitude, -2.5, 123456789.123, 1e16, 1e-5] {
            #expect(JSONNumber(value)?.doubleValue == value)
            #expect(JSONNumber(value).flatMap { JSONNumber(rawText: $0.rawText) } != nil)
        }
    }

    @Test(arguments: [
        ("1", "1.0", true), ("10e-1", "1", true), ("1e2", "100", true), ("0", "-0.0e5", true),
        ("1", "-1", false), ("0.1", "0.10", true), ("0.1", "0.1000000000000000000001", false),
        ("9007199254740993", "9007199254740992", false), ("1e400", "1e401", false),
        ("1e99999999999999999999", "1e99999999999999999999", true),
        ("1e99999999999999999999", "2", false), ("120", "12e1", true), ("120", "12", false),
    ])
    func comparesValuesExactly(_ left: String, _ right: String, _ expected: Bool) throws {
        let left = try #require(JSONNumber(rawText: left))
        let right = try #require(JSONNumber(rawText: right))
        #expect(left.isNumericallyEqual(to: right) == expected)
        #expect(right.isNumericallyEqual(to: left) == expected)
    }

    @Test func tellsIntegersByTheirText() {
        #expect(JSONNumber(12).isWrittenAsInteger)
        #expect(JSONNumber(rawText: "1e2")?.isWrittenAsInteger == false)
        #expect(JSONNumber(rawText: "1.0")?.isWrittenAsInteger == false)
    }
}
