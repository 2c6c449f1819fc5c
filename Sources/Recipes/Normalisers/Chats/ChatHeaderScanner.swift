import Foundation

/// The first line of a message up to its body.
struct ChatHeader: Sendable {
    let format: ChatThread.Format
    let sender: String?
    /// The day in each order of ``ChatHeaderScanner/orders``, nil where there is none.
    let days: [CalendarDay?]
    let time: TimeOfDay
    let range: Range<String.Index>
}

/// Finds the lines that start a message.
struct ChatHeaderScanner: Sendable {
    /// The longest date and time of a header, in UTF-8 bytes.
    private static let longestStamp = 64
    /// The longest name of a sender, in UTF-8 bytes.
    private static let longestSender = 256

    /// The orders of numbers, the locale's first.
    let orders: [DateOrder]
    private let parsers: [PrintedDateParser]

    init(_ locale: Locale) {
        let conventions = LocaleConventions(locale)
        let language = Language.of(locale)
        orders = conventions.orders
        parsers = orders.map {
            PrintedDateParser(language, conventions.machineWritten($0), repairsDigits: false)
        }
    }

    static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
            true
        default: false
        }
    }

    /// The header that a line starts with, if it does.
    func header(of line: Substring) -> ChatHeader? {
        let scalars = line.unicodeScalars
        guard let start = scalars.firstIndex(where: { !Self.isDirectionMark($0) }) else {
            return nil
        }
        let rest = line[start...]
        if rest.utf8.first == UInt8(ascii: "[") { return bracketed(rest) }
        if let first = rest.unicodeScalars.first, ("0"..."9").contains(first) {
            return dashed(rest)
        }
        return named(rest)
    }

    /// The header of WhatsApp for Android: `12/03/24, 18:30 - Anna: …`.
    private func dashed(_ line: Substring) -> ChatHeader? {
        let start = line.utf8.prefix(Self.longestStamp)
        for dash in [" - ", " – "] {
            guard let range = Substring(start).utf8.firstRange(of: dash.utf8),
                let stamp = stamp(line[..<range.lowerBound])
            else { continue }
            return header(.whatsAppAndroid, stamp, line.startIndex, line[range.upperBound...])
        }
        return undashed(line)
    }

    /// `2024-03-12 18:30 Anna: …`, as `sigtop export-messages -f text-short` writes for Signal.
    private func undashed(_ line: Substring) -> ChatHeader? {
        let length = "2024-03-12 18:30".utf8.count
        let text = Array(line.utf8.prefix(length + 1))
        guard text.count == length + 1, text[4] == UInt8(ascii: "-"), text[13] == UInt8(ascii: ":"),
            text[length] == UInt8(ascii: " ")
        else { return nil }
        let end = line.utf8.index(line.startIndex, offsetBy: length)
        guard let stamp = stamp(line[..<end]) else { return nil }
        let header = header(
            .signal, stamp, line.startIndex, Substring(line.utf8[end...].dropFirst()))
        return header.sender == nil ? nil : header
    }

    /// A block of `From:`, `Type:` and `Sent:` lines, as `sigtop export-messages` writes for Signal.
    func block(_ lines: ArraySlice<Substring>) -> ChatHeader? {
        let from = "From: "
        let sent = "Sent: "
        guard let first = lines.first, first.utf8.starts(with: from.utf8),
            lines.dropFirst().first?.utf8.starts(with: "Type: ".utf8) == true,
            let date = lines.prefix(4).first(where: { $0.utf8.starts(with: sent.utf8) }),
            date.utf8.count <= Self.longestStamp,
            let stamp = stamp(Substring(date.utf8.dropFirst(sent.utf8.count)), fromStart: false)
        else { return nil }
        // The fields end at an empty line; a message without a text has nothing behind it.
        let last = lines.prefix(64).first { $0.isEmpty } ?? first
        guard last.startIndex > first.startIndex else { return nil }
        return ChatHeader(
            format: .signal, sender: String(Substring(first.utf8.dropFirst(from.utf8.count))),
            days: stamp.days, time: stamp.time, range: first.startIndex..<last.startIndex)
    }

    /// The header of WhatsApp for iOS and of others: `[12/03/24, 18:30:05] Anna: …`.
    private func bracketed(_ line: Substring) -> ChatHeader? {
        let content = line.dropFirst()
        let start = content.utf8.prefix(Self.longestStamp)
        guard let close = start.firstIndex(of: UInt8(ascii: "]")),
            let stamp = stamp(content[..<close])
        else { return nil }
        let text = content[..<close].utf8
        let format: ChatThread.Format =
            if stamp.hasSeconds {
                .whatsAppIOS
            } else if text.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }) {
                .signal
            } else {
                text.contains(UInt8(ascii: ",")) ? .whatsAppIOS : .telegram
            }
        let rest = content.utf8[close...].dropFirst()
        return header(format, stamp, line.startIndex, Substring(rest))
    }

    /// The header of Telegram: `Anna, [12.03.2024 18:30]`.
    private func named(_ line: Substring) -> ChatHeader? {
        var bytes = line.utf8.suffix(Self.longestStamp + 4)
        while bytes.last == UInt8(ascii: " ") || bytes.last == UInt8(ascii: ":") {
            bytes = bytes.dropLast()
        }
        guard bytes.last == UInt8(ascii: "]"), line.utf8.count <= Self.longestSender,
            let open = bytes.lastIndex(of: UInt8(ascii: "[")),
            let stamp = stamp(Substring(bytes[open...].dropFirst().dropLast()))
        else { return nil }
        let name = line[..<open].utf8
        guard name.suffix(2).elementsEqual(", ".utf8), name.count > 2 else { return nil }
        return ChatHeader(
            format: .telegram, sender: String(Substring(name.dropLast(2))), days: stamp.days,
            time: stamp.time, range: line.startIndex..<line.endIndex)
    }

    /// The header with the sender that the rest of the line starts with.
    private func header(
        _ format: ChatThread.Format, _ stamp: Stamp, _ start: String.Index, _ rest: Substring
    ) -> ChatHeader {
        func header(_ sender: Substring?, _ end: String.Index) -> ChatHeader {
            let name = sender.map { sender in
                var name = String.UnicodeScalarView()
                name.append(contentsOf: sender.unicodeScalars.filter { !Self.isDirectionMark($0) })
                return String(name).trimmingCharacters(in: .whitespaces)
            }
            return ChatHeader(
                format: format, sender: name, days: stamp.days, time: stamp.time, range: start..<end
            )
        }
        let name = Substring(rest.utf8.prefix(Self.longestSender))
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return header(nil, rest.startIndex)
        }
        let after = rest.utf8.index(after: colon)
        // A colon in a quotation is one of the program's own lines: `Anna changed the subject to "a: b"`.
        let isName =
            (after == rest.endIndex || rest.utf8[after] == UInt8(ascii: " "))
            && !rest[..<colon].unicodeScalars.contains { "\"“”„«»".unicodeScalars.contains($0) }
        return isName ? header(rest[..<colon], after) : header(nil, rest.startIndex)
    }

    private struct Stamp {
        let days: [CalendarDay?]
        let time: TimeOfDay
        let hasSeconds: Bool
    }

    /// The date and the time that exactly this text says.
    private func stamp(_ text: Substring, fromStart: Bool = true) -> Stamp? {
        let tokens = Token.list(of: String(text))
        // A date and a time have five numbers or, with a month's name, four.
        guard let first = tokens.first, tokens.count <= 24,
            tokens.count(where: { $0.kind == .number }) >= 4,
            !fromStart || first.kind == .number || tokens.dropFirst().first?.kind == .number
        else { return nil }
        var days: [CalendarDay?] = []
        var time: TimeOfDay?
        for parser in parsers {
            let found = parser.parse(tokens)
            days.append(found?.day.certain)
            if let certain = found?.time?.certain { time = certain }
        }
        guard let time, days.contains(where: { $0 != nil }) else { return nil }
        let hasSeconds =
            tokens.count { $0.isSign(":.") } >= 2 && text.utf8.split(separator: 0x3A).count >= 3
        return Stamp(days: days, time: time, hasSeconds: hasSeconds)
    }
}
