import Budget
import Testing

@Suite struct MessageAndOFXTests {
    @Test(arguments: [
        (
            "Kartenzahlung: 12,34 EUR bei REWE MUENCHEN am 09.11.2026 um 10:11 Uhr, Karte *1234",
            "2026-11-09 -12.34 EUR REWE MUENCHEN"
        ),
        (
            "Gutschrift: 1.200,00 EUR von ACME GMBH am 09.11.2026",
            "2026-11-09 1200.00 EUR ACME GMBH"
        ),
        (
            "Pagamento di EUR 26,58 presso SPIZZICO VERONA il 06/11/2026 ore 12:01 carta *8841",
            "2026-11-06 -26.58 EUR SPIZZICO VERONA"
        ),
        (
            "Accredito di EUR 120,00 da AFFITTO BOX il 05/11/2026",
            "2026-11-05 120.00 EUR AFFITTO BOX"
        ),
        (
            "You spent £4.50 at PRET A MANGER on 13/11/2026. Balance £100.00",
            "2026-11-13 -4.50 GBP PRET A MANGER"
        ),
        ("Refund of GBP 10.00 from ASOS on 14 November 2026", "2026-11-14 10.00 GBP ASOS"),
        (
            "Compra de 20,15 EUR en MERCADONA el 05/11/2026 con tarjeta 1234",
            "2026-11-05 -20.15 EUR MERCADONA"
        ),
        ("Paiement de 8,90 EUR chez MONOPRIX le 03/11/2026", "2026-11-03 -8.90 EUR MONOPRIX"),
    ])
    func readsMessages(text: String, expected: String) throws {
        let file = try StatementFile(Array(text.utf8))
        #expect(file.format == .messages)
        let movement = try #require(file.movements.first)
        #expect("\(movement.day) \(movement.amount) \(movement.payee)" == expected)
        #expect(movement.isPending)
    }

    @Test func rejectsOtherMessages() throws {
        let text = """
            Kartenzahlung: 1,00 EUR bei REWE am 09.11.2026
            Ihre TAN lautet 123456
            """
        let file = try StatementFile(Array(text.utf8))
        #expect(file.movements.count == 1)
        #expect(file.rejects.map(\.line) == [2])
        #expect(file.rejects.first?.reason == "the text is no message about a payment")
    }

    private static let sgml = """
        OFXHEADER:100
        DATA:OFXSGML

        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP<BANKTRANLIST>
        <STMTTRN><TRNTYPE>POS<DTPOSTED>20260703120000[0:GMT]<TRNAMT>-12.50<FITID>1<NAME>MARKS &amp; SPENCER<MEMO>CARD
        </STMTTRN>
        <STMTTRN><DTPOSTED>20260230<TRNAMT>-1.00<NAME>X</STMTTRN>
        </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
        """

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="220"?>
        <OFX><CURDEF>EUR</CURDEF><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260704</DTPOSTED>
        <TRNAMT>-3,99</TRNAMT><NAME>CAFE</NAME></STMTTRN></OFX>
        """

    @Test func readsBothVersionsOfOFX() throws {
        let first = try StatementFile(Array(Self.sgml.utf8))
        #expect(first.format == .ofx1)
        #expect(
            first.movements.map { "\($0.day) \($0.amount) \($0.text)" }
                == ["2026-07-03 -12.50 GBP MARKS & SPENCER · CARD"])
        #expect(first.rejects.map(\.reason) == ["`DTPOSTED` is not a day"])
        let second = try StatementFile(Array(Self.xml.utf8))
        #expect(second.format == .ofx2)
        #expect(
            second.movements.map { "\($0.day) \($0.amount) \($0.text)" }
                == ["2026-07-04 -3.99 EUR CAFE"])
    }
}
