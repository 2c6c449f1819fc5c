import Foundation

/// The sentences of answers in one language; names in braces stand for values of tools.
struct SentenceTable: Sendable {
    var result = "That is {result}."
    var conversion: String
    var time: String
    var timeHere: String
    var date: String
    var weekday: String
    var difference: String
    var age: String
    var weatherNow: String
    var weatherLater = "{condition}"
    var range: String
    var precipitation: String
    var nothingFound: String
    /// The names of ``WeatherCondition`` in the order of its cases.
    var conditions: [String]
    /// One, few (2 to 4 in Polish) and many days, weeks, months and years.
    var days: [String]
    var weeks: [String]
    var months: [String]
    var years: [String]

    /// The sentences of a locale's language; English if there are none.
    static func of(_ locale: Locale) -> SentenceTable {
        switch locale.language.languageCode?.identifier {
        case "de": german
        case "fr": french
        case "it": italian
        case "es": spanish
        case "pt": portuguese
        case "nl": dutch
        case "pl": polish
        case "nb", "no", "nn": norwegian
        case "sv": swedish
        default: english
        }
    }

    func condition(_ condition: WeatherCondition?) -> String {
        guard let condition, let index = WeatherCondition.allCases.firstIndex(of: condition) else {
            return "–"
        }
        return conditions[index]
    }

    /// A count with its unit in the right number.
    func count(_ count: Int, _ unit: CalendarTool.Unit, _ locale: Locale) -> String {
        let forms =
            switch unit {
            case .days: days
            case .weeks: weeks
            case .months: months
            case .years: years
            }
        // Where there are three forms, the second is that of Polish (CLDR's plural rules).
        let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        let form = count == 1 ? forms[0] : forms.count == 3 && isFew ? forms[1] : forms.last ?? ""
        return "\(count.formatted(.number.locale(locale))) \(form)"
    }
}
