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

    /// The parts that speak to a model, in bytes of what is visible.
    private let planted: [Range<Int>]

    init(_ document: Document, _ locale: Locale, today: CalendarDay?) {
        let visible = document.planted.visible
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
            planted = document.planted.bytes(.certain)
            for message in messages {
                let isMachine = message.sender.map(PlantedText.isMachine) ?? false
                add(
                    message.body, sender: isMachine ? nil : message.senderBytes,
                    sentOn: message.day ?? today)
            }
        } else if let header = MailHeader(visible.text, locale, today: today)
            ?? MailHeader(quotedIn: visible.text, locale, today: today)
        {
            form = .mail
            planted = document.planted.bytes(.certain)
            mail = header
            addMail(header)
        } else {
            form = .notice
            planted = document.planted.bytes(.order)
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

    /// Adds what people wrote: what speaks to a model is left out.
    private mutating func add(_ bytes: Range<Int>, sender: Range<Int>?, sentOn: CalendarDay?) {
        let name = sender.map { EventSpan(bytes: $0, in: visible) }
        var passage: Range<Int>?
        func finish() {
            guard let part = passage else { return }
            passages.append(
                EventPassage(
                    part, number: passages.count, in: visible, sender: name, sentOn: sentOn,
                    language: language))
            passage = nil
        }
        for line in TextLine.list(of: visible.text, from: bytes.lowerBound)
        where line.bytes.lowerBound < bytes.upperBound {
            let isWritten = !isOfProgram(line.text)
            let line = line.bytes.clamped(to: bytes)
            let parts = isWritten ? line.subtracting(planted) : []
            if parts.isEmpty { finish() }
            for part in parts {
                if part.lowerBound > line.lowerBound { finish() }
                passage = (passage?.lowerBound ?? part.lowerBound)..<part.upperBound
                if part.upperBound < line.upperBound { finish() }
            }
        }
        finish()
    }

    /// Whether a part of the visible text speaks to a model.
    func isPlanted(_ bytes: Range<Int>) -> Bool { bytes.subtracting(planted) != [bytes] }
}

extension EventThread {
    /// Whether a program wrote a line: a notice of an export, or the header of a quoted mail.
    private func isOfProgram(_ line: Substring) -> Bool {
        SystemLine.isSystem(line) || form == .mail && MailHeader.isAttribution(line)
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
