/// A British account: commas, money out and in in columns of their own, a balance, the oldest
/// first; and OFX 1.0.2 (Open Financial Exchange, as SGML).
enum BritishBank {
    static func csv(_ entries: [SampleEntry]) -> [UInt8] {
        var balance = 184_215
        var text = "Date,Type,Description,Paid out,Paid in,Balance\n"
        for entry in entries {
            balance += entry.amount
            let amount = SampleText.decimal(abs(entry.amount), ".", group: ",")
            let fields = [
                SampleCalendar.text(entry.day, "d/m/y"), type(entry), description(entry),
                entry.amount < 0 ? amount : "", entry.amount < 0 ? "" : amount,
                SampleText.decimal(balance, ".", group: ","),
            ]
            text +=
                fields.map { $0.contains(",") ? SampleText.quoted($0) : $0 }
                .joined(separator: ",") + "\n"
        }
        return Array(text.utf8)
    }

    private static func type(_ entry: SampleEntry) -> String {
        switch entry.kind {
        case .cash: "ATM"
        case .debit, .standingOrder: "DD"
        case .credit, .refund: "CR"
        case .transfer: "FPO"
        default: "VIS"
        }
    }

    private static func description(_ entry: SampleEntry) -> String {
        let day = SampleCalendar.text(entry.day, "d-m-y")
        let store = entry.reference % 9_000 + 1_000
        switch entry.kind {
        case .cash: return "CASH WITHDRAWAL \(entry.printed) \(entry.city) ON \(day)"
        case .debit, .standingOrder: return "DIRECT DEBIT TO \(entry.printed) REF \(store)"
        case .credit: return "\(entry.printed) \(entry.purpose)"
        case .refund: return "REFUND \(entry.printed) \(entry.city)"
        case .transfer: return "\(entry.purpose) \(entry.printed)"
        default:
            switch entry.reference % 3 {
            case 0: return "CARD PAYMENT TO \(entry.printed) \(store),\(entry.city) ON \(day)"
            case 1: return "\(entry.printed) \(store) \(entry.city) GB"
            case 2 where entry.isSmallShop: return "SQ *\(entry.printed) \(entry.city)"
            default: return "\(entry.printed) \(entry.city)"
            }
        }
    }

    static func ofx(_ entries: [SampleEntry]) -> [UInt8] {
        let first = SampleCalendar.text(entries.first?.day ?? 0, "ymd")
        let last = SampleCalendar.text(entries.last?.day ?? 0, "ymd")
        var text = """
            OFXHEADER:100
            DATA:OFXSGML
            VERSION:102
            SECURITY:NONE
            ENCODING:USASCII
            CHARSET:1252
            COMPRESSION:NONE
            OLDFILEUID:NONE
            NEWFILEUID:NONE

            <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>
            <DTSERVER>\(last)<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
            <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
            <STMTRS><CURDEF>GBP
            <BANKACCTFROM><BANKID>200000<ACCTID>55779911<ACCTTYPE>CHECKING</BANKACCTFROM>
            <BANKTRANLIST><DTSTART>\(first)<DTEND>\(last)

            """
        for entry in entries {
            let kind =
                switch entry.kind {
                case .cash: "ATM"
                case .debit, .standingOrder: "DIRECTDEBIT"
                case .transfer: "XFER"
                default: entry.amount < 0 ? "POS" : "CREDIT"
                }
            text += """
                <STMTTRN><TRNTYPE>\(kind)<DTPOSTED>\(SampleCalendar.text(entry.day, "ymd"))120000
                <TRNAMT>\(SampleText.decimal(entry.amount, "."))
                <FITID>\(SampleCalendar.text(entry.day, "ymd"))\(entry.reference)
                <NAME>\(escaped(entry.printed))
                <MEMO>\(escaped(description(entry)))
                </STMTTRN>

                """
        }
        text += "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
        return Array(text.utf8)
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
    }
}
