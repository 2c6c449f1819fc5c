import Foundation

/// Messages copied from a screen: a line with the name and the time above each, or in front of it.
struct LooseChat {
    struct Message {
        let sender: String?
        /// Where the sender's name stands, in bytes.
        let senderBytes: Range<Int>?
        let day: CalendarDay?
        /// The body, in bytes.
        let body: Range<Int>
    }

    /// The messages; empty if the text is no such chat.
    private(set) var messages: [Message] = []

    /// The longest name of a sender, in words.
    private static let longestName = 4

    private struct Header {
        let name: Range<Int>
        let sender: String
        let day: CalendarDay?
        /// Where the body begins.
        let end: Int
    }

    init(_ text: String, _ locale: Locale, today: CalendarDay?) {
        let lines = TextLine.list(of: text)
        let days = today.map { SaidDateParser(locale: locale, today: $0, direction: .past) }
        let times = TimeParser(locale: locale)
        var headers = lines.map { Self.header(of: $0, days, times) }
        if headers.count(where: { $0 != nil }) < 2 {
            headers = lines.map { Self.plainHeader(of: $0) }
            if headers.count(where: { $0 != nil }) < 2 {
                headers = Self.headersWithoutCapitals(lines)
            }
            let lonely = Self.headersAlone(lines)
            if lonely.count(where: { $0 != nil }) * 3 >= lines.count { headers = lonely }
            let isAlone = lonely.count(where: { $0 != nil }) * 3 >= lines.count
            let named = headers.compactMap { $0 }
            guard named.count >= 2, isAlone || named.count * 3 >= lines.count * 2,
                !named.contains(where: { PlantedText.isMachine($0.sender) }),
                Set(named.map(\.sender)).count < named.count
                    || named.count == lines.count
                        && named.allSatisfy({ !$0.sender.contains(" ") })
            else { return }
        }
        for (index, header) in headers.enumerated() {
            guard let header else { continue }
            let next = headers[(index + 1)...].firstIndex { $0 != nil } ?? lines.endIndex
            let end =
                next - 1 > index ? lines[next - 1].bytes.upperBound : lines[index].bytes.upperBound
            messages.append(
                Message(
                    sender: header.sender, senderBytes: header.name, day: header.day ?? today,
                    body: min(header.end, end)..<end))
        }
    }

    /// `Anna, 14 Sep 2026 at 10:11`, `Anna  Thu 2 Jul 18:55`, `Anna (18:30): …`, `18:30 Anna: …`.
    private static func header(
        of line: TextLine, _ days: SaidDateParser?, _ times: TimeParser
    ) -> Header? {
        let text = String(line.text)
        let tokens = Token.list(of: text)
        guard tokens.contains(where: { $0.kind == .number }), let first = tokens.first else {
            return nil
        }
        if first.kind == .number || first.isSign("[(") {
            return headerAfterTime(line, text, tokens, times)
        }
        guard isCapital(first, text) else { return nil }
        if let header = stampedHeader(line, text, tokens, days) { return header }
        for length in 1...longestName where tokens.count > length + 2 {
            let name = tokens[..<length]
            guard name.allSatisfy({ $0.kind == .word || $0.isSign("-'.") }) else { return nil }
            let rest = Array(tokens[length...].drop { $0.isSign(",-·•|—([") })
            guard let start = rest.first, start.kind != .sign else { continue }
            // The stamp is the rest of the line, or what stands up to a colon.
            for end in stride(from: rest.count, to: 2, by: -1) {
                guard end == rest.count || rest[end].isSign(":)]") else { continue }
                let last = rest[end - 1]
                let stamp = String(text[start.range.lowerBound..<last.range.upperBound])
                let hasMinutes = rest[..<end].contains { $0.isSign(":.") && $0.isGlued }
                guard hasMinutes, last.kind == .number || ClockReader.isMeridiem([last]) else {
                    continue
                }
                let said = days?.parse(stamp.replacingOccurrences(of: " at ", with: " "))
                guard said?.time != nil || times.parse(stamp) != nil else { continue }
                let bodyStart =
                    rest[end...].drop { $0.isSign(":)]-") }.first?.range.lowerBound ?? text.endIndex
                if end < rest.count, bodyStart == text.endIndex, !rest[end].isSign(":)]") {
                    continue
                }
                return Header(
                    name: bytes(name, line, text), sender: words(name, text),
                    day: said?.day.preferred, end: place(bodyStart, line, text))
            }
        }
        return nil
    }

    /// `Administração Prédio 14, 4/11 22:31:`: what stands before the comma is a name, whatever it is.
    private static func stampedHeader(
        _ line: TextLine, _ text: String, _ tokens: [Token], _ days: SaidDateParser?
    ) -> Header? {
        guard let comma = tokens.firstIndex(where: { $0.isSign(",·|") }), comma > 0, comma <= 7,
            let end = tokens[comma...].indices.first(where: { index in
                index > comma + 3 && (index + 1 == tokens.count || !tokens[index + 1].isGlued)
                    && tokens[index].isSign(":]")
            })
        else { return nil }
        let stamp = tokens[(comma + 1)..<end]
        let isStamp = stamp.allSatisfy { token in
            token.kind == .number || token.isSign(".:/-[") || ClockReader.isMeridiem([token])
        }
        guard isStamp, stamp.count(where: { $0.kind == .number }) >= 2,
            let start = stamp.first(where: { $0.kind == .number }),
            let minutes = stamp.last, minutes.kind == .number || ClockReader.isMeridiem([minutes]),
            stamp.contains(where: { $0.isSign(":") && $0.isGlued })
        else { return nil }
        let words = String(text[start.range.lowerBound..<minutes.range.upperBound])
        let name = tokens[..<comma]
        let bodyStart =
            end + 1 < tokens.count ? tokens[end + 1].range.lowerBound : text.endIndex
        return Header(
            name: bytes(name, line, text), sender: Self.words(name, text),
            day: days?.parse(words)?.day.preferred, end: place(bodyStart, line, text))
    }

    /// `18:30 Anna: …` and `[18:30] Anna: …`.
    private static func headerAfterTime(
        _ line: TextLine, _ text: String, _ tokens: [Token], _ times: TimeParser
    ) -> Header? {
        guard
            let colon = tokens.indices.first(where: { index in
                index > 2 && tokens[index].isSign(":") && tokens[index - 1].kind == .word
            }), colon + 1 < tokens.count
        else { return nil }
        guard
            let nameStart = tokens[..<colon].lastIndex(where: {
                $0.kind == .number || $0.isSign("])")
            })
        else { return nil }
        let name = tokens[(nameStart + 1)..<colon]
        let stamp = tokens[...nameStart].filter { !$0.isSign("[]()") }
        guard (1...longestName).contains(name.count), let start = stamp.first, let end = stamp.last,
            times.parse(String(text[start.range.lowerBound..<end.range.upperBound])) != nil,
            stamp.count >= 3
        else { return nil }
        return Header(
            name: bytes(name, line, text), sender: words(name, text), day: nil,
            end: place(tokens[colon + 1].range.lowerBound, line, text))
    }

    /// Names in small letters, if every line begins with one and some speak twice.
    private static func headersWithoutCapitals(_ lines: [TextLine]) -> [Header?] {
        let headers = lines.map { plainHeader(of: $0, needsCapital: false) }
        let names = headers.compactMap { $0?.sender }
        let isChat =
            names.count == lines.count && Set(names).count < names.count
            && !names.contains { $0.contains(" ") }
        return isChat ? headers : lines.map { _ in nil }
    }

    /// Names alone on a line, with a colon behind, above what they say.
    private static func headersAlone(_ lines: [TextLine]) -> [Header?] {
        let headers = lines.enumerated().map { index, line -> Header? in
            let text = String(line.text)
            let tokens = Token.list(of: text)
            guard tokens.count > 1, tokens.count <= longestName + 1, index + 1 < lines.count,
                tokens.last?.isSign(":") == true, isCapital(tokens[0], text),
                tokens.dropLast().allSatisfy({ $0.kind == .word || $0.isSign("-'.") }),
                EventWords.labels.match(Array(tokens.dropLast())) == nil,
                !MailHeader.isLabel(words(tokens.dropLast(), text))
            else { return nil }
            return Header(
                name: bytes(tokens.dropLast(), line, text), sender: words(tokens.dropLast(), text),
                day: nil, end: line.bytes.upperBound)
        }
        let names = headers.compactMap { $0?.sender }
        return Set(names).count < names.count ? headers : lines.map { _ in nil }
    }

    /// `Anna: …`.
    private static func plainHeader(of line: TextLine, needsCapital: Bool = true) -> Header? {
        let text = String(line.text)
        let tokens = Token.list(of: text)
        guard let colon = tokens.firstIndex(where: { $0.isSign(":") }), colon + 1 < tokens.count,
            (1...longestName).contains(colon), !needsCapital || isCapital(tokens[0], text),
            !tokens[colon + 1].isGlued,
            tokens[..<colon].allSatisfy({ $0.kind == .word || $0.isSign("-'.") })
        else { return nil }
        let name = tokens[..<colon]
        guard !MailHeader.isLabel(words(name, text)),
            EventWords.labels.match(Array(name)) == nil
        else { return nil }
        return Header(
            name: bytes(name, line, text), sender: words(name, text), day: nil,
            end: place(tokens[colon + 1].range.lowerBound, line, text))
    }

    private static func isCapital(_ token: Token, _ text: String) -> Bool {
        token.kind == .word && text[token.range].first?.isUppercase ?? false
    }

    private static func words(_ tokens: ArraySlice<Token>, _ text: String) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(text[first.range.lowerBound..<last.range.upperBound])
    }

    private static func place(_ index: String.Index, _ line: TextLine, _ text: String) -> Int {
        line.bytes.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
    }

    private static func bytes(
        _ tokens: ArraySlice<Token>, _ line: TextLine, _ text: String
    ) -> Range<Int> {
        guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
        return place(first.range.lowerBound, line, text)..<place(last.range.upperBound, line, text)
    }
}
