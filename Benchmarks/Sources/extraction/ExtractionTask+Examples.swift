extension ExtractionTask {
    /// Invented receipts, with the answers that are wanted.
    static let examples = [
        (
            receipt: """
            ONG KAH HOE
            KEDAI KEK ANGGERIK SDN BHD
            (COMPANY NO: 884213-K)
            12, JALAN MERPATI 4, TAMAN INDAH
            68000 AMPANG, SELANGOR
            TEL: 03-4250 1177
            TAX INVOICE
            INVOICE NO: A-20417 CASHIER: LIZA
            DATE: 03/11/2016 14:25
            2 X BUTTER CAKE 12.50 25.00 SR
            1 X COFFEE 4.91 4.91 SR
            SUBTOTAL 29.91
            GST 6% INCLUDED 1.69
            TOTAL 29.91
            ROUNDING -0.01
            TOTAL AFTER ROUNDING RM 29.90
            CASH 50.00
            CHANGE 20.10
            THANK YOU, PLEASE COME AGAIN
            """,
            answer:
                #"{"merchant":"KEDAI KEK ANGGERIK SDN BHD","date":"03/11/2016","total":"29.90"}"#
        ),
        (
            receipt: """
            NUR AISYAH
            BAYU HARDWARE & PAINT
            LOT 7, JLN KILANG BARU
            41200 KLANG
            17 FEB 2015 6:08 PM BILL 000318
            WALL PLUG 10PCS 3.20
            PAINT BRUSH 2" 7.00
            GLOSS WHITE 1L 31.50
            ITEMS: 3
            TOTAL AMOUNT: 41.70
            VISA CARD 41.70
            GOODS SOLD ARE NOT RETURNABLE
            """,
            answer: #"{"merchant":"BAYU HARDWARE & PAINT","date":"17 FEB 2015","total":"41.70"}"#
        ),
    ]
}
