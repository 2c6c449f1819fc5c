import Foundation

/// Reads times of day, ranges of them and durations as people write and say them.
///
/// ```swift
/// let english = TimeParser(locale: Locale(identifier: "en_GB"))
/// english.parse("half seven pm")    // .certain(19:30)
/// english.parse("7")                // .ambiguous(preferred: 07:00, others: [19:00])
/// let german = TimeParser(locale: Locale(identifier: "de_DE"))
/// german.parse("halb sieben abends")   // .certain(18:30)
/// ```
///
/// What is understood per language is listed in `Documentation/Normalisers.md`.
public struct TimeParser: Sendable {
    let reader: ClockReader

    /// Creates a parser of the language and the customs of a locale.
    ///
    /// - Parameter locale: Whose words are read; `7:30` is in the morning where its customs are those
    ///   of 24 hours.
    public init(locale: Locale) {
        reader = ClockReader(
            language: .of(locale),
            usesTwentyFourHours: LocaleConventions(locale).usesTwentyFourHours)
    }

    /// The time that a text says, such as `18:30`, `7 pm` or `half past six`.
    ///
    /// - Parameter text: One time, with nothing else but words such as `at`.
    /// - Returns: nil when the text isn't understood or is no time (`25:00`).
    /// - Complexity: O(*n*) in the length of the text, at most ``NormaliserLimits/valueLength``.
    public func parse(_ text: String) -> Reading<TimeOfDay>? {
        guard let tokens = Self.tokens(of: text) else { return nil }
        if let spoken = reader.read(tokens) { return Reading(candidates: spoken.candidates) }
        let repaired = DigitRepair.repair(text)
        guard !repaired.repairs.isEmpty, let tokens = Self.tokens(of: repaired.text) else {
            return nil
        }
        return reader.read(tokens).flatMap { Reading(candidates: $0.candidates) }
    }

    /// The tokens of a text that isn't too long, without the signs around it.
    static func tokens(of text: String) -> ArraySlice<Token>? {
        guard text.utf8.count <= NormaliserLimits.valueLength else { return nil }
        let tokens = Token.list(of: text)
        let isOutside: (Token) -> Bool = { $0.isSign(".,;:!?()[]\"") }
        guard let first = tokens.firstIndex(where: { !isOutside($0) }),
            let last = tokens.lastIndex(where: { !isOutside($0) })
        else { return nil }
        return tokens[first...last]
    }
}
