import Foundation

/// The signs, codes and words of currencies as a locale reads them.
struct CurrencyTable: Sendable {
    /// A sign or word, with the currency it means; nil where it could mean several.
    private let words: WordTable<String?>

    init(_ locale: Locale) {
        let local = locale.currency?.identifier
        var words = WordTable<String?>()
        if let local { words.add(local, local) }
        for code in Self.codes { words.add(code, code) }
        for (list, code) in Self.unique { words.add(list, code) }
        for (list, codes) in Self.shared {
            words.add(list, local.flatMap { codes.contains($0) ? $0 : nil })
        }
        self.words = words
    }

    /// The currency that ends the tokens, and how many tokens it takes.
    func match(endOf tokens: ArraySlice<Token>) -> (currency: String?, length: Int)? {
        for length in stride(from: min(3, tokens.count), to: 0, by: -1) {
            if let currency = words.value(tokens.suffix(length)) { return (currency, length) }
        }
        return nil
    }

    /// The currency that starts the tokens, and how many tokens it takes.
    func match(startOf tokens: ArraySlice<Token>) -> (currency: String?, length: Int)? {
        words.match(tokens).map { ($0.value, $0.end - tokens.startIndex) }
    }

    /// ISO 4217 codes that are no words of the languages understood; the locale's own comes on top.
    private static let codes = [
        "EUR", "USD", "GBP", "CHF", "JPY", "CNY", "MYR", "SGD", "AUD", "CAD", "NZD", "HKD", "TWD",
        "INR", "PKR", "LKR", "NOK", "SEK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "BGN", "RUB",
        "UAH", "ILS", "BRL", "MXN", "THB", "IDR", "PHP", "VND", "KRW", "ZAR", "AED", "NGN",
    ]

    /// Signs and words of one currency.
    private static let unique: [(String, String)] = [
        ("€|euro|euros|euri", "EUR"), ("US$|U$S", "USD"), ("A$|AU$", "AUD"), ("C$|CA$", "CAD"),
        ("NZ$", "NZD"), ("S$", "SGD"), ("HK$", "HKD"), ("NT$", "TWD"), ("MX$", "MXN"),
        ("R$|reais|real", "BRL"), ("RM|ringgit", "MYR"), ("₹", "INR"), ("₽", "RUB"), ("₺", "TRY"),
        ("₩", "KRW"), ("₪", "ILS"), ("฿", "THB"), ("₫", "VND"), ("₱", "PHP"), ("₦", "NGN"),
        ("₴", "UAH"), ("zł|złoty|złote|złotych", "PLN"), ("Kč", "CZK"), ("Ft", "HUF"),
        ("Rp", "IDR"), ("SFr", "CHF"), ("sterling|sterline|pfund", "GBP"), ("yen", "JPY"),
    ]

    /// Signs and words of several currencies: the locale's, if it is among them.
    private static let shared: [(String, Set<String>)] = [
        (
            "$|dollar|dollars|dollari|dólares|peso|pesos",
            [
                "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "COP", "ARS", "UYU",
                "DOP", "BBD", "BSD", "BMD", "BZD", "BND", "FJD", "GYD", "JMD", "KYD", "LRD", "NAD",
                "SBD", "SRD", "TTD", "XCD", "PHP",
            ]
        ),
        ("£|pound|pounds|quid", ["GBP", "EGP", "LBP", "SYP", "SDG", "GIP", "FKP", "SHP"]),
        ("¥", ["JPY", "CNY"]),
        ("kr|krone|kroner|krona|kronor", ["NOK", "SEK", "DKK", "ISK"]),
        ("fr|franken|francs|franchi", ["CHF"]),
        ("Rs|rupee|rupees", ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"]),
        ("R", ["ZAR"]),
    ]

    /// The letters that currencies of two or three letters consist of, in upper case.
    private static let letters = Set(codes + ["RM", "RS", "RP", "KR", "FR", "SFR", "ZL", "KC"])

    /// How many of the first scalars are a currency's letters with a number behind them.
    static func prefixLength(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
        for length in [3, 2] where scalars.count > length {
            let prefix = scalars.prefix(length)
            guard prefix.allSatisfy({ $0.properties.isAlphabetic }) else { continue }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: prefix)
            if letters.contains(String(text).uppercased()) { return length }
        }
        return 0
    }
}
