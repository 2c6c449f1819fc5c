import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct NumberLanguageTests {
    struct Bounds: Sendable, CustomTestStringConvertible {
        var isInteger = false
        var minimum: String?
        var maximum: String?
        var exclusiveMinimum = false
        var exclusiveMaximum = false
        var multipleOf: [String] = []

        func dfa(maximumDigits: Int? = nil) throws -> DFA {
            try NumberLanguage.dfa(
                isInteger: isInteger, minimum: minimum.flatMap(JSONNumber.init(rawText:)),
                maximum: maximum.flatMap(JSONNumber.init(rawText:)),
                isExclusiveMinimum: exclusiveMinimum, isExclusiveMaximum: exclusiveMaximum,
                multipleOf: multipleOf.compactMap(JSONNumber.init(rawText:)),
                maximumDigits: maximumDigits)
        }

        /// What exact arithmetic in units of 10⁻¹² says.
        func allow(_ text: String) -> Bool {
            if isInteger && text.contains(".") { return false }
            let value = units(text)
            if let minimum {
                let bound = units(minimum)
                if value < bound || exclusiveMinimum && value == bound { return false }
            }
            if let maximum {
                let bound = units(maximum)
                if value > bound || exclusiveMaximum && value == bound { return false }
            }
            return multipleOf.allSatisfy { value % units($0) == 0 }
        }

        var testDescription: String {
            "\(isInteger ? "integer" : "number") \(minimum ?? "-∞")\(exclusiveMinimum ? "<" : "≤") "
                + "x \(exclusiveMaximum ? "<" : "≤")\(maximum ?? "∞") of \(multipleOf)"
        }
    }

    static let cases: [Bounds] = [
        Bounds(minimum: "0"), Bounds(minimum: "0", exclusiveMinimum: true),
        Bounds(maximum: "0"), Bounds(maximum: "0", exclusiveMaximum: true),
        Bounds(isInteger: true, minimum: "0", maximum: "255"),
        Bounds(isInteger: true, minimum: "1"), Bounds(isInteger: true, maximum: "-1"),
        Bounds(minimum: "-1.5", maximum: "12.25"),
        Bounds(minimum: "-1.5", maximum: "12.25", exclusiveMinimum: true, exclusiveMaximum: true),
        Bounds(minimum: "0.1", maximum: "0.15", exclusiveMaximum: true),
        Bounds(minimum: "-20", maximum: "-9.5", exclusiveMaximum: true),
        Bounds(minimum: "99", maximum: "101"), Bounds(minimum: "1e2", maximum: "1.5E+2"),
        Bounds(minimum: "5", maximum: "5"), Bounds(minimum: "-0.50", maximum: "-5e-1"),
        Bounds(minimum: "5", maximum: "5", exclusiveMaximum: true),
        Bounds(minimum: "6", maximum: "5"), Bounds(minimum: "1", maximum: "-1"),
        Bounds(multipleOf: ["0.01"]), Bounds(multipleOf: ["0.25"]), Bounds(multipleOf: ["3"]),
        Bounds(isInteger: true, multipleOf: ["3"]), Bounds(isInteger: true, multipleOf: ["2.5"]),
        Bounds(isInteger: true, multipleOf: ["0.3"]), Bounds(isInteger: true, multipleOf: ["0.01"]),
        Bounds(isInteger: true, minimum: "7", maximum: "1000", multipleOf: ["7", "2"]),
        Bounds(minimum: "-3.3", maximum: "2.2", multipleOf: ["1.1", "0.5"]),
        Bounds(isInteger: true, multipleOf: ["1000"]), Bounds(multipleOf: ["1e-7"]),
        Bounds(minimum: "0.001", maximum: "1000", multipleOf: ["12.5"]),
        Bounds(minimum: "-0", maximum: "9223372036854"),
        Bounds(isInteger: true, minimum: "0.5", maximum: "2.5"),
    ]

    @Test(arguments: cases)
    func acceptsShortTextsInRangeAndNoOthers(bounds: Bounds) throws {
        let dfa = try bounds.dfa()
        var wrong: [String] = []
        for text in Self.shortTexts {
            let isNumber = NumberLanguage.plainNumber.accepts(text.utf8)
            if dfa.accepts(text.utf8) != (isNumber && bounds.allow(text)) { wrong.append(text) }
        }
        #expect(wrong.isEmpty)
    }

    @Test(arguments: cases)
    func acceptsRandomNumbersInRangeAndNoOthers(bounds: Bounds) throws {
        let dfa = try bounds.dfa()
        var random = SeededGenerator(seed: 7)
        var wrong: [String] = []
        for _ in 0..<4000 {
            let text = Self.number(near: bounds, using: &random)
            if dfa.accepts(text.utf8) != bounds.allow(text) { wrong.append(text) }
        }
        #expect(wrong.isEmpty)
    }

    @Test func agreesOnRandomBounds() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<150 {
            var bounds = Bounds(isInteger: Bool.random(using: &random))
            let values = [Self.number(using: &random), Self.number(using: &random)]
                .sorted { units($0) < units($1) }
            if Int.random(in: 0..<4, using: &random) > 0 { bounds.minimum = values[0] }
            if Int.random(in: 0..<4, using: &random) > 0 { bounds.maximum = values[1] }
            bounds.exclusiveMinimum = Bool.random(using: &random)
            bounds.exclusiveMaximum = Bool.random(using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                bounds.multipleOf = ["0.\(Int.random(in: 1...400, using: &random))"]
            }
            let dfa = try bounds.dfa()
            for _ in 0..<300 {
                let text = Self.number(near: bounds, using: &random)
                #expect(dfa.accepts(text.utf8) == bounds.allow(text), "\(bounds), \(text)")
            }
        }
    }

    @Test func handlesHugeNumbersExactly() throws {
        let most = "9007199254740993000000000000000000000000000000000001"
        let dfa = try Bounds(isInteger: true, minimum: "-9223372036854775808", maximum: most).dfa()
        #expect(dfa.accepts(most.utf8))
        #expect(!dfa.accepts("9007199254740993000000000000000000000000000000000002".utf8))
        #expect(dfa.accepts("-9223372036854775808".utf8))
        #expect(!dfa.accepts("-9223372036854775809".utf8))
        #expect(try Bounds(maximum: "1.7976931348623157e308").dfa().stateCount < 1000)
        #expect(try !Bounds(minimum: "1e-300", maximum: "2e-300").dfa().isEmpty)
        #expect(
            try Bounds(isInteger: true, multipleOf: ["1e30"]).dfa().accepts(
                ("12" + String(repeating: "0", count: 30)).utf8))
    }

    @Test func writesNumbersAsJSONDoes() {
        for text in ["0", "-0", "10", "-1.50", "1e9", "1E-9", "0.5e+10"] {
            #expect(NumberLanguage.number.accepts(text.utf8))
        }
        for text in ["", "-", "01", "1.", ".5", "+1", "1e", "0x1", "١", "1.5.2"] {
            #expect(!NumberLanguage.number.accepts(text.utf8))
        }
        for text in ["1.0", "1e2", "-01"] { #expect(!NumberLanguage.integer.accepts(text.utf8)) }
    }

    @Test func limitsDigitsWithoutEmptyingTheLanguage() throws {
        let free = try Bounds().dfa(maximumDigits: 3)
        #expect(free.accepts("999.999e99".utf8))
        #expect(!free.accepts("1000".utf8))
        #expect(!free.accepts("0.1234".utf8))
        #expect(!free.isUnbounded[0])
        for bounds in Self.cases + [
            Bounds(minimum: "1e40"), Bounds(maximum: "-1e40", exclusiveMaximum: true),
            Bounds(minimum: "0", maximum: "1e-9", exclusiveMinimum: true, exclusiveMaximum: true),
            Bounds(minimum: "1", multipleOf: ["1e20"]),
        ] {
            let limited = try bounds.dfa(maximumDigits: 2)
            let unlimited = try bounds.dfa()
            #expect(limited.isSubset(of: unlimited))
            #expect(limited.isEmpty == unlimited.isEmpty, "\(bounds)")
            #expect(limited.isEmpty || !limited.isUnbounded[0])
        }
    }

    @Test func takesAnyLimitOfDigits() throws {
        for digits in [Int.min, 0, 1, .max] {
            for bounds in [Bounds(), Bounds(isInteger: true), Bounds(minimum: "1")] {
                #expect(try bounds.dfa(maximumDigits: digits).accepts("7".utf8))
            }
        }
    }

    @Test func refusesWhatIsTooLarge() {
        for bounds in [
            Bounds(minimum: "1e100000"), Bounds(multipleOf: ["1000000007"]),
            Bounds(multipleOf: ["1e400"]), Bounds(maximum: "1e99999999999999999999"),
        ] {
            let error = #expect(throws: ConstraintError.self) { try bounds.dfa() }
            #expect(error?.code == .tooLarge)
        }
        for multiple in ["0", "-1", "0.0"] {
            let error = #expect(throws: ConstraintError.self) {
                try Bounds(multipleOf: [multiple]).dfa()
            }
            #expect(error?.code == .invalidSchema)
        }
    }

    /// All texts of at most five of a few symbols.
    private static let shortTexts: [String] = {
        var texts = [""]
        var last = texts
        for _ in 0..<5 {
            last = last.flatMap { text in ["0", "1", "2", "5", "-", "."].map { text + $0 } }
            texts += last
        }
        return texts
    }()

    private static func number(using random: inout SeededGenerator) -> String {
        var text = Bool.random(using: &random) ? "-" : ""
        let limit = [10, 100, 2000].randomElement(using: &random) ?? 10
        text += String(Int.random(in: 0..<limit, using: &random))
        if Bool.random(using: &random) {
            text +=
                "."
                + (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    String(Int.random(in: 0...9, using: &random))
                }.joined()
        }
        return text
    }

    /// A number that is as likely near a bound as anywhere.
    private static func number(near bounds: Bounds, using random: inout SeededGenerator) -> String {
        let near = [bounds.minimum, bounds.maximum].compactMap { $0 }.filter {
            !$0.contains { "eE".contains($0) }
        }
        guard let bound = near.randomElement(using: &random), Bool.random(using: &random) else {
            return number(using: &random)
        }
        var characters = Array(bound)
        let place = Int.random(in: 0..<characters.count, using: &random)
        if characters[place].isNumber {
            characters[place] = Character(String(Int.random(in: 0...9, using: &random)))
        }
        var text = String(characters)
        if Bool.random(using: &random) {
            text += (text.contains(".") ? "" : ".") + "0\(Int.random(in: 0...1, using: &random))"
        }
        return NumberLanguage.plainNumber.accepts(text.utf8) ? text : number(using: &random)
    }
}

/// The value of a number in units of 10⁻¹².
private func units(_ text: String) -> Int128 {
    let parts = text.lowercased().split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = parts[0].filter(\.isNumber)
    let fractionCount =
        parts[0].split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count
        ?? 0
    var value = Int128(digits) ?? 0
    for _ in 0..<(12 + exponent - fractionCount) { value *= 10 }
    return parts[0].hasPrefix("-") ? -value : value
}
