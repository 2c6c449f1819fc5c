/// What receipts call their parts, in the languages of the normalisers.
enum ReceiptWords {
    static let total = PhraseSet(
        """
        total, totals, amount, amount due, balance due, to pay, grand total, nett total, net total, sum, \
        summe, gesamt, gesamtbetrag, gesamtsumme, zu zahlen, zahlbetrag, rechnungsbetrag, endbetrag, betrag, \
        endsumme, totale, importo, da pagare, montant, a payer, net a payer, importe, a pagar, total a pagar, \
        totaal, te betalen, bedrag, suma, razem, do zaplaty, naleznosc, totalt, summa, att betala, a betale, \
        belop, valor, valor total, paid, bill total, fare, tl, ttl, tarifa, zusammen, insgesamt, a regler, conto, \
        ttc, razem do zwrotu, charges, total charges, refund total, fahrpreis, parkgebuhr, i alt, ialt
        """)
    /// Labels that leave no doubt about what is paid.
    static let grandTotal = PhraseSet(
        """
        grand total, amount due, total due, total to pay, total payable, amount payable, nett \
        total, total rounded, rounded total, total after rounding, after rounding, total paid, amount paid, \
        gesamtbetrag, gesamtsumme, zu zahlen, zahlbetrag, rechnungsbetrag, endbetrag, endsumme, totale \
        complessivo, importo pagato, da pagare, totale documento, total ttc, net a payer, a payer, total a \
        pagar, total a pagar, te betalen, do zaplaty, suma pln, att betala, a betale, total sales inclusive, \
        total inclusive, total incl
        """)
    /// Labels of lines with the word for total that are no total.
    static let otherTotal = PhraseSet(
        """
        subtotal, sub total, subttl, sub ttl, zwischensumme, subtotale, sous total, subtotaal, soma parcial, delsumma, delsum, \
        netto, nettobetrag, net amount, imponibile, total ht, ht, base, items, item, qty, quantity, pcs, \
        articles, artikel, pezzi, discount, disc, rabatt, sconto, remise, descuento, korting, rabat, \
        savings, saved, ersparnis, gespart, tax, gst, vat, mwst, ust, iva, tva, btw, ptu, moms, mva, sst, \
        excl, excluding, before, points, punkte, punti, excluded, taxable, summary, change, tender, \
        deposit, pfand, tip, trinkgeld, mancia, service charge, reste a payer, restant, restbetrag, offen, \
        saldo, acompte, anzahlung, caparra, remaining, additional tip, tip guide, balance left, articulos, \
        op a, op b, sprzed
        """)
    static let inclusive = PhraseSet(
        "incl, inc, inclusive, including, included, includes, w tax, with gst, inkl, ivato, iva inclusa, ttc, "
            + "iva incluido, inclusief, brutto")
    static let rounding = PhraseSet(
        "rounding, round, rounding adj, rounding adjustment, rnd, rundung, arrotondamento, arrondi, "
            + "redondeo, afronding, oresavrundning, avrundning, zaokraglenie")
    static let tendered = PhraseSet(
        """
        cash, bar, gegeben, geg, gegeben bar, contanti, contante, contanten, contado, pagamento contante, especes, efectivo, contant, \
        gotowka, kontant, kontanter, kontant betalt, dinheiro, numerario, monete, entregado efectivo, \
        metalico, tendered, tender, cash tendered, cash received, barzahlung, in bar, paid amount, amount paid by cash, \
        amount tendered, amount received, received
        """)
    static let change = PhraseSet(
        """
        change, change due, ruckgeld, rueckgeld, zurueck, wechselgeld, zuruck, resto, rendu, monnaie, a rendre, cambio, \
        wisselgeld, terug, reszta, vaxel, troco, vekslepenger, tilbake, tilbage, devolucion, retour, vuelto
        """)
    /// Labels of dates that are not the day of the purchase.
    static let otherDate = PhraseSet(
        """
        due, due date, valid until, expires, expiry, exp date, best before, use by, return by, gultig bis, fallig, \
        faellig, zahlbar bis, haltbar, scadenza, scade, entro il, valido fino, echeance, valable, vencimiento, \
        valido hasta, vervaldatum, geldig tot, termin, wazny do, forfall, forfaller, forfallodag, delivery, \
        lieferung, consegna, livraison, entrega, arrival, departure, check in, check out, anreise, abreise, born, geboren, night of, \
        nights, nacht, nuit du, notte del, noche del, travel date, reisedatum, fahrt am, show, performance, vorstellung
        """)
    static let tax = PhraseSet(
        "vat, tax, taxes, sales tax, hst, pst, tps, tvq, total vat, total tax, gst, sst, mwst, ust, mehrwertsteuer, umsatzsteuer, steuer, iva, tva, btw, ptu, moms, "
            + "mva, vat total, kwota ptu, suma ptu")
    /// Words of lines with the tax of all rates.
    static let taxSum = PhraseSet(
        "total, totaal, summe, suma, gesamt, taxes, podatek, totale, somme, totalt, total tax, toplam, sum"
    )
    /// Words of lines that take something off.
    static let discount = PhraseSet(
        """
        discount, disc, coupon, offer, rabatt, nachlass, aktionsnachlass, gutschein, sconto, remise, descuento, \
        desconto, korting, rabat, opust, savings
        """)
    /// Words of lines about how it was paid.
    static let payment = PhraseSet(
        """
        cash, change, card, visa, mastercard, bar, gegeben, ruckgeld, zuruck, contanti, resto, especes, rendu, \
        efectivo, cambio, contant, gotowka, reszta, kontant, vaxel, dinheiro, troco, tender, tendered, tip, \
        rounding, deposit, discount
        """)
    /// Words that say that something was paid.
    static let paying = PhraseSet(
        """
        paid, bezahlt, erhalten, gezahlt, gegeben, zahlungsart, zahlart, payment, payment method, paid by, \
        pagato, pagamento, paye, regle, paiement, reglement, pagado, pago, forma de pago, forma de pagamento, \
        betaald, betaling, betaalwijze, zaplacono, platnosc, forma platnosci, betalt, betalning, betalingsmate, \
        tender, euro, euros, quid
        """)
    /// Words of tax lines whose amount is another one.
    static let notTaxAmount = PhraseSet(
        "subtotal, sub total, excl, excluding, netto, net, imponibile, ht, base, incl total, total incl, taxable, "
            + "id, no, nr, number, reg, ttc, sprzed, opod, sp op, invoice, over")
    /// Labels of the document's own number, the number's mark left out.
    static let documentNumber = PhraseSet(
        """
        invoice, tax invoice, inv, receipt, rcpt, rec, receipt ref, bill, cash bill, check, chk, doc, document, \
        docket, ticket, order, booking, tab, slip, refund, transaction, trans, tr, rfn, invoice ref, rechnung, \
        rechnungsnummer, rechnungs, rechnung lieferschein, beleg, belegnr, belegnummer, bon, bonnr, bonnummer, \
        kassenbon, quittung, quittungsnummer, qnr, rg, auftrag, auftragsnummer, bestellung, bestellnummer, \
        fattura, documento, doc, scontrino, ricevuta, ricevuta fiscale, biglietto, ordine, conto, \
        folio, facture, numero de facture, note, recu, commande, ticket tva, piece, intervention, devis, addition, \
        factura, factura simplificada, simplif, simpl, recibo, pedido, fatura, fatura recibo, fatura simplificada, \
        extrato, talao, cupom, factuur, factuurnummer, kassabon, bestelling, paragon, faktura, rachunek, \
        nr wydr, nr paragonu, nr faktury, wydruk, kvitto, kvittonr, kvittering, salgskvittering, bilag, bong, \
        fakturanummer, fakturanr, kvitteringsnr, ordrenr, buono di consegna, delivery note, lieferschein, \
        paragon fiskalny, faktura vat, rachunek nr, ric, ric n, kvitt, kvitt nr, return, quote, quotation, \
        estimate, angebot, kostenvoranschlag, preventivo, presupuesto, orcamento, offerte, offert, oferta, \
        tilbud, albaran, nota de venta, folio no, parking ticket, fattura elettronica, e ticket
        """)
    /// Labels of numbers that stand for the document's where it has no other.
    static let orderNumber = PhraseSet(
        """
        order, booking, transaction, trans, tr, rfn, auftrag, auftragsnummer, bestellung, bestellnummer, ordine, \
        commande, intervention, pedido, bestelling, ordrenr, refund, qnr, slip, piece, conto, tab
        """)
    /// Words before such a label that make it another document's.
    static let otherDocument = PhraseSet(
        "orig, original, ursprungl, rif, merchant, gift, terminal, korekta do, korekta")
    static let numberMark = PhraseSet(
        "no, nr, n, num, number, numero, nummer, o, ref, reference, nbr, id")
    static let cardEnding = PhraseSet(
        "ending, ending in, endend, endet auf, finale, terminant par, terminada en, eindigend op, slutter, card no"
    )
    /// Words by which a business calls itself.
    static let business = PhraseSet(
        """
        sdn bhd, sdn, bhd, berhad, s b, enterprise, trading, gmbh, ag, ohg, kg, gbr, ug, ltd, limited, plc, llp, llc, inc, \
        corp, co, company, srl, s r l, spa, s p a, sas, s a s, snc, s n c, sarl, s a, sl, s l, bv, b v, nv, \
        sp z o o, ab, oy, aps, lda, restaurant, restoran, ristorante, trattoria, osteria, pizzeria, bar, \
        cafe, caffe, kopitiam, bistro, brasserie, boulangerie, bakery, backerei, panificio, panaderia, \
        bakkerij, piekarnia, farmacia, apotheke, pharmacie, pharmacy, apotek, apteka, apotheek, supermarket, \
        supermarkt, supermercato, supermercado, supermarche, mini market, market, mart, markt, store, stores, \
        shop, hotel, albergo, gasthaus, gasthof, wirtshaus, tankstelle, petrol, stationery, hardware, \
        machinery, book, books, buchhandlung, libreria, librairie, ksiegarnia, boutique, salon, garage, motor, \
        taxi, perniagaan, kedai, syarikat, gift, deco, electrical, electronics, food, foods, grill, sushi, steak, \
        seafood, industries, services, holdings, group, international, kitchen, house, centre, center
        """)
    /// The legal forms of companies.
    static let companyForm = PhraseSet(
        """
        sdn bhd, sdn, bhd, s b, enterprise, trading, gmbh, ltd, limited, srl, s r l, spa, sas, sarl, sa, bv, b v, inc, \
        llc, plc, ag, kg, ohg, ug, e k, s n c, snc, sl, s l, lda, ltda, as, ab, aps, oy, pte ltd, sp z o o, co, company
        """)
    /// Words that begin the rest of a name whose line was too short for it.
    static let continuation = PhraseSet(
        "enterprise, trading, co, company, sdn bhd, bhd, gmbh, ltd, limited, srl, s r l, spa, sa, bv, inc, "
            + "llc, plc, ag, kg, s b, electrical, and")
    /// Words before a name that the merchant no longer has.
    static let formerName = PhraseSet(
        "formerly known as, formerly, fka, f k a, previously, vormals, ehemals, fruher, anciennement, "
            + "gia, antes, voorheen, dawniej, tidligere, tidigare")
    /// Words before the company that runs a shop of another name.
    static let ownedBy = PhraseSet(
        "dimiliki, dimiliki oleh, owned by, operated by, managed by, a trading name of, betrieben von, "
            + "gestito da, exploite par")
    /// Labels of the merchant, with a colon behind them.
    static let merchantLabel = PhraseSet(
        """
        merchant, shop, store, venue, seller, sold by, vendor, payee, paid to, to, from, handler, handlerin, \
        verkaufer, anbieter, lieferant, empfanger, handler name, esercente, venditore, beneficiario, fornitore, \
        commercant, vendeur, fournisseur, beneficiaire, comercio, vendedor, proveedor, a, establecimiento, \
        loja, comerciante, fornecedor, destinatario, verkoper, winkel, leverancier, begunstigde, aan, \
        sprzedawca, odbiorca, sklep, dostawca, selger, butikk, mottaker, leverandor, saljare, butik, \
        mottagare, leverantor, forhandler, modtager
        """)
    /// Words that a merchant's name does not begin with.
    static let notMerchantFirst = PhraseSet(
        """
        pump, pompa, platform, driver, fahrer, server, manager, mgr, table, tisch, tavolo, mesa, bord, member, \
        copy, client, cliente, customer, kunde, guest, gast, hospede, huesped, ospite, veh reg, machine, \
        store credit, refund, return, returns, retoure, ruckgabe, zwrot, rimborso, reso, remboursement, avoir, \
        retour, reembolso, devolucion, terugbetaling, refusjon, aterbetalning, korekta, zaplacono, paid, \
        bezahlt, pagato, paye, pagado, pago, betaald, betalt, acompte, anzahlung, caparra, abono, display, \
        expires, issued, einfahrt, ausfahrt, arrive, depart, arrivo, partenza, bizum, an, bill to, sold to, \
        ship to, invoice to, hotel folio, folio, attn, dear, invoice for, operator, obsluga, osoite, \
        termin, faktura, rechnung, factuur, fattura, facture, factura, fatura, invoice, transfer, uberweisung, bonifico, virement, transferencia, przelew, vippset, swish, swishade, tikkie
        """)
    /// Words of a document's head that is no merchant's name.
    static let notMerchant = PhraseSet(
        """
        expense note, expense report, expense claim, spesen, nota spese, note de frais, nota de gastos, \
        invoice, tax invoice, receipt, cash receipt, bill, cash bill, tel, phone, fax, telefon, telefono, www, http, https, com, email, \
        mail, date, time, gst, gst id, reg no, vat, tva, iva, p iva, partita iva, c f, ust, ust idnr, uid, \
        st nr, steuernummer, nif, cif, siret, nip, regon, org nr, mva, kvk, btw, welcome, willkommen, \
        benvenuti, bienvenue, thank, thank you, danke, grazie, merci, gracias, rechnung, quittung, kassenbon, \
        scontrino, documento commerciale, documento, di vendita o prestazione, ricevuta, fattura, ticket, \
        facture, recu, factura, recibo, paragon, paragon fiskalny, kvitto, kvittering, bon, kassabon, copy, \
        duplicate, member, cashier, kasse, cassa, caisse, jalan, jln, lot, taman, \
        company reg, co reg no, reg, registration, company registration, street, road, avenue, strasse, str, via, viale, piazza, corso, rue, calle, plaza, straat, ulica, ul, \
        lorong, persiaran, bandar, seksyen, ground floor, poskod, selangor, johor, kuala lumpur, company no, \
        co no, co reg, roc, order, bestellung, ordine, commande, terminal, pos, merchant id, page, guest check, order confirmation, packing slip, onlineticket, \
        auftrag, buono di consegna, handlerbeleg, haendlerbeleg, kundenbeleg, taxi quittung, recibo de taxi, \
        licencia, trayecto, importe, forma de pago, betrag, in worten, fecha, datum, data, konzession, kasse, \
        devis, kopie, copia, kopia, targa, camarero, store mgr, beleg, belegnr, \
        girocard, zahlung, zahlungsart, karte, visa, mastercard, nabywca, sprzedawca, parking meter receipt, \
        ticket no, booking, delivery note, refund, statement, quote, kunde, client, cliente, customer, qty, \
        cvr, abn, siren, cnpj, telf, tlf, omschrijving, descrizione
        """)
}
