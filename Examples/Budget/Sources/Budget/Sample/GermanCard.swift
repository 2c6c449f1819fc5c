/// A credit card's export and its messages, as German banks write them: UTF-8 with a mark, the
/// amount in the shop's currency in a column of its own.
enum GermanCard {
    static func csv(_ entries: [SampleEntry]) -> [UInt8] {
        let first = SampleCalendar.text(entries.first?.day ?? 0, "d.m.y")
        let last = SampleCalendar.text(entries.last?.day ?? 0, "d.m.y")
        var lines = [
            "\"Kreditkarte:\";\"4930********1234\"", "\"Von:\";\"\(first)\"",
            "\"Bis:\";\"\(last)\"", "",
            "\"Umsatz abgerechnet\";\"Wertstellung\";\"Belegdatum\";\"Beschreibung\";"
                + "\"Betrag (EUR)\";\"Ursprünglicher Betrag\";",
        ]
        for entry in entries.reversed() {
            let booked = SampleCalendar.text(entry.day, "d.m.y")
            let fields = [
                "Ja", booked, booked, description(entry),
                SampleText.decimal(entry.amount, ",", group: "."), entry.original,
            ]
            lines.append(fields.map(SampleText.quoted).joined(separator: ";") + ";")
        }
        return [0xEF, 0xBB, 0xBF] + lines.map { $0 + "\n" }.joined().utf8
    }

    private static func description(_ entry: SampleEntry) -> String {
        let code = String(entry.reference, radix: 36, uppercase: true)
        switch entry.kind {
        case .online:
            return entry.reference % 3 == 0
                ? "PAYPAL *\(entry.printed) 35314369001" : "\(entry.printed)*\(code)"
        case .refund: return "GUTSCHRIFT \(entry.printed) \(entry.city)"
        case .fee: return "1,75% \(entry.printed)"
        case .transfer: return entry.printed
        default:
            switch entry.reference % 4 {
            case 0: return "\(entry.printed) \(entry.reference % 900) \(entry.city)"
            case 1 where entry.isSmallShop: return "SumUp  *\(entry.printed) \(entry.city)"
            default: return "\(entry.printed) \(entry.city)"
            }
        }
    }

    /// The messages that the bank sends for each payment.
    static func messages(_ entries: [SampleEntry]) -> [UInt8] {
        var text = ""
        for entry in entries {
            let amount = SampleText.decimal(abs(entry.amount), ",", group: ".")
            let day = SampleCalendar.text(entry.day, "d.m.y")
            let place = entry.city.isEmpty ? entry.printed : "\(entry.printed) \(entry.city)"
            text +=
                entry.amount < 0
                ? "Kartenzahlung: \(amount) EUR bei \(place) am \(day) um \(entry.time) Uhr, Karte *1234\n"
                : "Gutschrift: \(amount) EUR von \(place) am \(day) um \(entry.time) Uhr, Karte *1234\n"
        }
        return Array(text.utf8)
    }
}
