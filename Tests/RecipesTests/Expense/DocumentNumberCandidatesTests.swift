import Testing

@testable import Recipes

@Suite struct DocumentNumberCandidatesTests {
    @Test(arguments: [
        ("Invoice No: A-20417", "A-20417"), ("CHK 90177", "90177"), ("Bong 20-771", "20-771"),
        ("FATURA-RECIBO FR 2026A/4471", "FR 2026A/4471"), ("Refund No R-1182", "R-1182"),
        ("FACTURA SIMPLIFICADA\n0447-02-118822", "0447-02-118822"), ("Nr 00091", "00091"),
        ("Order #BK-559120\nInvoice 4711", "4711"), ("Kassa 1 Beleg 88214", "88214"),
        ("20.03.2026   nr 00912", "00912"), ("Ric. n. 12 del 3/2/2026", "12"),
        ("F. Simpl. 2026/1184   17-02-2026", "2026/1184"),
    ])
    func findsTheNumberBehindItsLabel(text: String, number: String) {
        #expect(DocumentNumberCandidates.find(in: Document(text)).all.first?.text == number)
    }

    @Test(arguments: [
        "Bill 20.00", "Ticket restaurant 20,00", "Receipt 12/05/2026", "Table 9", "Order 2 x Tea",
        "Orig. receipt 88120", "Invoice 19%",
    ])
    func takesNoAmountDateOrCount(text: String) {
        #expect(DocumentNumberCandidates.find(in: Document(text)).isEmpty)
    }
}
