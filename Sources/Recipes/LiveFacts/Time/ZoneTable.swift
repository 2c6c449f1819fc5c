import Foundation
import Synchronization

/// Time zones by the names of places in a language.
///
/// The names are those of the tz database, of its cities in the language (as Foundation has them from
/// CLDR), of countries (of those with several zones the capital's or the largest city's), and of
/// cities that the tz database does not name.
struct ZoneTable: Sendable {
    private var zones = WordTable<String>()
    private var names: [[String]: String] = [:]
    /// Whether names of places have cases.
    private let isInflected: Bool

    private static let tables = Mutex<[String: ZoneTable]>([:])

    /// The table of a locale's language.
    static func of(_ locale: Locale) -> ZoneTable {
        let language = locale.language.languageCode?.identifier ?? "en"
        return tables.withLock { tables in
            if let table = tables[language] { return table }
            let table = ZoneTable(language: language)
            tables[language] = table
            return table
        }
    }

    private static let areas: Set<Substring> = [
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
        "Indian", "Pacific",
    ]

    private init(language: String) {
        isInflected = language == "pl"
        for (list, zone) in Self.cities { add(list, zone) }
        let english = Locale(identifier: "en")
        let locale = Locale(identifier: language)
        for (zone, regions) in Self.countries {
            for region in regions.split(separator: " ").map(String.init) {
                for locale in [locale, english] {
                    if let name = locale.localizedString(forRegionCode: region) { add(name, zone) }
                }
            }
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.dateFormat = "VVV"
        let unknown = Self.city(TimeZone.gmt, formatter)
        for identifier in TimeZone.knownTimeZoneIdentifiers.sorted() {
            let parts = identifier.split(separator: "/")
            guard let area = parts.first, Self.areas.contains(area), let last = parts.last,
                let zone = TimeZone(identifier: identifier)
            else { continue }
            add(String(last).replacing("_", with: " "), identifier)
            let city = Self.city(zone, formatter)
            if city != unknown { add(city, identifier) }
        }
    }

    /// A zone's city in a language, without the hyphens that only break lines.
    private static func city(_ zone: TimeZone, _ formatter: DateFormatter) -> String {
        formatter.timeZone = zone
        let city = formatter.string(from: Date(timeIntervalSince1970: 0))
            .replacing("\u{AD}", with: "")
        return String(city.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
    }

    private mutating func add(_ list: String, _ zone: String) {
        zones.add(list, zone)
        for name in list.split(separator: "|") {
            let tokens = Token.list(of: String(name)).map(\.text)
            if names[tokens] == nil { names[tokens] = zone }
        }
    }

    /// The place with the longest name that starts at a token, and the index after it.
    func match(_ tokens: ArraySlice<Token>) -> (zone: String, end: Int)? {
        zones.match(tokens).map { ($0.value, $0.end) }
    }

    /// The zone of exactly this place, whatever its grammatical case.
    func zone(of place: String) -> TimeZone? {
        guard place.utf8.count <= LiveFactsLimits.textLength else { return nil }
        let tokens = Token.list(of: place)
        let words = tokens.map(\.text)
        let identifier =
            names[words] ?? zones.value(tokens[...]) ?? names[words.filter { $0 != "the" }]
            ?? inflected(words) ?? firstPart(tokens)
        return identifier.flatMap(TimeZone.init(identifier:))
    }

    /// The place before a comma: `Portland, Oregon`.
    private func firstPart(_ tokens: [Token]) -> String? {
        guard let comma = tokens.firstIndex(where: { $0.isSign(",(") }) else { return nil }
        let rest = Array(tokens[(comma + 1)...].filter { $0.kind == .word }.map(\.text))
        return names[tokens[..<comma].map(\.text)] ?? names[rest]
    }

    /// The place whose words differ in their endings only, as in Polish: `Nowym Jorku`.
    private func inflected(_ words: [String]) -> String? {
        guard isInflected else { return nil }
        var best: (shared: Int, zone: String)?
        for (name, zone) in names where name.count == words.count {
            let shared = zip(name, words).map { Self.sharedStem($0, $1) }
            guard !shared.contains(0) else { continue }
            let total = shared.reduce(0, +)
            if let known = best, (known.shared, zone) >= (total, known.zone) { continue }
            best = (total, zone)
        }
        return best?.zone
    }

    /// The length of what two words begin with if only short endings differ, else 0.
    private static func sharedStem(_ name: String, _ word: String) -> Int {
        let shared = zip(name.utf8, word.utf8).prefix { $0 == $1 }.count
        let (nameRest, wordRest) = (name.utf8.count - shared, word.utf8.count - shared)
        return shared >= 3 && nameRest <= 2 && wordRest <= 3 && shared > wordRest ? shared : 0
    }
}
