extension ExpenseRecipe {
    /// Invented receipts, with the answers that are wanted.
    static let inventedReceipts: [RecipeExample<ExpenseAnswer>] = [
        RecipeExample(
            document: """
                TAN SIEW LING
                KEDAI KEK ANGGERIK SDN BHD
                (COMPANY NO: 884213-K)
                12, JALAN MERPATI 4, TAMAN INDAH
                TAX INVOICE A-20417
                DATE: 03/11/2016 14:25
                2 X BUTTER CAKE 12.50 25.00 SR
                1 X COFFEE 4.91 4.91 SR
                TOTAL 29.91
                ROUNDING -0.01
                TOTAL AFTER ROUNDING RM 29.90
                CASH 50.00
                CHANGE 20.10
                """,
            output: ExpenseAnswer(
                merchant: "KEDAI KEK ANGGERIK SDN BHD", date: "03/11/2016", total: "RM 29.90")),
        RecipeExample(
            document: """
                Willkommen bei
                Blumen Hartwig
                Inh. Sabine Hartwig
                Rosenweg 3, 04720 Elmstadt
                Strauss gemischt      18,50
                Vase Glas              7,90
                Summe EUR             26,40
                Netto 22,18  MwSt 4,22
                EC-Karte              26,40
                18.05.2024  16:02
                """,
            output: ExpenseAnswer(
                merchant: "Blumen Hartwig", date: "18.05.2024", total: "26,40")),
        RecipeExample(
            document: """
                Caffè            1,30
                Cornetto         1,50
                Totale complessivo 2,80
                Pagamento contante 5,00
                Resto              2,20
                Grazie e arrivederci
                """,
            output: ExpenseAnswer(merchant: nil, date: nil, total: "2,80")),
    ]
}
