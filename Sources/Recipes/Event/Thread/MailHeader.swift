import Foundation

/// The lines of a mail above its text: who wrote it to whom, when and about what.
struct MailHeader {
    /// The names of the writer and the addressees, in bytes.
    private(set) var people: [Range<Int>] = []
    /// The subject, in bytes.
    private(set) var subject: Range<Int>?
    /// The day it was sent.
    private(set) var day: CalendarDay?
    /// Where the text begins, in bytes.
    private(set) var end = 0

    private enum Kind { case person, subject, date }

    private static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        let words: [(Kind, String)] = [
            (
                .person,
                """
                from to cc bcc von an de a para da van aan od do fra til fran till kopie copia kopia \
                copie pour per dla afsender avsender avsandare
                """
            ),
            (
                .subject,
                "subject subj betreff betr objet obj oggetto ogg asunto assunto ass onderwerp ond temat tytul emne amne re ang rubrik"
            ),
            (
                .date,
                """
                date sent datum gesendet envoye inviato data enviado fecha verzonden wyslano sendt \
                skickat dato wyslane
                """
            ),
        ]
        for (kind, list) in words {
            for word in list.split(separator: " ") { kinds[String(word)] = kind }
        }
        return kinds
    }()

    init() {}

    /// Reads the header that a text begins with; nil if there is none.
    init?(_ text: String, _ locale: Locale, today: CalendarDay?) {
        var found: Set<Kind> = []
        let lines = TextLine.list(of: text).drop { SystemLine.isSystem($0.text) }
        for line in lines.prefix(12) {
            guard let (kind, value, offset) = Self.field(String(line.text)) else { break }
            found.insert(kind)
            let start = line.bytes.lowerBound + offset
            let bytes = start..<start + value.utf8.count
            switch kind {
            case .person: people += Self.names(value, from: bytes.lowerBound)
            case .subject: subject = Self.subject(value, from: bytes.lowerBound)
            case .date: day = Self.day(value, locale, today)
            }
            end = line.bytes.upperBound
        }
        guard found.contains(.subject) || found.contains(.person) && found.count > 1 else {
            return nil
        }
    }

    /// Whether a word is the label of a line of a header.
    static func isLabel(_ name: String) -> Bool { kinds[Token.folded(name)] != nil }

    /// Whether a line begins what a mail quotes of an earlier one.
    static func startsQuotation(_ line: Substring) -> Bool {
        let trimmed = line.drop(while: \.isWhitespace)
        if trimmed.hasPrefix(">") || trimmed.hasPrefix("-----") { return true }
        let text = String(trimmed)
        if let (kind, _, _) = field(text), kind == .person,
            text.hasPrefix("From:") || text.hasPrefix("Von:")
        {
            return true
        }
        return isAttribution(line)
    }

    private static let writings = PhraseSet(
        """
        wrote, schrieb, schreibt, a ecrit, ha scritto, escribio, escreveu, schreef, napisal, napisala, skrev
        """)

    /// Whether a line tells who wrote what follows: `On Monday, Bev wrote:`.
    static func isAttribution(_ line: Substring) -> Bool {
        let text = line.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ">")))
        return text.hasSuffix(":") && text.utf8.count <= 160
            && writings.match(Token.list(of: text)) != nil
    }

    /// Reads who wrote what a text without a header quotes; nil if it quotes nothing.
    init?(quotedIn text: String, _ locale: Locale, today: CalendarDay?) {
        guard let line = TextLine.list(of: text).first(where: { Self.isAttribution($0.text) })
        else { return nil }
        let tokens = Token.list(of: String(line.text))
        let words = String(line.text)
        guard let verb = Self.writings.match(tokens) else { return }
        // The name stands before the verb, or behind it as in `schrieb Anna Weber:`.
        func isName(_ index: Int) -> Bool {
            tokens[index].kind == .word && words[tokens[index].range].first?.isUppercase ?? false
        }
        var name = verb.lowerBound..<verb.lowerBound
        while name.lowerBound > 0, isName(name.lowerBound - 1) {
            name = name.lowerBound - 1..<name.upperBound
        }
        if name.isEmpty {
            name = verb.upperBound..<verb.upperBound
            while name.upperBound < tokens.count, isName(name.upperBound) {
                name = name.lowerBound..<name.upperBound + 1
            }
        }
        if !name.isEmpty, name.count <= 4 {
            let lower = tokens[name.lowerBound].range.lowerBound
            let upper = tokens[name.upperBound - 1].range.upperBound
            let start =
                line.bytes.lowerBound + words.utf8.distance(from: words.startIndex, to: lower)
            people = [start..<start + words.utf8.distance(from: lower, to: upper)]
        }
        day = PrintedDateParser(locale: locale).matches(in: words).first?.value.day.preferred
    }

    private static func field(_ line: String) -> (Kind, value: Substring, offset: Int)? {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
            let kind = kinds[
                Token.folded(
                    line[..<colon].trimmingCharacters(
                        in: .whitespaces.union(CharacterSet(charactersIn: ".*"))))]
        else { return nil }
        let value = line[line.utf8.index(after: colon)...].drop(while: \.isWhitespace)
        let offset = line.utf8.distance(from: line.startIndex, to: value.startIndex)
        return (kind, value, offset)
    }

    /// The names of people in a line of addresses; `Front Desk, Cypress Vet` has none.
    private static func names(_ value: Substring, from start: Int) -> [Range<Int>] {
        value.split(whereSeparator: { ";,".contains($0) }).compactMap { part in
            let name = String(part.prefix { $0 != "<" && $0 != "(" })
            let tokens = Token.list(of: name)
            guard let range = PeopleMentions.personName(tokens, in: name) else { return nil }
            let offset = value.utf8.distance(from: value.startIndex, to: part.startIndex)
            let lower = name.utf8.distance(from: name.startIndex, to: range.lowerBound)
            let length = name.utf8.distance(from: range.lowerBound, to: range.upperBound)
            return start + offset + lower..<start + offset + lower + length
        }
    }

    /// The subject without `Re:` and the like.
    private static func subject(_ value: Substring, from start: Int) -> Range<Int> {
        var rest = value
        while let colon = rest.firstIndex(of: ":"), rest[..<colon].count <= 4,
            [
                "re", "aw", "fw", "fwd", "wg", "tr", "sv", "vs", "odp", "rif", "res", "enc", "antw",
                "rv",
            ]
            .contains(Token.folded(String(rest[..<colon])))
        {
            rest = rest[rest.index(after: colon)...].drop(while: \.isWhitespace)
        }
        let offset = value.utf8.distance(from: value.startIndex, to: rest.startIndex)
        return start + offset..<start + offset + rest.utf8.count
    }

    private static func day(_ value: Substring, _ locale: Locale, _ today: CalendarDay?)
        -> CalendarDay?
    {
        if let match = PrintedDateParser(locale: locale).matches(in: String(value)).first {
            return match.value.day.preferred
        }
        guard let today else { return nil }
        let parser = SaidDateParser(locale: locale, today: today, direction: .past)
        return parser.parse(String(value))?.day.preferred
    }
}
