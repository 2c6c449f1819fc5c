/// What receipts call ways of payment.
enum PaymentWords {
    /// The ways, the more telling ones first: a phone's wallet is paid by card too.
    static let methods: [(method: PaymentMethod, words: PhraseSet)] = [
        (
            .mobile,
            PhraseSet(
                "apple pay, google pay, samsung pay, bizum, swish, twint, vipps, blik, mb way, mbway, mobilepay, "
                    + "mobile pay, swishade, swishat, swisha, vippset, vippsa, vippsat, mobilepaid, satispay, tikkie, payconiq, lydia, grabpay, touch n go, alipay, wechat pay, klarna, venmo, cash app, wero, paylib"
            )
        ),
        (.paypal, PhraseSet("paypal")),
        (
            .directDebit,
            PhraseSet(
                "direct debit, lastschrift, sepa lastschrift, bankeinzug, addebito diretto, prelevement, "
                    + "domiciliacion, autopay, auto pay, autopayment, automatic payment, preleve, prelevee, abgebucht, abbuchung, "
                    + "domiciliado, domiciliada, debito direto, debito automatico, incasso, automatische incasso, autogiro, avtalegiro"
            )
        ),
        (
            .transfer,
            PhraseSet(
                """
                bank transfer, wire transfer, uberweisung, uberweisen, bonifico, bonifico bancario, virement, \
                transferencia, transferencia bancaria, overschrijving, przelew, overforing, bankoverforing, \
                bankgiro, plusgiro, pix, bacs, ach, ach transfer, overmaken, uberweisen sie, overfores
                """)
        ),
        (.cheque, PhraseSet("cheque, check no, assegno, scheck, talao, sjekk")),
        (
            .voucher,
            PhraseSet(
                "voucher, store credit, gift card, gutschein, buono spesa, buono regalo, bon d achat, cadeaubon, "
                    + "geschenkkarte, presentkort, gavekort, buoni pasto, ticket restaurant")
        ),
        (
            .card,
            PhraseSet(
                """
                visa, mastercard, master card, maestro, amex, american express, v pay, vpay, girocard, ec karte, \
                ec cash, kartenzahlung, karte, kreditkarte, card, credit card, debit card, credit, debit, contactless, \
                kontaktlos, bankomatkarte, bankomat, bancomatkarte, debitkarte, maestrokarte, bankkarte, kartenzahlung kontaktlos, ec, ebt, carta, carta di credito, carta di debito, bancomat, pagobancomat, pagamento \
                elettronico, elettronico, carte, carte bancaire, cb, carte bleue, sans contact, tarjeta, \
                cartao, multibanco, visa debit, pin, pinnen, bankpas, pas, karta, karta platnicza, kort, \
                bankkort, bankaxept, kontokort, chip, bancontact, interac, dankort, nets, eftpos, discover, \
                mc, zahlungskarte, karta visa, karta, plata, carta bancomat
                """)
        ),
        (.cash, ReceiptWords.tendered),
        // An account without a way of paying asks for a transfer to it.
        (
            .transfer,
            PhraseSet(
                "iban, bankverbindung, coordonnees bancaires, rekeningnummer, t n v, kontonummer")
        ),
    ]
}
