import Foundation
import Recipes

extension ValueFormat where Value == CalendarDay {
    /// A day by ISO 8601.
    static var day: ValueFormat {
        ValueFormat(expectation: "a day such as `2026-05-31`", completion: .nothing) {
            CalendarDay(iso: $0)
        }
    }
}

extension ValueFormat where Value == TimeZone {
    /// A time zone by its name in the tz database.
    static var timeZone: ValueFormat {
        ValueFormat(
            expectation: "the name of a time zone, such as `Europe/Rome`", completion: .nothing
        ) { TimeZone(identifier: $0) }
    }
}

extension ValueFormat where Value == Locale {
    /// A language, perhaps with a script and a region: `de`, `pt_BR`, `zh-Hans-CN`.
    static var locale: ValueFormat {
        ValueFormat(
            expectation: "a language with or without a region, such as `de` or `en_US`",
            completion: .nothing
        ) { text in
            let name = text.replacingOccurrences(of: "-", with: "_")
            let isKnown = Locale.availableIdentifiers.contains(name)
            return isKnown ? Locale(identifier: name) : nil
        }
    }
}

extension ValueFormat where Value == URL {
    /// The address of a server.
    static var serverAddress: ValueFormat {
        ValueFormat(
            expectation: "an address such as `http://localhost:8080`", completion: .nothing
        ) { text in
            guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
                ["http", "https"].contains(url.scheme?.lowercased())
            else { return nil }
            return url
        }
    }
}
