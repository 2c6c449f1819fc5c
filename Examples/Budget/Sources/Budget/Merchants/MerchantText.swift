/// The words around a merchant's name in what banks write: data of ``MerchantCleaner``.
enum MerchantText {
    /// What stands in front of the name and says nothing of it, by several banks.
    static let leading = [
        // English
        "card payment to", "card purchase", "card payment", "card transaction", "direct debit to",
        "direct debit", "debit card purchase", "pos purchase", "pos debit", "pos", "purchase at",
        "purchase", "contactless payment", "contactless", "cash withdrawal", "atm withdrawal",
        "bill payment to", "bill payment", "standing order to", "standing order", "refund from",
        "refund", "visa purchase", "visa debit", "visa", "mastercard", "debit card", "payment to",
        "payment from", "transfer to", "transfer from", "faster payment to", "faster payment",
        "bank giro credit", "ach debit", "ach credit", "checkcard", "recurring payment",
        "online payment", "external withdrawal", "preauthorized debit", "your purchase at",
        // German
        "kartenzahlung", "kartenzahlung bei", "lastschrift", "lastschrifteinzug", "basislastschrift",
        "sepa lastschrift", "sepa basislastschrift", "folgelastschrift", "erstlastschrift",
        "gutschrift", "gutschrift von", "ueberweisung", "sepa ueberweisung", "online ueberweisung",
        "dauerauftrag", "girocard", "ec kartenzahlung", "debitkartenzahlung", "entgelt",
        "geldautomat", "bargeldauszahlung", "auszahlung", "visa debitkartenumsatz", "apple pay",
        "google pay", "ihr einkauf bei", "einkauf bei", "zahlung an", "gehalt", "lohn gehalt",
        "abschluss", "echtzeitueberweisung", "retoure", "erstattung", "einzugsermaechtigung",
        // Italian
        "pagamento pos", "pagamento carta", "pagamento", "pagamento presso", "pos", "pos carta",
        "carta", "presso", "addebito diretto", "addebito sdd", "addebito", "bonifico a favore di",
        "bonifico da", "bonifico", "bonifico sepa", "bonifico istantaneo", "storno", "acquisto",
        "acquisto presso", "prelievo bancomat", "prelievo", "operazione pos", "disposizione",
        "accredito", "accredito bonifico", "competenze", "a favore di", "ordinante", "del", "ore",
        // French
        "paiement cb", "paiement par carte", "achat cb", "carte", "prlv sepa", "prelevement",
        "prelevement sepa", "virement", "vir sepa", "retrait dab", "cb", "paiement", "facture",
        "virement de", "virement a", "virement en votre faveur",
        // Spanish
        "pago con tarjeta en", "pago con tarjeta", "compra tarjeta", "compra en", "compra",
        "pago en", "pago", "recibo", "adeudo", "transferencia de", "transferencia a",
        "transferencia", "bizum", "cargo", "abono", "tarjeta", "retirada", "pago movil en",
    ]

    /// Services that take the payment for a shop, in front of its name.
    static let services = [
        "paypal", "sumup", "sq", "square", "zettle", "izettle", "iz", "stripe", "klarna", "adyen",
        "mollie", "nexi", "worldline", "satispay", "tst", "sp", "pp", "crv", "payone", "vpay",
        "ppro", "google", "paddle", "fs", "2co", "dri", "wl", "lsp", "concardis",
    ]

    /// What follows the name; everything from here on is left out.
    static let trailing = [
        "sagt danke", "dankt", "sagt vielen dank", "fil", "filiale", "kd nr", "kundennummer",
        "mandat", "mandatsref", "mandato", "eref", "mref", "cred", "svwz", "ref", "reference",
        "terminal", "karte", "carta", "card", "kartennr", "on", "folgenr", "verfalld", "wir danken",
        "end to end", "referenz", "rechnung", "invoice", "rg nr", "re nr", "pnr", "quartal",
        "ihr einkauf", "debitk", "visa debit", "gmbh co kg", "gmbh und co kg",
    ]

    /// Legal forms, which are no part of a name.
    static let legalForms: Set = [
        "GMBH", "AG", "KG", "OHG", "SE", "EK", "UG", "MBH", "EG", "KGAA", "LTD", "LIMITED", "PLC",
        "LLP", "INC", "LLC", "CORP", "SPA", "SRL", "SRLS", "SNC", "SAS", "SARL", "SASU", "SA", "BV",
        "NV", "AB", "OY", "AS", "APS", "SL", "SLU", "PTY", "EV",
    ]

    /// Codes of countries behind a place.
    static let countries: Set = [
        "DE", "DEU", "GB", "GBR", "UK", "IT", "ITA", "FR", "FRA", "ES", "ESP", "AT", "AUT", "CH",
        "CHE", "NL", "NLD", "BE", "BEL", "LU", "LUX", "IE", "IRL", "US", "USA", "PT", "PRT", "PL",
        "CZ", "DK", "SE", "SWE", "NO", "FI", "JP", "JPN",
    ]

    /// Cities that stand behind names, in capitals of ASCII.
    static let cities = [
        "Berlin", "Hamburg", "München", "Munich", "Köln", "Frankfurt", "Frankfurt am Main",
        "Stuttgart", "Düsseldorf", "Leipzig", "Dortmund", "Essen", "Bremen", "Dresden", "Hannover",
        "Nürnberg", "Duisburg", "Bochum", "Wuppertal", "Bielefeld", "Bonn", "Münster", "Mannheim",
        "Karlsruhe", "Augsburg", "Wiesbaden", "Freiburg", "Mainz", "Kiel", "Aachen", "Regensburg",
        "Ingolstadt", "Ulm", "Würzburg", "Heidelberg", "Potsdam", "Rosenheim", "Garmisch", "Passau",
        "Wien", "Salzburg", "Innsbruck", "Graz", "Linz", "Zürich", "Genf", "Basel", "Bern",
        "Luzern", "Interlaken", "Mayrhofen", "Roma", "Milano", "Napoli", "Torino", "Palermo",
        "Genova", "Bologna", "Firenze", "Bari", "Catania", "Venezia", "Verona", "Padova", "Trieste",
        "Brescia", "Parma", "Modena", "Trento", "Bolzano", "Bergamo", "Vicenza", "Mantova",
        "Peschiera", "Bardolino", "Lazise", "Garda", "Sirmione", "London", "Manchester",
        "Birmingham", "Leeds", "Glasgow", "Liverpool", "Bristol", "Sheffield", "Edinburgh",
        "Cardiff", "Brighton", "Oxford", "Cambridge", "Bath", "York", "Nottingham", "Reading",
        "Leicester", "Belfast", "Dublin", "Paris", "Lyon", "Marseille", "Nice", "Toulouse", "Lille",
        "Bordeaux", "Strasbourg", "Madrid", "Barcelona", "Valencia", "Sevilla", "Bilbao", "Málaga",
        "Lisboa", "Porto", "Amsterdam", "Rotterdam", "Utrecht", "Den Haag", "Bruxelles", "New York",
        "San Francisco", "Los Angeles", "Chicago", "Boston", "Seattle", "Tokyo", "Kyoto", "Osaka",
        "Luxembourg", "Praha", "Warszawa", "Budapest", "Stockholm", "Kopenhagen",
    ]
}
