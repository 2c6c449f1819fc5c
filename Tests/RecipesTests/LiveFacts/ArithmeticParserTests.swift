import Foundation
import TestSupport
import Testing

@testable import Recipes

@Suite struct ArithmeticParserTests {
    @Test(arguments: [
        ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("0.1 + 0.2", "0.3"), ("1250 - 12%", "1100"),
        ("15% * 63.80", "9.57"), ("100 + 10% + 10%", "121"), ("2^10", "1024"), ("2^3^2", "512"),
        ("-2^2", "-4"), ("2^-1", "0.5"), ("sqrt(144)", "12"), ("sqrt(2.25)", "1.5"),
        ("999999999999999 * 999999999999999", "999999999999998000000000000001"),
        ("10 / 4", "2.5"), ("--3", "3"), ("9^0.5", "3"), ("50%", "0.5"),
    ])
    func computesExactly(expression: String, result: String) throws {
        #expect(try ArithmeticParser.value(of: expression).description == result)
    }

    @Test(arguments: [
        ("", "invalidExpression"), ("1 +", "invalidExpression"), ("(1", "invalidExpression"),
        ("1 2 x", "invalidExpression"), ("1..2", "invalidExpression"),
        ("1 / 0", "undefinedResult"), ("sqrt(0 - 1)", "undefinedResult"), ("0^-1", "outOfRange"),
        ("9^999", "outOfRange"), ("2^1.3", "outOfRange"), ("1 / (2 - 2)", "undefinedResult"),
        (String(repeating: "(", count: 40), "outOfRange"),
        (String(repeating: "-", count: 40) + "1", "outOfRange"),
        (String(repeating: "1", count: 40), "outOfRange"),
        (String(repeating: "1+", count: 400) + "1", "tooLong"),
    ])
    func refusesWhatHasNoResult(expression: String, code: String) {
        let error = #expect(throws: LiveFactsError.self) {
            try ArithmeticParser.value(of: expression)
        }
        #expect(error?.code.rawValue == code)
    }

    @Test func neverTrapsOnRandomText() {
        var generator = SeededGenerator(seed: 7)
        let signs = Array("0123456789.+-*/^%() sqrt")
        for _ in 0..<3000 {
            let length = Int.random(in: 0..<24, using: &generator)
            let text = String(
                (0..<length).map { _ in signs.randomElement(using: &generator) ?? "1" })
            _ = try? ArithmeticParser.value(of: text)
        }
    }

    @Test func saysWhereAnExpressionBreaks() {
        let error = #expect(throws: LiveFactsError.self) { try ArithmeticParser.value(of: "1 + )") }
        #expect(
            error?.description
                == "the tool `calculator` cannot read the expression at byte 2, expected a number")
    }
}
