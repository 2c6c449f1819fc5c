import Foundation

/// Guesses the language of a short message from its small words.
enum NoticeLocale {
    private static let words: [(locale: String, words: WordTable<Void>)] = [
        (
            "en_GB",
            WordTable("the|your|is|at|by|until|from|to|and|for|of|pickup|collect|ready|with")
        ),
        (
            "de_DE",
            WordTable(
                "der|die|das|ihr|ihre|dein|bis|im|bei|und|ist|liegt|mit|paket|zum|am|bereit|für")
        ),
        (
            "fr_FR",
            WordTable("le|la|votre|est|jusqu|au|colis|avec|du|chez|et|vous|à|pour|des|retrait")
        ),
        (
            "it_IT",
            WordTable("il|tuo|suo|pacco|presso|entro|di|al|è|codice|ritiro|del|con|fino|ritira|per")
        ),
        (
            "es_ES",
            WordTable("el|tu|su|paquete|hasta|en|recoge|está|con|código|la|recogida|por|del|su")
        ),
        (
            "pt_PT",
            WordTable("o|sua|seu|encomenda|até|em|com|na|no|código|levante|ao|está|para|do|da")
        ),
        ("nl_NL", WordTable("je|uw|het|pakket|bij|tot|voor|ligt|klaar|van|een|met|op|ophalen|de")),
        (
            "pl_PL",
            WordTable("twoja|paczka|do|w|kod|odbioru|czeka|na|ul|jest|przesyłka|odbierz|z|godz")
        ),
        ("nb_NO", WordTable("pakken|din|er|hos|innen|kode|på|hentes|klar|til|hent|og|sendingen")),
        (
            "sv_SE",
            WordTable("ditt|paket|finns|hos|senast|kod|hämta|till|på|och|är|din|hämtas|med|ombud")
        ),
    ]

    static func guess(of notice: Notice) -> Locale {
        let counts = words.map { entry in
            (
                entry.locale,
                notice.tokens.indices.count { entry.words.match(notice.tokens[$0...]) != nil }
            )
        }
        guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 0 else {
            return Locale(identifier: "en_GB")
        }
        let isAmerican =
            best.0 == "en_GB"
            && notice.has(WordTable("usps|ontrac|lasership|zip"), in: 0..<notice.tokens.count)
        return Locale(identifier: isAmerican ? "en_US" : best.0)
    }
}
