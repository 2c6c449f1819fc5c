import Foundation

/// Where sentences end, in spite of abbreviations, ordinals and dates.
enum SentenceEnd {
    /// Words whose full stop is not the end of a sentence.
    private static let abbreviations = WordTable<Void>(
        """
        ul|al|pl|os|st|str|av|avda|c|nr|no|n|tel|telf|tlf|ref|bestellnr|paketnr|bez|dr|sr|sra|mr|mrs|ms|hr|fr|\
        inh|ca|z|b|p|v|le|gen|prof|apt|ste|bd|blvd|rd|ln|sq|pza|za|pz|ctra|urb|lg|r|min|max|inc|ltd|h|kl|art|\
        num|gl|gml|sdr|ndr|sv|sig|inkl|incl|einschl|mo|di|mi|do|sa|so|lun|mar|mer|gio|ven|sab|dom|jeu|sam|dim|hbf|bhf|stk|tfno|fa|co|cd|ed|loc|dir|opp
        """)

    private static let months: [WordTable<Int>] = [
        "en", "de", "fr", "it", "es", "pt", "nl", "pl", "nb", "sv",
    ].map { Language.of(Locale(identifier: $0)).months }

    static func isMonth(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.first?.kind == .word && months.contains { $0.match(tokens) != nil }
    }

    /// Whether a sentence ends in front of a token.
    static func isBetween(
        _ tokens: [Token], _ index: Int, _ gap: Substring, _ text: String
    ) -> Bool {
        let last = tokens[index - 1]
        let isSpaced = gap.contains(where: \.isWhitespace)
        if last.isSign("!?;|•") { return isSpaced || last.isSign(";|•") }
        guard isSpaced else { return false }
        let first = text[tokens[index].range].first
        let mayStart =
            first.map { $0.isUppercase || $0.isNumber || "\"“„«([<¡¿‮".contains($0) } ?? false
        guard mayStart else { return false }
        if last.isSign(".") {
            guard index > 1, last.isGlued else { return true }
            let isOrdinal = tokens[index - 2].isNumber(digits: 1...2)
            return !(isOrdinal && isMonth(tokens[index...])) && !isDate(tokens, index)
        }
        guard gap.first == ".", last.kind == .word else { return false }
        // The letter of `4C.` is no abbreviation, those of `t.e.m.` are.
        let isPart = last.isGlued && tokens[index - 2].kind != .word
        let isAbbreviation =
            last.text.utf8.count == 1 || abbreviations.value(tokens[(index - 1)..<index]) != nil
        if isAbbreviation, !isPart {
            return isStreet(tokens, index, text)
        }
        return !(tokens[index].kind == .number && last.text.hasSuffix("str"))
    }

    /// Whether an abbreviation ends the name of a street, as in `400 Pine St. Pickup`.
    private static func isStreet(_ tokens: [Token], _ index: Int, _ text: String) -> Bool {
        guard index > 1, tokens[index].kind == .word else { return false }
        let streets = ["st", "rd", "ln", "ave", "blvd", "dr", "sq", "str"]
        return streets.contains(tokens[index - 1].text) && tokens[index - 2].kind == .word
            && text[tokens[index - 2].range].first?.isUppercase ?? false
    }

    /// Whether a number stands behind `22.09.`, as the hour does.
    private static func isDate(_ tokens: [Token], _ index: Int) -> Bool {
        guard tokens[index].kind == .number, index >= 4 else { return false }
        return tokens[index - 2].kind == .number && tokens[index - 3].isSign(".")
            && tokens[index - 4].kind == .number
    }
}
