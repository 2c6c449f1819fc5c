import Foundation

/// Guesses the customs of a document's dates and amounts from its words.
enum DocumentLocale {
    /// Words of receipts and letters by language; the language with most of them is taken.
    private static let words: [(locale: String, words: PhraseSet)] = [
        (
            "de_DE",
            PhraseSet(
                "summe, mwst, ust, gesamt, rechnung, uhr, datum, und, betrag, danke, bar, str, gmbh, der, die"
            )
        ),
        (
            "it_IT",
            PhraseSet(
                "totale, iva, documento, via, piazza, grazie, contanti, importo, scontrino, resto, il, di, e"
            )
        ),
        (
            "fr_FR",
            PhraseSet(
                "tva, ttc, merci, carte, montant, rue, le, la, et, ticket, facture, especes, vous")
        ),
        (
            "es_ES",
            PhraseSet(
                "iva, gracias, efectivo, calle, factura, tarjeta, fecha, importe, el, y, por, su")
        ),
        (
            "pt_PT",
            PhraseSet("nif, obrigado, rua, fatura, contribuinte, dinheiro, data, troco, iva, o, e")
        ),
        (
            "nl_NL",
            PhraseSet(
                "btw, totaal, bedankt, bon, contant, straat, betaald, datum, het, een, en, pinnen")
        ),
        (
            "pl_PL",
            PhraseSet(
                "ptu, paragon, suma, razem, nip, ul, gotowka, dziekujemy, fiskalny, sprzedaz, i, w")
        ),
        (
            "nb_NO",
            PhraseSet("mva, kvittering, totalt, takk, foretaksregisteret, orgnr, og, kr, nok")
        ),
        ("sv_SE", PhraseSet("moms, kvitto, totalt, tack, org, att, betala, och, kr, sek, kontant")),
    ]
    /// Signs that an English document is of the United States.
    private static let american = PhraseSet(
        "sales tax, usd, zip, state tax, tx, ny, ca, fl, il, wa, ma")

    static func guess(of document: Document) -> Locale {
        let counts = words.map { entry in
            (entry.locale, document.lines.count { entry.words.matches($0) })
        }
        if let best = counts.max(by: { $0.1 < $1.1 }), best.1 >= max(2, document.lines.count / 12) {
            return Locale(identifier: best.0)
        }
        let isAmerican =
            document.text.contains("$") && document.lines.contains(where: american.matches)
        return Locale(identifier: isAmerican ? "en_US" : "en_GB")
    }
}
