/// Comma-separated values (RFC 4180), with the line on which each record begins.
struct DelimitedText {
    struct Record {
        let line: Int
        let fields: [String]
    }

    /// The most fields of a record.
    static let mostFields = 100

    /// The records of a text.
    ///
    /// - Throws: ``GamesError`` of code `invalidTable` for bytes that are no UTF-8 and quotes without end.
    static func records(of bytes: [UInt8], name: String) throws(GamesError) -> [Record] {
        var bytes = bytes[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw GamesError(.invalidTable, subject: name, expected: "UTF-8")
        }
        var records: [Record] = []
        var fields: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var line = 1
        var start = 1
        var index = bytes.startIndex
        func peek() -> UInt8? { index + 1 < bytes.endIndex ? bytes[index + 1] : nil }
        func endField() {
            if fields.count < mostFields { fields.append(String(decoding: field, as: UTF8.self)) }
            field = []
        }
        func endRecord() {
            endField()
            if fields != [""] { records.append(Record(line: start, fields: fields)) }
            fields = []
            start = line + 1
        }
        while index < bytes.endIndex {
            let byte = bytes[index]
            if isQuoted {
                if byte == 0x22, peek() == 0x22 {
                    field.append(0x22)
                    index += 1
                } else if byte == 0x22 {
                    isQuoted = false
                } else {
                    field.append(byte)
                    if byte == 0x0A { line += 1 }
                }
            } else if byte == 0x22, field.isEmpty {
                isQuoted = true
            } else if byte == 0x2C {
                endField()
            } else if byte == 0x0A || byte == 0x0D {
                if byte == 0x0D, peek() == 0x0A { index += 1 }
                endRecord()
                line += 1
            } else {
                field.append(byte)
            }
            index += 1
        }
        guard !isQuoted else {
            throw GamesError(
                .invalidTable, subject: name, line: start, found: "a quote without end")
        }
        if !field.isEmpty || !fields.isEmpty { endRecord() }
        return records
    }
}
