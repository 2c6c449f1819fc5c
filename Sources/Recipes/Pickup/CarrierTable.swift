/// The names of parcel carriers in Europe and the United States.
enum CarrierTable {
    /// What a name stands for, and when it does.
    struct Name: Sendable {
        /// The carrier, whichever of its names is used.
        let carrier: String
        var kind = Kind.carrier
    }

    enum Kind: Sendable {
        case carrier
        /// A word of a language too: a carrier only at the head of a message or behind a preposition.
        case word
        /// Who runs lockers for several carriers.
        case lockers
    }

    static let names: WordTable<Name> = {
        var table = WordTable<Name>()
        for (names, carrier) in carriers { table.add(names, Name(carrier: carrier)) }
        for (names, carrier) in words { table.add(names, Name(carrier: carrier, kind: .word)) }
        for (names, carrier) in lockers { table.add(names, Name(carrier: carrier, kind: .lockers)) }
        return table
    }()

    private static let carriers: [(names: String, carrier: String)] = [
        ("DHL", "DHL"), ("DPD", "DPD"), ("GLS", "GLS"), ("UPS", "UPS"), ("FedEx|Fed Ex", "FedEx"),
        ("USPS|US Postal Service|U.S. Postal Service|United States Postal Service", "USPS"),
        ("TNT", "TNT"), ("Amazon", "Amazon"), ("InPost", "InPost"), ("Budbee", "Budbee"),
        ("Instabox|Instabee", "Instabox"), ("PostNord|Post Nord", "PostNord"),
        ("DAO|dao365", "DAO"),
        ("Evri", "Evri"), ("Royal Mail", "Royal Mail"), ("Parcelforce", "Parcelforce"),
        ("Yodel", "Yodel"), ("Hermes", "Hermes"), ("CollectPlus|Collect+", "CollectPlus"),
        ("An Post", "An Post"),
        ("Tuffnells", "Tuffnells"), ("OnTrac", "OnTrac"), ("LaserShip", "LaserShip"),
        ("Purolator", "Purolator"), ("Canada Post|Postes Canada", "Canada Post"),
        ("Veho", "Veho"), ("UniUni", "UniUni"), ("Spee-Dee", "Spee-Dee"),
        ("Chronopost", "Chronopost"), ("Colissimo", "Colissimo"), ("La Poste", "La Poste"),
        ("Mondial Relay", "Mondial Relay"), ("Relais Colis", "Relais Colis"),
        ("Colis Privé|Colis Prive", "Colis Privé"), ("Vinted Go", "Vinted Go"),
        ("Geodis", "Geodis"), ("Shop2Shop", "Shop2Shop"), ("Heppner", "Heppner"),
        ("Correos", "Correos"), ("Correos Express", "Correos Express"), ("SEUR", "SEUR"),
        ("MRW", "MRW"), ("Nacex", "Nacex"), ("Celeritas", "Celeritas"), ("Tipsa", "Tipsa"),
        ("Envialia", "Envialia"), ("Zeleris", "Zeleris"), ("Ontime", "Ontime"),
        ("Poste Italiane", "Poste Italiane"), ("Poste Delivery", "Poste Delivery"),
        ("Punto Poste", "Poste Italiane"), ("BRT|Bartolini", "BRT"), ("SDA", "SDA"),
        ("Nexive", "Nexive"), ("Paccofacile", "Paccofacile"),
        ("CTT", "CTT"), ("CTT Express|CTT Expresso", "CTT Express"), ("Correios", "Correios"),
        ("Jadlog", "Jadlog"), ("Loggi", "Loggi"), ("PostNL|Post NL", "PostNL"),
        ("bpost|b-post", "bpost"), ("Homerr", "Homerr"), ("ViaTim", "ViaTim"),
        ("Trunkrs", "Trunkrs"), ("Cycloon", "Cycloon"), ("Red je Pakketje", "Red je Pakketje"),
        ("Poczta Polska", "Poczta Polska"), ("Pocztex", "Pocztex"),
        ("Orlen Paczka", "Orlen Paczka"),
        ("Paczka w Ruchu", "Paczka w Ruchu"), ("Allegro One", "Allegro One"),
        ("Post.at", "Post.at"),
        (
            "Österreichische Post|Oesterreichische Post|Austrian Post|Post AG",
            "Österreichische Post"
        ),
        ("Schweizerische Post|Swiss Post|Die Schweizerische Post|La Posta Svizzera", "Swiss Post"),
        ("Deutsche Post", "Deutsche Post"), ("PostLogistics", "PostLogistics"),
        ("Quickpac", "Quickpac"), ("Planzer", "Planzer"), ("Helthjem", "Helthjem"),
        ("Porterbuddy", "Porterbuddy"), ("Airmee", "Airmee"), ("Citymail", "Citymail"),
        ("Early Bird", "Early Bird"), ("Earlybird", "Early Bird"),
        ("Schenker|DB Schenker", "Schenker"),
        ("Packeta|Zásilkovna", "Packeta"), ("Posti", "Posti"), ("Matkahuolto", "Matkahuolto"),
        ("Omniva", "Omniva"), ("Trans-o-flex", "Trans-o-flex"), ("Dachser", "Dachser"),
    ]
    private static let words: [(names: String, carrier: String)] = [
        ("Bring", "Bring"), ("Posten", "Posten"), ("Poste", "Poste Italiane"),
        ("Die Post", "Post"), ("La Posta", "Poste Italiane"), ("Post", "Post"), ("DX", "DX"),
        ("APC", "APC"), ("Ruch", "Paczka w Ruchu"), ("Best", "Best"),
    ]
    private static let lockers: [(names: String, carrier: String)] = [
        ("myflexbox", "myflexbox"), ("Luxer One", "Luxer One"),
        ("Parcel Pending", "Parcel Pending"), ("Package Concierge", "Package Concierge"),
        ("Citypaq", "Correos"), ("Punto Pack", "Mondial Relay"),
    ]

    /// Names that are other words or parts of these in lower case.
    static let capitalised = WordTable<Void>(
        "ups|tipsa|ontime|an post|early bird|earlybird|la poste|posti|poste italiane|celeritas|sda|dx|tnt|heppner|veho"
    )
    /// The ends of compounds that begin with a carrier's name.
    static let compoundEndings = [
        "ombudet", "ombud", "paketshop", "paket", "pakket", "pakke", "shop", "bote", "boten", "bud",
        "pakje", "pakketje", "punkt", "punt", "locker", "point",
    ]

    /// What stands in front of a carrier's name.
    static let labels = WordTable<Void>(
        """
        carrier|courier|shipped by|shipped with|delivered by|transportista|mensajería|corriere|vettore|transporteur|\
        vervoerder|bezorger|bezorgdienst|przewoźnik|kurier|dostawca|transportadora|zustelldienst|paketdienst|\
        versanddienstleister|versand|transportør|transportör|fraktbolag|fraktselskap|fragtfirma|lieferdienst
        """)
    /// Prepositions in front of a carrier's name.
    static let prepositions = WordTable<Void>(
        """
        from|with|by|via|von|mit|per|bei|da|di|con|del|de|par|avec|por|van|met|door|od|przez|z|fra|med|av|af|från|\
        hos|dein|ihr|din|din|your|na|team|no|i|w|via
        """)
}
