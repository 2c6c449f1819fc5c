import Foundation
import Synchronization

/// A ``QuestionTable`` made ready for reading.
struct QuestionLanguage: Sendable {
    let code: String
    let time: WordTable<Void>
    let timeHints: WordTable<Void>
    let weather: WordTable<Void>
    let weatherHints: WordTable<Void>
    let tasks: WordTable<Void>
    let search: WordTable<Void>
    let prepositions: WordTable<Void>
    let placeEnds: WordTable<Void>
    let howMany: WordTable<Void>
    let howLong: WordTable<Void>
    let weekday: WordTable<Void>
    let day: WordTable<Void>
    let age: WordTable<Void>
    let after: WordTable<Void>
    let before: WordTable<Void>
    let between: WordTable<Void>
    let since: WordTable<Void>
    let into: WordTable<Void>
    let half: WordTable<Void>
    let andHalf: WordTable<Void>
    let operators: WordTable<ArithmeticWord>
    let fillers: WordTable<Void>

    private init(_ code: String, _ table: QuestionTable) {
        func words(_ list: String) -> WordTable<Void> {
            var words = WordTable<Void>()
            words.add(list, ())
            return words
        }
        self.code = code
        time = words(table.time)
        timeHints = words(table.timeHints)
        weather = words(table.weather)
        weatherHints = words(table.weatherHints)
        tasks = words(table.tasks)
        search = words(table.search)
        prepositions = words(table.prepositions)
        placeEnds = words(table.placeEnds)
        howMany = words(table.howMany)
        howLong = words(table.howLong)
        weekday = words(table.weekday)
        day = words(table.day)
        age = words(table.age)
        after = words(table.after)
        before = words(table.before)
        between = words(table.between)
        since = words(table.since)
        into = words(table.into)
        half = words(table.half)
        andHalf = words(table.andHalf)
        fillers = words(table.fillers)
        var operators = WordTable<ArithmeticWord>()
        for (list, word) in table.operators { operators.add(list, word) }
        for (list, word) in Self.signs { operators.add(list, word) }
        self.operators = operators
    }

    /// The signs of arithmetic, the same in all languages.
    private static let signs: [(String, ArithmeticWord)] = [
        ("+", .plus), ("-", .minus), ("*|x|×|·|∙|⋅|**", .times), ("/|÷|:", .divided), ("^", .power),
        ("%", .percent), ("(", .open), (")", .close), ("²", .raised(2)), ("³", .raised(3)),
        ("√", .root),
    ]

    private static let all: [String: QuestionLanguage] = {
        let tables: [(String, QuestionTable)] = [
            ("en", .english), ("de", .german), ("nl", .dutch), ("nb", .norwegian), ("sv", .swedish),
            ("fr", .french), ("it", .italian), ("es", .spanish), ("pt", .portuguese),
            ("pl", .polish),
        ]
        return Dictionary(
            uniqueKeysWithValues: tables.map { ($0, QuestionLanguage($0, $1)) })
    }()

    private static let english = QuestionLanguage("en", .english)

    /// The language of a locale; English where there is no table.
    static func of(_ locale: Locale) -> QuestionLanguage {
        let code = locale.language.languageCode?.identifier ?? "en"
        return all[["no": "nb", "nn": "nb"][code] ?? code] ?? english
    }

    /// The language that most words of a text are of.
    static func guess(of text: String) -> Locale {
        let tokens = Token.list(of: text)
        let counts = all.sorted { $0.key < $1.key }.map { code, language in
            (code, tokens.indices.count { language.isKnown(tokens[$0...]) })
        }
        let best = counts.max { ($0.1, $0.0 == "en" ? 1 : 0) < ($1.1, $1.0 == "en" ? 1 : 0) }
        guard let best, best.1 > 0, best.0 != "en" else { return Locale(identifier: "en_GB") }
        return Locale(identifier: best.0)
    }

    private func isKnown(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.first?.kind == .word else { return false }
        let tables = [
            time, weather, weatherHints, tasks, prepositions, placeEnds, howMany, howLong, weekday,
            day, age, between, fillers,
        ]
        return tables.contains { $0.match(tokens) != nil }
    }
}

extension WordTable {
    /// Where the first of its phrases stands in tokens.
    func firstRange(in tokens: ArraySlice<Token>) -> Range<Int>? {
        for index in tokens.indices {
            if let (_, end) = match(tokens[index...]) { return index..<end }
        }
        return nil
    }

    /// Whether one of its phrases stands in tokens.
    func occurs(in tokens: ArraySlice<Token>) -> Bool { firstRange(in: tokens) != nil }
}
