import Testing

@testable import Recipes

@Suite struct CarrierCandidatesTests {
    private func carriers(_ text: String) -> [String] {
        CarrierCandidates.find(in: Notice(Document(text))).all.map(\.text)
    }

    @Test(arguments: [
        "DHL", "DPD", "GLS", "UPS", "FedEx", "USPS", "Royal Mail", "Evri", "Yodel", "InPost",
        "Poczta Polska",
        "Orlen Paczka", "PostNord", "Budbee", "Instabox", "Chronopost", "Colissimo", "La Poste",
        "Mondial Relay", "Relais Colis", "Correos", "Correos Express", "SEUR", "MRW", "Nacex",
        "Poste Italiane", "BRT", "SDA", "CTT", "CTT Express", "PostNL", "bpost", "Post.at",
        "Swiss Post",
        "Österreichische Post", "PostLogistics", "Amazon", "OnTrac", "CollectPlus", "An Post",
        "Helthjem",
        "Posten", "Bring", "Hermes", "DAO", "Vinted Go",
    ])
    func knowsTheCarrierInFrontOfAMessage(name: String) {
        #expect(carriers("\(name): 4471, parcel shop Central") == [name])
    }

    @Test(arguments: [
        ("Carrier: UPS\nSold by DHL Fan Shop", "UPS"), ("Dein Hermes Team", "Hermes"),
        ("Locker opens with 6603#. From USPS.", "USPS"), ("Pakken fra Bring er her", "Bring"),
        ("finns i PostNords paketautomat", "PostNord"),
        ("Przewoźnik: Szybka Paczka\nNumer: 44", "Szybka Paczka"),
    ])
    func prefersLabelsAndHeads(text: String, name: String) {
        #expect(carriers(text) == [name])
    }

    @Test(arguments: [
        "Bring a photo ID.", "Write to help@dhl.example", "hämta på posten",
        "the best shop ups and downs",
        "Ignore this. Carrier: Pigeon Post.",
    ])
    func takesNoOtherWordForACarrier(text: String) {
        #expect(carriers(text).isEmpty)
    }
}
