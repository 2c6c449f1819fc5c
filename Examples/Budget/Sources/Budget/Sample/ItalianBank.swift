/// An Italian account's export and messages: semicolons, decimal commas, two dates, long
/// descriptions.
enum ItalianBank {
    static func csv(_ entries: [SampleEntry]) -> [UInt8] {
        var text = "Data contabile;Data valuta;Causale;Descrizione operazione;Importo;Divisa\n"
        for entry in entries {
            let day = SampleCalendar.text(entry.day, "d/m/y")
            let (cause, description) = description(entry)
            text +=
                [
                    day, day, cause, SampleText.quoted(description),
                    SampleText.decimal(entry.amount, ",", group: "."), "EUR",
                ].joined(separator: ";") + "\n"
        }
        return Array(text.utf8)
    }

    private static func description(_ entry: SampleEntry) -> (String, String) {
        let day = SampleCalendar.text(entry.day, "d/m/y")
        let place = "\(entry.printed) \(entry.city)"
        let card = "CARTA *8841"
        switch entry.kind {
        case .cash:
            return ("PRELIEVO", "PRELIEVO BANCOMAT DEL \(day) ORE \(entry.time) \(card) \(place)")
        case .debit:
            return (
                "ADDEBITO SDD",
                "ADDEBITO DIRETTO \(entry.printed) \(entry.purpose) MANDATO \(entry.reference)"
            )
        case .standingOrder:
            return ("BONIFICO", "BONIFICO A FAVORE DI \(entry.printed) \(entry.purpose)")
        case .credit: return ("BONIFICO", "BONIFICO DA \(entry.printed) \(entry.purpose)")
        case .refund: return ("STORNO", "STORNO PAGAMENTO POS \(place)")
        case .transfer: return ("BONIFICO", "BONIFICO DA \(entry.printed) \(entry.purpose)")
        case .fee:
            return ("COMPETENZE", "\(entry.printed) \(SampleCalendar.text(entry.day, "m/y"))")
        default:
            return entry.reference % 2 == 0
                ? (
                    "PAGAMENTO POS",
                    "PAGAMENTO POS DEL \(day) ORE \(entry.time) \(card) PRESSO \(place)"
                )
                : ("PAGAMENTO POS", "POS \(card) \(place) ITA")
        }
    }

    /// The messages that the bank sends for each payment.
    static func messages(_ entries: [SampleEntry]) -> [UInt8] {
        var text = ""
        for entry in entries {
            let amount = SampleText.decimal(abs(entry.amount), ",", group: ".")
            let day = SampleCalendar.text(entry.day, "d/m/y")
            let place = entry.city.isEmpty ? entry.printed : "\(entry.printed) \(entry.city)"
            text +=
                entry.amount < 0
                ? "Pagamento di EUR \(amount) presso \(place) il \(day) ore \(entry.time) carta *8841\n"
                : "Accredito di EUR \(amount) da \(place) il \(day) ore \(entry.time)\n"
        }
        return Array(text.utf8)
    }
}
