import Recipes

/// Reads the transactions of Open Financial Exchange, version 1 (SGML) and 2 (XML).
///
/// OFX Banking Specification 2.3, sections 2.3 and 11.4: elements with values may lack their end
/// tag in version 1; a transaction is `STMTTRN` with `DTPOSTED`, `TRNAMT`, `NAME` or `PAYEE`, and
/// `MEMO`; amounts have a point or a comma.
struct OFXReader {
    /// A transaction as the file has it.
    struct Entry {
        var line: Int
        var day = ""
        var amount = ""
        var name = ""
        var memo = ""
        var currency: String?
        var isPending = false
    }

    /// The transactions.
    private(set) var entries: [Entry] = []

    /// The version of a file; nil if it is another kind.
    static func format(of text: String) -> StatementFile.Format? {
        let start = text.prefix(4096).uppercased()
        guard start.contains("<OFX>") || start.contains("OFXHEADER") else { return nil }
        let isXML = start.contains("<?OFX") || start.contains("<?XML")
        return isXML ? .ofx2 : .ofx1
    }

    /// Reads a text.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        var currency: String?
        var entry: Entry?
        var line = 1
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { break }
            let tag = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
                .split(separator: " ").first.map { $0.uppercased() } ?? ""
            line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
            let valueEnd =
                bytes[(end + 1)...].firstIndex { $0 == UInt8(ascii: "<") } ?? bytes.count
            let value = Self.unescaped(bytes[(end + 1)..<valueEnd])
            index = end + 1
            switch tag {
            case "STMTTRN": entry = Entry(line: line, currency: currency)
            case "STMTTRNP": entry = Entry(line: line, currency: currency, isPending: true)
            case "/STMTTRN", "/STMTTRNP":
                if let entry { entries.append(entry) }
                entry = nil
            case "CURDEF": currency = value
            case "DTPOSTED": entry?.day = value
            case "DTTRAN" where entry?.isPending == true: entry?.day = value
            case "TRNAMT": entry?.amount = value
            case "NAME": entry?.name = value
            case "MEMO": entry?.memo = value
            case "CURSYM" where entry != nil: entry?.currency = value
            default: break
            }
        }
    }

    /// The text between two tags, with the entities of XML resolved.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = CSVRowReader.singleSpaced(String(decoding: bytes, as: UTF8.self))
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let entities = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "),
            ("&amp;", "&"),
        ]
        return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
