import Foundation

/// A language that questions are asked and answered in.
public enum QuestionLanguage: String, CaseIterable, Codable, Sendable {
    /// English.
    case english = "en"
    /// Italian.
    case italian = "it"
    /// German.
    case german = "de"

    /// The locale whose words, weeks and formats count.
    public var locale: Locale {
        switch self {
        case .english: Locale(identifier: "en_GB")
        case .italian: Locale(identifier: "it_IT")
        case .german: Locale(identifier: "de_DE")
        }
    }

    /// Small words that tell the language.
    private var markers: Set<String> {
        switch self {
        case .english:
            Self.set(
                "how much many did i spend spent the in on at my what was were is for of to and last this month year me do have where which show when than much money pay paid week with total any all only about per from our we most list give cost compared got get does just go went left over versus since been there"
            )
        case .italian:
            Self.set(
                "quanto quanta quanti quante ho speso spesa spese il lo la gli le nel nella negli nelle di da che a al alla allo per con mese anno scorso scorsa questo questa quale quali dove quando e ed un una mi miei mie mio mia ultimo ultima ultimi ultime sono solo invece rispetto quest all dell del della dei delle dal dalla soldi pagato pagamenti quant cosa come va si piu volte volta tutto tutti fammi dammi mostra mostrami cerca trova euro sul sulla abbiamo"
            )
        case .german:
            Self.set(
                "wie viel viele wieviel habe ich ausgegeben der die das im in den dem des bei für fur und letzten letzter letztes letzte diesen dieses dieser monat jahr woche was wo wann welche welcher welches mein meine meinen meiner meinem zeig zeige mir nur mit von auf mal oft hab hatte wurde ist war es ein eine einen einem einer kosten gekostet bezahlt geld wofur womit mehr als zum zur ausgaben alle alles aus nach pro uns wir vom beim hat haben noch seit gegenuber davon"
            )
        }
    }

    /// The small words that tell the language.
    var smallWords: Set<String> { Self.markerSets[self] ?? [] }

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map(String.init))
    }

    private static let markerSets = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.markers) })

    /// The language that most small words of a text belong to; nil if none is ahead.
    ///
    /// - Parameter text: The text.
    public init?(of text: String) {
        let words = QuestionText.words(of: text)
        let counts = Self.allCases.map { language in
            let set = Self.markerSets[language] ?? []
            let known = SpellingCorrector.of(language)
            // Small words tell more than those that languages share.
            return (
                language, words.reduce(0) { $0 + (set.contains($1) ? 3 : known.knows($1) ? 2 : 0) }
            )
        }.sorted { $0.1 > $1.1 }
        guard let best = counts.first, best.1 > 0, best.1 > counts[2].1 else { return nil }
        // Other languages have words of English, but not the other way round.
        let isTied = best.1 == counts[1].1
        self = isTied && best.0 == .english ? counts[1].0 : best.0
        if isTied, best.0 != .english, counts[1].0 != .english { return nil }
    }
}
