import Foundation

/// Checks that the numbers of a text are those of its facts, whole and with their currency.
///
/// It is stricter than what binds the model: `€412` is no part of `€412.30`, and an amount keeps
/// the currency that its fact has.
struct StoryCheck {
    private let numbers: Set<String>
    private let joined: String

    init(facts: [String]) {
        numbers = Set(facts.flatMap(Self.numbers))
        joined = facts.joined(separator: "\n")
    }

    func accepts(_ text: String) -> Bool {
        let found = Self.numbers(text)
        guard found.allSatisfy(numbers.contains) else { return false }
        // A sentence that ends in the middle was cut.
        guard let last = text.last(where: { !$0.isWhitespace }), ".!?".contains(last) else {
            return false
        }
        return Self.amounts(text).allSatisfy { joined.contains($0) }
    }

    /// Runs of digits with the marks inside them.
    static func numbers(_ text: String) -> [String] {
        text.matches(of: /\d+(?:[.,’'\u{a0}\u{202f}]\d+)*/).map { String($0.output) }
    }

    /// Numbers with a sign of a currency before or behind.
    private static func amounts(_ text: String) -> [String] {
        text.matches(of: /[€£$¥]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?[€£$¥]/).map {
            String($0.output)
        }
    }
}
