import Foundation

/// A document of an event: the messages of a chat, a mail with what it quotes, or a notice.
struct EventThread {
    /// What kind of document it is.
    enum Form { case chat, mail, notice }

    let form: Form
    /// What people wrote, the oldest first.
    private(set) var passages: [EventPassage] = []
    /// The header of a mail.
    private(set) var mail = MailHeader()

    let visible: VisibleText
    let language: Language
    let locale: Locale
    let today: CalendarDay?

    /// The lines that do not speak to a model.
    private let lines: [Range<String.Index>]

    init(_ document: Document, _ locale: Locale, today: CalendarDay?) {
        lines = document.lines.map(\.range)
        let visible = VisibleText(document.text)
        self.visible = visible
        language = .of(locale)
        self.locale = locale
        self.today = today
        let thread = ChatThreadParser(locale: locale).parse(visible.text)
        let messages =
            thread.map { Self.messages(of: $0, visible.text) }
            ?? LooseChat(visible.text, locale, today: today).messages
        if messages.count > 1 || thread != nil {
            form = .chat
            for message in messages {
                let isMachine = message.sender.map(PlantedMessage.isMachine) ?? false
                add(
                    message.body, sender: isMachine ? nil : message.senderBytes,
                    sentOn: message.day ?? today)
            }
        } else if let header = MailHeader(visible.text, locale, today: today)
            ?? MailHeader(quotedIn: visible.text, locale, today: today)
        {
            form = .mail
            mail = header
            addMail(header)
        } else {
            form = .notice
            add(0..<visible.text.utf8.count, sender: nil, sentOn: today)
        }
    }

    private static func messages(of thread: ChatThread, _ text: String) -> [LooseChat.Message] {
        func bytes(_ range: Range<String.Index>) -> Range<Int> {
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        }
        return thread.messages.map { message in
            let header = bytes(message.header)
            let name = message.sender.flatMap { sender in
                text[message.header].range(of: sender, options: [.literal, .backwards])
            }
            return LooseChat.Message(
                sender: message.sender, senderBytes: name.map(bytes), day: message.day.preferred,
                body: header.upperBound..<max(header.upperBound, bytes(message.body).upperBound))
        }
    }

    /// Adds what stands above the quotation last, since it is the newest.
    private mutating func addMail(_ header: MailHeader) {
        let lines = TextLine.list(of: visible.text, from: header.end)
        let quoteStart =
            lines.firstIndex { MailHeader.startsQuotation($0.text) } ?? lines.endIndex
        let own = lines[..<quoteStart]
        let quoted = lines[quoteStart...]
        if let first = quoted.first, let last = quoted.last {
            add(
                first.bytes.lowerBound..<last.bytes.upperBound, sender: nil,
                sentOn: header.day ?? today)
        }
        if let first = own.first, let last = own.last {
            add(
                first.bytes.lowerBound..<last.bytes.upperBound, sender: nil,
                sentOn: header.day ?? today)
        }
    }

    /// Adds what people wrote: lines that speak to a model are left out.
    private mutating func add(_ bytes: Range<Int>, sender: Range<Int>?, sentOn: CalendarDay?) {
        let name = sender.map { EventSpan(bytes: $0, in: visible) }
        var start: Int?
        var end = bytes.lowerBound
        func passage(_ part: Range<Int>) -> EventPassage {
            EventPassage(
                part, number: passages.count, in: visible, sender: name, sentOn: sentOn,
                language: language)
        }
        for line in TextLine.list(of: visible.text, from: bytes.lowerBound)
        where line.bytes.lowerBound < bytes.upperBound {
            let part = line.bytes.clamped(to: bytes)
            if !isKept(part) || PlantedMessage.isPlanted(line.text) || isOfProgram(line.text) {
                if let start, start < end { passages.append(passage(start..<end)) }
                start = nil
            } else {
                if start == nil { start = part.lowerBound }
                end = part.upperBound
            }
        }
        if let start, start < end { passages.append(passage(start..<end)) }
    }
}

extension EventThread {
    /// Whether a program wrote a line: a notice of an export, or the header of a quoted mail.
    private func isOfProgram(_ line: Substring) -> Bool {
        SystemLine.isSystem(line) || form == .mail && MailHeader.isAttribution(line)
    }

    /// Whether bytes are of a line that does not speak to a model.
    private func isKept(_ bytes: Range<Int>) -> Bool {
        let range = visible.range(of: bytes)
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].upperBound <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < lines.count && lines[low].lowerBound < range.upperBound
    }
}

/// A line of a text that is not blank, and its bytes.
struct TextLine {
    let text: Substring
    let bytes: Range<Int>

    static func list(of text: String, from start: Int = 0) -> [TextLine] {
        let utf8 = text.utf8
        var lines: [TextLine] = []
        var place = start
        let rest = utf8[utf8.index(utf8.startIndex, offsetBy: start)...]
        for part in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = Substring(part)
            if line.contains(where: { !$0.isWhitespace }) {
                lines.append(TextLine(text: line, bytes: place..<place + part.count))
            }
            place += part.count + 1
        }
        return lines
    }
}
