import Foundation
import Recipes

/// Reads a column of dates, whose order is decided over all of them.
struct DateColumn {
    /// The order that was decided.
    let order: ImportOptions.DateOrder
    private let parsers: [PrintedDateParser]
    private var cache: [String: CalendarDay?] = [:]

    /// Decides the order of a column.
    ///
    /// What decides is, in turn: the option; a number above 12; points between the numbers or a
    /// header in a language that puts the day first; an order in which the days only rise or only
    /// fall, if the other has none.
    ///
    /// - Parameters:
    ///   - texts: The fields, in the order of the lines.
    ///   - language: The language of the header.
    ///   - option: The order, if it is given.
    /// - Throws: `BudgetError` when both orders are possible.
    init(
        _ texts: [String], language: String?, option: ImportOptions.DateOrder?
    ) throws(BudgetError) {
        let order: ImportOptions.DateOrder
        if let option {
            order = option
        } else {
            order = try Self.order(of: texts, language: language)
        }
        let languages = [language, "en", "de", "it", "fr", "es"].compactMap { $0 }
        self.order = order
        parsers = languages.map {
            PrintedDateParser(
                locale: Locale(identifier: Self.locale(of: $0, order)), repairsDigits: false)
        }
    }

    /// The day of a field; nil if it is none.
    mutating func day(_ text: String) -> CalendarDay? {
        if let known = cache[text] { return known }
        let day = NumericDate(text).map { $0.day(order) } ?? wordedDay(text)
        cache[text] = day
        return day
    }

    private func wordedDay(_ text: String) -> CalendarDay? {
        guard text.utf8.count <= 64 else { return nil }
        for parser in parsers {
            if case .certain(let day) = parser.parse(text)?.day { return day }
        }
        return nil
    }

    private static func locale(of language: String, _ order: ImportOptions.DateOrder) -> String {
        switch language {
        case "de": "de_DE"
        case "it": "it_IT"
        case "fr": "fr_FR"
        case "es": "es_ES"
        default: order == .monthFirst ? "en_US" : "en_GB"
        }
    }

    private static func order(
        of texts: [String], language: String?
    ) throws(BudgetError) -> ImportOptions.DateOrder {
        let open = texts.compactMap { text in
            NumericDate(text).flatMap { $0.startsWithYear ? nil : (text: text, date: $0) }
        }
        guard let first = open.first else { return .dayFirst }
        let dayFirst = open.count { $0.date.numbers[0] > 12 }
        let monthFirst = open.count { $0.date.numbers[1] > 12 }
        if dayFirst != monthFirst { return dayFirst > monthFirst ? .dayFirst : .monthFirst }
        if first.text.utf8.contains(UInt8(ascii: ".")) { return .dayFirst }
        if let language, language != "en" { return .dayFirst }
        let orders = [ImportOptions.DateOrder.dayFirst, .monthFirst].filter { order in
            isSorted(open.compactMap { $0.date.day(order) })
        }
        if orders.count == 1, Set(open.map(\.date)).count >= 3 { return orders[0] }
        // Where day and month are equal in every line, both orders say the same.
        if open.allSatisfy({ $0.date.numbers[0] == $0.date.numbers[1] }) { return .dayFirst }
        let example = open.first { $0.date.numbers[0] != $0.date.numbers[1] } ?? first
        let readings = [ImportOptions.DateOrder.dayFirst, .monthFirst]
            .compactMap { example.date.day($0)?.description }.joined(separator: " or ")
        throw BudgetError(
            .ambiguousColumn, at: "the column of dates", expected: "one order of day and month",
            found: "`\(example.text)`, which is \(readings)",
            hint: "Say the order: `--date-order dmy` or `--date-order mdy`")
    }

    private static func isSorted(_ days: [CalendarDay]) -> Bool {
        let pairs = zip(days, days.dropFirst())
        return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
    }
}
