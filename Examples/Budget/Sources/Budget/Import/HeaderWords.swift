/// The words that head the columns of bank files, with the language that they tell.
enum HeaderWords {
    /// What a heading says.
    struct Meaning: Sendable {
        /// The role of the column.
        let role: ColumnRole
        /// The language of the words; nil for those of several.
        let language: String?
    }

    /// The meaning of a heading; nil if it has none that is known.
    static func meaning(_ heading: String) -> Meaning? {
        let folded = FoldedText(heading)
        guard folded.wordCount > 0, folded.wordCount <= 8 else { return nil }
        if let whole = exact[folded.text] { return whole }
        return phrases.longestMatch(in: folded)?.value
    }

    private static let table: [(ColumnRole, String?, String)] = [
        (.date, "en", "date; booking date; transaction date; trans date; posting date; posted date; post date; posted; completed date; date completed; transaction completed date; started date"),
        (.date, "de", "buchungstag; buchungsdatum; datum; buchung; transaktionsdatum; kaufdatum; belegdatum; umsatzdatum; umsatz datum"),
        (.date, "it", "data; data contabile; data operazione; data registrazione; data movimento; data transazione"),
        (.date, "fr", "date operation; date de l operation; date comptable; date d operation; date de comptabilisation"),
        (.date, "es", "fecha; fecha operacion; fecha de operacion; fecha contable; f operacion"),
        (.valueDate, "de", "valuta; valutadatum; wertstellung; wertstellungsdatum; wertstellungstag"),
        (.valueDate, "it", "data valuta; valuta"), (.valueDate, "fr", "date valeur; date de valeur"),
        (.valueDate, "es", "fecha valor; f valor"), (.valueDate, "en", "value date; effective date"),
        (.amount, "en", "amount; transaction amount; value; net amount; amount in account currency; net"),
        (.amount, "de", "betrag; umsatz; betrag in eur; betrag eur; umsatz in eur; buchungsbetrag; transaktionsbetrag"),
        (.amount, "it", "importo; importo in euro; importo eur; ammontare"),
        (.amount, "fr", "montant; montant en euros; montant eur"),
        (.amount, "es", "importe; importe eur; cantidad; monto; importe en euros"),
        (.debit, "en", "debit; debit amount; paid out; money out; withdrawal; withdrawals; withdrawal amount; debits; charges; amount debit; payments"),
        (.debit, "de", "soll; ausgang; ausgaben; lastschrift betrag; belastung; abgang; ausgabe"),
        (.debit, "it", "addebiti; addebito; dare; uscite; uscita; importo addebito"),
        (.debit, "fr", "debit euros; debit eur; montant debit; depenses"),
        (.debit, "es", "cargo; cargos; debe; adeudo; gasto; gastos; retiros"),
        (.credit, "en", "credit; credit amount; paid in; money in; deposit; deposits; deposit amount; credits; amount credit; receipts"),
        (.credit, "de", "haben; eingang; einnahmen; gutschrift betrag; zugang; einnahme; gutschrift"),
        (.credit, "it", "accrediti; accredito; avere; entrate; entrata; importo accredito"),
        (.credit, "fr", "credit euros; credit eur; montant credit; recettes"),
        (.credit, "es", "abono; abonos; haber; ingreso; ingresos; depositos"),
        (.direction, "de", "soll haben; s h; soll haben kennzeichen; umsatzart s h"),
        (.direction, "en", "debit credit; dr cr; cr dr; d c; credit debit; credit debit indicator; debit or credit; sign"),
        (.direction, "it", "dare avere; segno; d a"),
        (.direction, "fr", "sens"),
        (.currency, nil, "currency; wahrung; divisa; valuta importo; devise; moneda; ccy; waehrung; transaction currency; account currency; divisa importo"),
        (.payee, "en", "payee; merchant; merchant name; counterparty; counter party; name; beneficiary; recipient; payer; counterparty name; payee name; target name; to from; partner name"),
        (.payee, "de", "empfanger; auftraggeber; beguenstigter; beguenstigter zahlungspflichtiger; name zahlungsbeteiligter; auftraggeber empfanger; auftraggeber beguenstigter; zahlungsempfanger; zahlungspflichtiger; beguenstigter auftraggeber; empfanger auftraggeber; name des partners; zahlungspflichtige r; zahlungsempfanger in; partner; haendler; gegenpartei; auftraggeber in; empfanger in"),
        (.payee, "it", "beneficiario; controparte; ordinante; esercente; beneficiario ordinante"),
        (.payee, "fr", "beneficiaire; tiers; nom du tiers; contrepartie; emetteur"),
        (.payee, "es", "beneficiario; ordenante; comercio; establecimiento"),
        (.purpose, "en", "description; details; narrative; memo; particulars; transaction description; reference; payment reference; transaction details; statement description; extended details; appears on your statement as; notes; remarks; additional information; transaction"),
        (.purpose, "de", "verwendungszweck; beschreibung; buchungsdetails; zweck; umsatztext; buchungstext 1; text; buchungsinformation; details zur buchung; mitteilung; transaktionsbeschreibung; zahlungsgrund"),
        (.purpose, "it", "descrizione; descrizione operazione; dettagli; descrizione estesa; causale descrizione; operazione; dettaglio; note; descrizione movimento"),
        (.purpose, "fr", "libelle; description; motif; libelle operation; libelle complementaire; detail; informations complementaires; nature de l operation; libelle simplifie"),
        (.purpose, "es", "concepto; descripcion; movimiento; mas datos; detalle; observaciones; concepto ampliado"),
        (.kind, "en", "type; transaction type; category type; tran type; payment type; code"),
        (.kind, "de", "buchungstext; umsatzart; umsatztyp; buchungsart; vorgang; transaktionstyp; art; vorgang verwendungszweck"),
        (.kind, "it", "causale; tipo; tipologia; tipo operazione; causale abi"),
        (.kind, "fr", "type operation; type d operation; type"), (.kind, "es", "tipo; tipo de movimiento"),
        (.balance, "en", "balance; running balance; account balance; closing balance; available balance; balance after"),
        (.balance, "de", "saldo; kontostand; saldo nach buchung; saldo eur"),
        (.balance, "it", "saldo contabile; saldo disponibile; saldo progressivo"),
        (.balance, "fr", "solde; solde apres operation"), (.balance, "es", "saldo; saldo disponible; disponible"),
        (.status, "en", "status; state; booking status"), (.status, "de", "status; umsatz abgerechnet; umsatz abgerechnet und nicht im saldo enthalten; gebucht; info"),
        (.status, "it", "stato"), (.status, "fr", "statut; etat"), (.status, "es", "estado"),
        (.ignored, nil, "iban; bic; konto; account; account number; account name; sort code; kontonummer; blz; bankleitzahl; auftragskonto; iban auftragskonto; bezeichnung auftragskonto; glaubiger id; glaubiger identifikationsnummer; mandatsreferenz; kundenreferenz; kundenreferenz end to end; sammlerreferenz; fee; gebuhr; product; id; transaction id; check number; cheque number; check or slip; category; kategorie; categoria; categorie; original amount; original currency; ursprunglicher betrag; exchange rate; wechselkurs; betrag in fremdwahrung; fremdwahrung; foreign amount; lastschrift ursprungsbetrag; auslagenersatz rucklastschrift; konto nummer; kontonummer iban; bic swift code; saldo iniziale; card no; card member; card number; kartennummer; account; tax; city; country; time; uhrzeit; time zone; postcode; address; local amount; local currency; steuerrelevant; original currency amount; number"),
    ]

    private static let exact: [String: Meaning] = {
        var exact: [String: Meaning] = [:]
        for (role, language, words) in table {
            for phrase in words.split(separator: ";") {
                let text = FoldedText(phrase).text
                // The same word in two languages tells none.
                let isShared = exact[text].map { $0.role == role && $0.language != language } ?? false
                if exact[text] == nil || isShared {
                    exact[text] = Meaning(role: role, language: isShared ? nil : language)
                }
            }
        }
        return exact
    }()

    private static let phrases: PhraseIndex<Meaning> = {
        var index = PhraseIndex<Meaning>()
        for (text, meaning) in exact where text.utf8.count > 3 { index.insert(text, meaning) }
        return index
    }()
}
