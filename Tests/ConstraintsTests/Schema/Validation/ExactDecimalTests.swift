import OrderedJSON
import Testing

@testable import Constraints

@Suite struct ExactDecimalTests {
    private func decimal(_ text: String) throws -> ExactDecimal {
        try #require(JSONNumber(rawText: text).flatMap { ExactDecimal($0) })
    }

    @Test(arguments: [
        ("0", "-0"), ("1", "1.0"), ("100", "1e2"), ("0.001", "1E-3"), ("-25e-1", "-2.50"),
        ("0e999999999", "0"),
    ])
    func takesSpellingsOfOneValueForEqual(left: String, right: String) throws {
        #expect(try decimal(left) == decimal(right))
    }

    @Test(arguments: [
        ("-1", "0"), ("-2", "-1"), ("0.1", "0.11"), ("9", "10"), ("1e-400", "1"), ("1", "1e400"),
        ("-1e400", "-1"), ("12345678901234567890", "12345678901234567891"), ("-10", "-9.99"),
    ])
    func ordersByValue(smaller: String, greater: String) throws {
        #expect(try decimal(smaller) < decimal(greater))
        #expect(try !(decimal(greater) < decimal(smaller)))
    }

    @Test(arguments: [
        ("0", "7", true), ("21", "7", true), ("22", "7", false), ("0.3", "0.1", true),
        ("0.35", "0.1", false), ("1e308", "0.5", true), ("0.0075", "0.0001", true),
        ("4.5", "1.5", true), ("1", "3", false), ("10", "2.5e0", true), ("-21", "7", true),
        ("123456789012345678901234567890", "10", true),
        ("123456789012345678901234567891", "10", false), ("1", "1e30", false),
    ])
    func dividesExactly(value: String, divisor: String, isMultiple: Bool) throws {
        #expect(try decimal(value).isMultiple(of: decimal(divisor)) == isMultiple)
    }

    @Test func givesUpOnAbsurdExponents() throws {
        #expect(JSONNumber(rawText: "1e99999999999").flatMap { ExactDecimal($0) } == nil)
        #expect(try decimal("1e200000").isMultiple(of: decimal("3")) == nil)
    }
}
