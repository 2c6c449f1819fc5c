import Foundation
import Synchronization

/// The words that decide what a language's sentences may say beside facts.
enum NarrationWords {
    /// Ordinary words that sentences begin with.
    static func openings(_ locale: Locale) -> [String] {
        let list =
            switch locale.language.languageCode?.identifier {
            case "de":
                "Der|Die|Das|Ein|Eine|Am|Um|Im|In|Es|Sie|Er|Du|Ihr|Wir|Bei|Für|Mit|Von|Dort|Heute|Bezahlt|Hier|Dies|Diese|Dein|Deine"
            case "fr":
                "Le|La|Les|L|Un|Une|Il|Elle|Vous|Tu|Nous|À|Au|En|Pour|Votre|Ton|Ta|Ce|Cette|Aujourd|C|Avec|Dans"
            case "it":
                "Il|La|Lo|L|I|Gli|Le|Un|Una|È|Sono|Hai|Ha|A|Al|Alle|In|Per|Con|Da|Questo|Questa|Il tuo|Oggi|C"
            case "es":
                "El|La|Los|Las|Un|Una|Es|Son|Has|Ha|A|Al|En|Para|Con|De|Este|Esta|Tu|Su|Hoy|Hay"
            case "pt": "O|A|Os|As|Um|Uma|É|São|Ao|Às|Em|No|Na|Para|Com|De|Este|Esta|O seu|Hoje|Há"
            case "nl":
                "De|Het|Een|Op|Om|In|Je|U|Uw|Jouw|Er|Dit|Deze|Bij|Voor|Met|Van|Vandaag|Hij|Zij"
            case "pl": "To|Jest|W|We|Na|O|Z|Dla|Twój|Twoja|Ten|Ta|Dziś|Od|Do|Za|Masz"
            case "nb", "no", "nn":
                "Det|Den|Du|En|Et|I|På|Klokka|For|Med|Fra|Dette|Denne|Din|Ditt|Her|Hos"
            case "sv": "Det|Den|Du|En|Ett|I|På|Klockan|För|Med|Från|Detta|Denna|Din|Ditt|Här|Hos"
            default:
                "The|A|An|It|You|Your|This|That|At|On|In|For|There|He|She|They|We|Paid|With|From|Here|Its|Their"
            }
        return list.split(separator: "|").map(String.init)
    }

    private static let numerals = Mutex<[String: [String]]>([:])

    /// The numbers from two on in words, as Foundation spells them, and words such as `dozen`.
    static func numerals(_ locale: Locale) -> [String] {
        let code = locale.language.languageCode?.identifier ?? "en"
        return numerals.withLock { known in
            if let words = known[code] { return words }
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: code)
            formatter.numberStyle = .spellOut
            var words = Set(
                "dozen|twice|double|triple|dutzend|doppelt|douzaine|double|dozzina|doppio|docena|doble|dúzia|dobro|dozijn|dubbel|tuzin|dusin|dobbelt|dussin|dubbelt"
                    .split(separator: "|").map(String.init))
            for number in Array(2...1000) + [2000, 10_000, 100_000, 1_000_000] {
                let text = formatter.string(from: NSNumber(value: number)) ?? ""
                // Words that are said with it are numbers too, but for what joins them.
                words.formUnion(
                    text.replacing("\u{AD}", with: "").split { !$0.isLetter }.map(String.init)
                        .filter { $0.count > 2 && !["and", "och", "und"].contains($0) })
            }
            let sorted = words.sorted()
            known[code] = sorted
            return sorted
        }
    }
}
