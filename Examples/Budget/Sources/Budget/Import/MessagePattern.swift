import Foundation

/// How banks announce payments in messages, as regular expressions of each language.
struct MessagePattern: @unchecked Sendable {
    // `@unchecked Sendable`: `NSRegularExpression` is immutable and may be used from any thread.
    private let expression: NSRegularExpression
    /// The language of the words.
    let language: String
    /// Whether the money leaves the account.
    let isOutgoing: Bool

    /// The parts of a message.
    struct Parts {
        let amount: String
        let place: String
        let day: String
    }

    private init(_ language: String, _ isOutgoing: Bool, _ pattern: String) throws {
        let amount = "(?<amount>(?:[A-Z]{3}|[€£$])?\\s?\\d[\\d.,'’\\u00a0]*\\s?(?:[A-Z]{3}|[€£$])?)"
        let day = "(?<day>\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}\\.? \\p{L}{3,12}\\.? \\d{4})"
        let place = "(?<place>\\S.{0,78}?\\S)"
        let text = pattern.replacing("AMOUNT", with: amount).replacing("DAY", with: day)
            .replacing("PLACE", with: place)
        expression = try NSRegularExpression(pattern: text, options: [.caseInsensitive])
        self.language = language
        self.isOutgoing = isOutgoing
    }

    /// The parts of a text; nil if it is another message.
    func parts(of text: String) -> Parts? {
        let whole = NSRange(text.startIndex..., in: text)
        guard let match = expression.firstMatch(in: text, range: whole) else { return nil }
        func part(_ name: String) -> String {
            Range(match.range(withName: name), in: text).map { String(text[$0]) } ?? ""
        }
        return Parts(amount: part("amount"), place: part("place"), day: part("day"))
    }

    /// The first pattern that fits a text, with its parts.
    static func match(_ text: String) -> (MessagePattern, Parts)? {
        for pattern in all {
            if let parts = pattern.parts(of: text) { return (pattern, parts) }
        }
        return nil
    }

    /// Every pattern, the more exact first; a pattern has the day behind or in front.
    static let all: [MessagePattern] = {
        let outgoing: [(String, String)] = [
            ("de", "(?:kartenzahlung|zahlung|kauf|umsatz|lastschrift|abbuchung|belastung)[^\\d]{0,40}?AMOUNT (?:bei|an|von|in) PLACE (?:am|vom) DAY"),
            ("de", "(?:am )?DAY[^\\d]{0,40}AMOUNT (?:bei|an) PLACE(?= (?:bezahlt|gezahlt|abgebucht)|[.;,]? karte|[.]?$)"),
            ("it", "(?:pagamento|acquisto|addebito|spesa|prelievo|transazione)[^\\d]{0,40}?AMOUNT (?:presso|a|da|su) PLACE (?:il|del|in data) DAY"),
            ("it", "(?:il |del )?DAY[^\\d]{0,60}AMOUNT (?:presso|a|su) PLACE(?=[.;,]? carta|[.]?$)"),
            ("en", "(?:payment|purchase|spent|paid|transaction|withdrawal|debit|charged?)[^\\d]{0,40}?AMOUNT (?:has been |was )?(?:spent |made |debited |charged )?(?:at|to|with|in|by) PLACE on DAY"),
            ("en", "on DAY[^\\d]{0,60}AMOUNT (?:at|to|with) PLACE(?=[.;,]? card|[.]?$)"),
            ("es", "(?:pago|compra|cargo|retirada|operaci[oó]n)[^\\d]{0,40}?AMOUNT (?:en|a) PLACE (?:el|con fecha|de fecha) (?:d[ií]a )?DAY"),
            ("fr", "(?:paiement|achat|retrait|pr[eé]l[eè]vement|d[eé]bit)[^\\d]{0,40}?AMOUNT (?:chez|[aà]|aupr[eè]s de|de) PLACE (?:le|du) DAY"),
        ]
        let incoming: [(String, String)] = [
            ("de", "(?:gutschrift|eingang|erstattung|zahlungseingang)[^\\d]{0,40}?AMOUNT (?:von|bei) PLACE (?:am|vom) DAY"),
            ("it", "(?:accredito|bonifico ricevuto|rimborso|storno)[^\\d]{0,40}?AMOUNT (?:da|di|presso) PLACE (?:il|del|in data) DAY"),
            ("en", "(?:refund|received|credit|deposit)[^\\d]{0,40}?AMOUNT (?:from|by|at) PLACE on DAY"),
            ("es", "(?:abono|ingreso|devoluci[oó]n|transferencia recibida)[^\\d]{0,40}?AMOUNT (?:de|en) PLACE (?:el|con fecha) (?:d[ií]a )?DAY"),
            ("fr", "(?:cr[eé]dit|virement re[cç]u|remboursement)[^\\d]{0,40}?AMOUNT (?:de|chez) PLACE (?:le|du) DAY"),
        ]
        return (incoming.map { ($0, false) } + outgoing.map { ($0, true) }).compactMap {
            try? MessagePattern($0.0, $1, $0.1)
        }
    }()
}
