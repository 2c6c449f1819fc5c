extension PickupRecipe {
    /// Invented messages, with the answers that are wanted.
    static let inventedNotices: [RecipeExample<PickupAnswer>] = [
        RecipeExample(
            document: """
                DHL: Ihr Paket JJD000390011223344 liegt in der Filiale Lotto Kern, Ringweg 8. \
                Abholcode 55-K2-90, bis 14.03.2025. Hotline 0228 4444 100.
                """,
            output: PickupAnswer(
                code: "55-K2-90", carrier: "DHL", place: "Filiale Lotto Kern, Ringweg 8",
                deadline: "14.03.2025")),
        RecipeExample(
            document: "UPS: your parcel 1Z999AA10188812345 is out for delivery today.",
            output: PickupAnswer(code: nil, carrier: "UPS", place: nil, deadline: nil)),
        RecipeExample(
            document: """
                Colis 6A0099887766 chez Presse Duval. Code 481 207 à présenter. Commande 7713-220.
                """,
            output: PickupAnswer(
                code: "481 207", carrier: nil, place: "Presse Duval", deadline: nil)),
    ]
}
