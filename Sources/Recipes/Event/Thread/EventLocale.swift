import Foundation

/// Guesses the language of a chat, mail or notice from its small words.
enum EventLocale {
    private static let words: [(locale: String, words: Set<String>)] = [
        ("en_GB", "the and is at to for we you of on it in can this that are will be my not"),
        (
            "de_DE",
            "der die das und ist um am im wir ich ihr nicht uhr bei mit auf es fur zum den bitte kann"
        ),
        ("fr_FR", "le la les et est a au on je vous nous pas pour de du des ce que dans une avec"),
        ("it_IT", "il la e di che alle per non si ci un una del della con al va sono ore anche"),
        ("es_ES", "el la los y de que a las en por para no un una con se es al nos vale"),
        ("pt_PT", "o a os e de que as em para nao um uma com no na ao do da vai sera"),
        ("nl_NL", "de het een en van is om op in wij we ik je niet voor met uur bij naar er"),
        ("pl_PL", "w na i z do o sie nie to jest od po za ze jak tak czy godz u dla"),
        ("nb_NO", "og er det pa i kl vi jeg ikke til for med en av som den har blir kan hos"),
        ("sv_SE", "och ar det pa i kl vi jag inte till for med en av som den har blir kan hos"),
    ].map { ($0, Set($1.split(separator: " ").map(String.init))) }

    static func guess(of text: String) -> Locale {
        let tokens = Token.list(of: String(text.prefix(20_000))).filter { $0.kind == .word }
        let counts = words.map { entry in
            (entry.locale, tokens.count { entry.words.contains($0.text) })
        }
        let best = counts.enumerated().max {
            ($0.element.1, -$0.offset) < ($1.element.1, -$1.offset)
        }
        return Locale(identifier: best?.element.0 ?? "en_GB")
    }
}
