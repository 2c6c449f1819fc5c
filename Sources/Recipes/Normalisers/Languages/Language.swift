import Foundation

/// A ``LanguageTable`` made ready for reading.
struct Language: Sendable {
    let table: LanguageTable
    let months: WordTable<Int>
    /// The days of the week: 0 for Monday.
    let weekdays: WordTable<Int>
    let numbers: WordTable<Int>
    let counts: WordTable<Int>
    let hours: WordTable<Int>
    let units: WordTable<CalendarUnit>
    let ordinals: WordTable<Int>
    let ordinalSuffixes: WordTable<Void>
    let dateJoiners: WordTable<Void>
    let dayFillers: WordTable<Void>
    let parts: WordTable<PartOfDay>
    let timeFillers: WordTable<Void>
    let hourMarks: WordTable<Void>
    let days: [(phrase: Phrase, meaning: SaidDay)]
    let rewrites: WordTable<[Token]>
    let times: [(phrase: Phrase, meaning: SaidTime)]
    let durations: [(phrase: Phrase, meaning: SaidDuration)]
    let periods: [(phrase: Phrase, meaning: SaidPeriod)]
    let ranges: [(before: WordTable<Void>, between: WordTable<Void>)]
    let and: WordTable<Void>
    let periodFillers: WordTable<Void>
    let since: WordTable<Void>
    /// The seconds of an hour, a minute and a second.
    let clockUnits: WordTable<Int>

    init(_ table: LanguageTable) {
        func words(_ list: String) -> WordTable<Void> {
            var words = WordTable<Void>()
            words.add(list.replacing("_", with: " "), ())
            return words
        }
        func indexed(_ lists: [String], from first: Int) -> WordTable<Int> {
            var words = WordTable<Int>()
            for (index, list) in lists.enumerated() { words.add(list, first + index) }
            return words
        }
        self.table = table
        months = indexed(table.months, from: 1)
        weekdays = indexed(table.weekdays, from: 0)
        var numbers = WordTable<Int>()
        var counts = WordTable<Int>()
        var hours = WordTable<Int>()
        var ordinals = indexed(table.ordinals, from: 1)
        for (text, value) in Self.numbers(of: table) {
            numbers.add(text, value)
            counts.add(text, value)
            hours.add(text, value)
            if table.saysDaysAsNumbers { ordinals.add(text, value) }
        }
        counts.add(table.articles, 1)
        for (index, list) in table.hourWords.enumerated() { hours.add(list, index + 1) }
        self.numbers = numbers
        self.counts = counts
        self.hours = hours
        self.ordinals = ordinals
        var units = WordTable<CalendarUnit>()
        for unit in CalendarUnit.allCases { units.add(table.units[unit] ?? "", unit) }
        self.units = units
        ordinalSuffixes = words(table.ordinalSuffixes)
        dateJoiners = words(table.dateJoiners)
        dayFillers = words(table.dayFillers)
        timeFillers = words(table.timeFillers)
        hourMarks = words(table.hourMarks)
        var parts = WordTable<PartOfDay>()
        parts.add("am|a m", .beforeNoon)
        parts.add("pm|p m", .afterNoon)
        for part in PartOfDay.allCases { parts.add(table.parts[part] ?? "", part) }
        self.parts = parts
        var rewrites = WordTable<[Token]>()
        for (word, phrase) in table.rewrites { rewrites.add(word, Token.list(of: phrase)) }
        self.rewrites = rewrites
        days = table.days.map { (Phrase($0), $1) }
        times = table.times.map { (Phrase($0), $1) }
        durations = table.durations.map { (Phrase($0), $1) }
        periods = table.periods.map { (Phrase($0), $1) }
        ranges = table.ranges.map { (words($0.before), words($0.between)) }
        and = words(table.and)
        periodFillers = words(table.periodFillers)
        since = words(table.since)
        var clockUnits = WordTable<Int>()
        clockUnits.add(table.hours, 3600)
        clockUnits.add(table.minutes, 60)
        clockUnits.add(table.seconds, 1)
        self.clockUnits = clockUnits
    }

    /// The numbers with the compounds of tens and units.
    private static func numbers(of table: LanguageTable) -> [(text: String, value: Int)] {
        var all = table.numbers.enumerated().map { (text: $1, value: $0) }
        for (index, list) in table.tens.enumerated() {
            let tens = (index + 2) * 10
            all.append((list, tens))
            for unit in 1...9 where unit < table.numbers.count {
                for ten in list.split(separator: "|") {
                    for one in table.numbers[unit].split(separator: "|") {
                        let compounds = table.joining.compounds(String(ten), String(one))
                        all += compounds.map { ($0, tens + unit) }
                    }
                }
            }
        }
        return all
    }
}

extension NumberJoining {
    /// How a compound of tens and units can be written.
    func compounds(_ tens: String, _ units: String) -> [String] {
        switch self {
        case .none: []
        case .tensFirst(let joiners): joiners.map { tens + $0 + units }
        case .unitsFirst(let joiners): joiners.map { units + $0 + tens }
        }
    }
}

extension Language {
    /// The languages that are understood.
    ///
    /// A new one is a file like the others and a line here.
    private static let all: [Language] = [
        LanguageTable.english, .german, .french, .italian, .spanish, .portuguese, .dutch, .polish,
        .norwegian, .swedish, .danish,
    ].map(Language.init)

    /// English, whose months receipts print everywhere.
    static let english = Language(.english)

    /// Numbers and signs alone.
    private static let unknown = Language(LanguageTable(codes: []))

    /// The language of a locale; of one that isn't understood only numbers and signs are.
    static func of(_ locale: Locale) -> Language {
        let code = locale.language.languageCode?.identifier ?? ""
        return all.first { $0.table.codes.contains(code) } ?? unknown
    }
}
