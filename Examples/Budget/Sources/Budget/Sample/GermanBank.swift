/// A current account's export as German banks write it: semicolons, a preamble, decimal commas,
/// the newest first, Windows-1252.
enum GermanBank {
    static func csv(_ entries: [SampleEntry]) -> [UInt8] {
        let first = SampleCalendar.text(entries.first?.day ?? 0, "d.m.y")
        let last = SampleCalendar.text(entries.last?.day ?? 0, "d.m.y")
        var lines = [
            fields(["Girokonto", "DE02 1203 0000 0000 2020 51"]),
            fields(["Inhaberin:", "Mara Lindner"]),
            fields(["Zeitraum:", "\(first) - \(last)"]),
            "",
            fields([
                "Buchungstag", "Wertstellung", "Buchungstext", "Auftraggeber / Begünstigter",
                "Verwendungszweck", "Kundenreferenz", "Betrag (€)",
            ]),
        ]
        for entry in entries.reversed() {
            let (text, payee, purpose) = description(entry)
            let day = SampleCalendar.text(entry.day, "d.m.y")
            lines.append(
                fields([
                    day, day, text, payee, purpose, String(entry.reference),
                    SampleText.decimal(entry.amount, ",", group: "."),
                ]))
        }
        return SampleText.windows1252(lines.map { $0 + "\r\n" }.joined())
    }

    private static func fields(_ texts: [String]) -> String {
        texts.map(SampleText.quoted).joined(separator: ";")
    }

    private static func description(_ entry: SampleEntry) -> (String, String, String) {
        let day = SampleCalendar.text(entry.day, "y-m-d")
        let shop = entry.printed
        let terminal = entry.reference % 9_000 + 1_000
        switch entry.kind {
        case .card:
            let payee =
                switch entry.reference % 5 {
                case 0: "\(shop) SAGT DANKE \(terminal)//\(entry.city)/DE"
                case 1 where entry.isSmallShop: "SUMUP *\(shop)//\(entry.city)/DE"
                case 2: "\(shop) \(terminal)"
                case 3: "\(shop) FIL.\(terminal % 900)//\(entry.city)/DE"
                default: "\(shop)//\(entry.city)/DE"
                }
            return ("Kartenzahlung", payee, "\(day)T\(entry.time):00 Debitk.1 2027-12 VISA Debit")
        case .online:
            let receipt = "10\(entry.reference)/PP.6541.PP/. \(shop)"
            return (
                "Lastschrift", "PayPal Europe S.a.r.l. et Cie S.C.A",
                "\(receipt), Ihr Einkauf bei \(shop)"
            )
        case .refund:
            return (
                "Gutschrift", "\(shop)//\(entry.city)/DE", "\(day) Erstattung \(terminal) Retoure"
            )
        case .cash:
            return (
                "Geldautomat", "\(shop)//\(entry.city)/DE", "\(day)T\(entry.time):00 Auszahlung"
            )
        case .debit:
            return (
                "Lastschrift", shop,
                "\(entry.purpose) Kd.-Nr. \(terminal)88 Mandat M\(terminal) Wir danken für Ihr Vertrauen"
            )
        case .standingOrder: return ("Dauerauftrag", shop, entry.purpose)
        case .credit: return ("Gutschrift", shop, "\(entry.purpose) PNR \(terminal)")
        case .transfer: return ("Überweisung", shop, entry.purpose)
        case .fee:
            return ("Abschluss", shop, "\(shop) Quartal \(SampleCalendar.text(entry.day, "m/y"))")
        }
    }
}
