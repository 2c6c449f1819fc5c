import Foundation
import Testing

@testable import Recipes

@Suite struct ChatThreadParserTests {
    private func parse(_ text: String, _ locale: String) -> ChatThread? {
        ChatThreadParser(locale: Locale(identifier: locale)).parse(text)
    }

    /// `Anna 2024-03-12 18:30: the message`.
    private func outline(_ thread: ChatThread?, _ text: String) -> [String] {
        thread?.messages.map { message in
            let body = text[message.body].replacing("\n", with: "⏎")
            return "\(message.sender ?? "*") \(Outline.of(message.day)) \(message.time): \(body)"
        } ?? []
    }

    @Test(arguments: [
        // Android.
        ("it_IT", "12/03/24, 18:30 - Anna: Ciao", "Anna 2024-03-12 | 2024-12-03 18:30: Ciao"),
        ("it_IT", "13/03/24, 18:30 - Anna: Ciao", "Anna 2024-03-13 18:30: Ciao"),
        ("de_DE", "13.03.24, 18:30 - Anna: Hallo", "Anna 2024-03-13 18:30: Hallo"),
        ("de_DE", "13.03.24, 18:30 – Anna: Hallo", "Anna 2024-03-13 18:30: Hallo"),
        ("en_GB", "13/03/2024, 18:30 - Anna: Hi", "Anna 2024-03-13 18:30: Hi"),
        ("en_US", "3/13/24, 6:30\u{202F}PM - Anna: Hi", "Anna 2024-03-13 18:30: Hi"),
        ("en_US", "3/13/24, 12:05 AM - Anna: Hi", "Anna 2024-03-13 00:05: Hi"),
        ("en_AU", "13/03/2024, 6:30 pm - Anna: Hi", "Anna 2024-03-13 18:30: Hi"),
        ("fr_FR", "13/03/2024, 18:30 - Anna: Salut", "Anna 2024-03-13 18:30: Salut"),
        ("fr_FR", "13/03/2024 à 18:30 - Anna: Salut", "Anna 2024-03-13 18:30: Salut"),
        ("es_ES", "13/3/24, 18:30 - Anna: Hola", "Anna 2024-03-13 18:30: Hola"),
        ("es_MX", "13/03/24 6:30 p. m. - Anna: Hola", "Anna 2024-03-13 18:30: Hola"),
        ("pt_BR", "13/03/2024 18:30 - Anna: Oi", "Anna 2024-03-13 18:30: Oi"),
        ("nl_NL", "13-03-2024 18:30 - Anna: Hoi", "Anna 2024-03-13 18:30: Hoi"),
        ("pl_PL", "13.03.2024, 18:30 - Anna: Cześć", "Anna 2024-03-13 18:30: Cześć"),
        ("nb_NO", "13.03.2024, 18:30 - Anna: Hei", "Anna 2024-03-13 18:30: Hei"),
        ("sv_SE", "2024-03-13 18:30 - Anna: Hej", "Anna 2024-03-13 18:30: Hej"),
        // iOS.
        ("it_IT", "[13/03/24, 18:30:05] Anna: Ciao", "Anna 2024-03-13 18:30:05: Ciao"),
        ("de_DE", "[13.03.24, 18:30:05] Anna: Hallo", "Anna 2024-03-13 18:30:05: Hallo"),
        ("en_US", "[3/13/24, 6:30:05\u{202F}PM] Anna: Hi", "Anna 2024-03-13 18:30:05: Hi"),
        ("fr_FR", "[13/03/2024 18:30:05] Anna: Salut", "Anna 2024-03-13 18:30:05: Salut"),
        ("nl_NL", "[13-03-2024, 18:30:05] Anna: Hoi", "Anna 2024-03-13 18:30:05: Hoi"),
        ("sv_SE", "[2024-03-13, 18:30:05] Anna: Hej", "Anna 2024-03-13 18:30:05: Hej"),
        ("fi_FI", "[13.3.2024 klo 18.30.05] Anna: Hei", "Anna 2024-03-13 18:30:05: Hei"),
        ("nb_NO", "[13.03.2024, 18:30:05] Anna: Hei", "Anna 2024-03-13 18:30:05: Hei"),
        (
            "it_IT", "\u{200E}[13/03/24, 18:30:05] \u{202A}Anna\u{202C}: \u{200E}foto",
            "Anna 2024-03-13 18:30:05: foto"
        ),
        // Telegram.
        ("it_IT", "Anna B, [13.03.2024 18:30]\nCiao", "Anna B 2024-03-13 18:30: Ciao"),
        ("it_IT", "Anna, [13.03.24 18:30]:\nCiao", "Anna 2024-03-13 18:30: Ciao"),
        ("en_US", "Anna, [Mar 13, 2024 at 6:30 PM]\nHi", "Anna 2024-03-13 18:30: Hi"),
        ("it_IT", "[13.03.24 18:30] Anna: Ciao", "Anna 2024-03-13 18:30: Ciao"),
        (
            "de_DE", "Müller, Anna, [13.03.2024 18:30:05]\nHallo",
            "Müller, Anna 2024-03-13 18:30:05: Hallo"
        ),
        // Signal.
        ("it_IT", "[2024-03-13 18:30] Anna: Ciao", "Anna 2024-03-13 18:30: Ciao"),
        ("it_IT", "[2024-03-13, 18:30] Me: Ciao", "Me 2024-03-13 18:30: Ciao"),
        ("it_IT", "2024-03-13 18:30 Anna: Ciao", "Anna 2024-03-13 18:30: Ciao"),
        // Bodies.
        ("en_GB", "13/03/2024, 18:30 - Anna: at 7: ok?", "Anna 2024-03-13 18:30: at 7: ok?"),
        (
            "en_GB", "13/03/2024, 18:30 - +44 7700 900123: Hi",
            "+44 7700 900123 2024-03-13 18:30: Hi"
        ),
        ("en_GB", "13/03/2024, 18:30 - Anna: ", "Anna 2024-03-13 18:30: "),
        ("en_GB", "13/03/2024, 18:30 - Anna 🎉: 🎂", "Anna 🎉 2024-03-13 18:30: 🎂"),
    ])
    func readsForms(locale: String, text: String, expected: String) {
        #expect(outline(parse(text, locale), text) == [expected])
    }

    @Test(arguments: [
        ("13/03/24, 18:30 - Anna: Ciao", ChatThread.Format.whatsAppAndroid),
        ("[13/03/24, 18:30:05] Anna: Ciao", .whatsAppIOS),
        ("Anna, [13.03.2024 18:30]\nCiao", .telegram),
        ("[2024-03-13 18:30] Anna: Ciao", .signal), ("2024-03-13 18:30 Anna: Ciao", .signal),
        (
            "Conversation: A\n\nFrom: A\nType: incoming\nSent: Wed, 13 Mar 2024 18:30:05 +0100\n\nCiao\n",
            .signal
        ),
    ])
    func tellsFormat(text: String, format: ChatThread.Format) {
        #expect(parse(text, "it_IT")?.format == format)
    }

    @Test func joinsLinesOfOneMessage() {
        let text = """
            13/03/24, 18:29 - I messaggi e le chiamate sono crittografati end-to-end.
            13/03/24, 18:30 - Anna: Cena domani?
            Alle 20

            Da me
            13/03/24, 18:31 - Ugo: Ok!
            """
        #expect(
            outline(parse(text, "it_IT"), text) == [
                "* 2024-03-13 18:29: I messaggi e le chiamate sono crittografati end-to-end.",
                "Anna 2024-03-13 18:30: Cena domani?⏎Alle 20⏎⏎Da me", "Ugo 2024-03-13 18:31: Ok!",
            ])
    }

    @Test func readsTelegramBlocks() {
        let text = """
            Anna, [12.03.2024 18:30]
            Cena domani?
            Alle 20

            Ugo, [13.03.2024 08:05]
            [In reply to Anna]
            Ok!

            """
        #expect(
            outline(parse(text, "it_IT"), text) == [
                "Anna 2024-03-12 18:30: Cena domani?⏎Alle 20",
                "Ugo 2024-03-13 08:05: [In reply to Anna]⏎Ok!",
            ])
    }

    @Test func readsSignalBlocks() {
        let text = """
            Conversation: Anna (+39 333)

            From: Anna (+39 333)
            Type: incoming
            Sent: Tue, 12 Mar 2024 18:30:05 +0100
            Received: Tue, 12 Mar 2024 18:30:06 +0100

            Cena domani?
            Alle 20

            From: You
            Type: outgoing
            Sent: Tue, 12 Mar 2024 18:31:00 +0100

            Ok!

            """
        let thread = parse(text, "it_IT")
        #expect(
            outline(thread, text) == [
                "Anna (+39 333) 2024-03-12 18:30:05: Cena domani?⏎Alle 20",
                "You 2024-03-12 18:31: Ok!",
            ])
        #expect(thread?.preamble.map { String(text[$0]) } == "Conversation: Anna (+39 333)")
    }

    @Test func marksLinesOfTheProgram() {
        let text = """
            13/03/2024, 18:29 - Anna created group "Dinner: Friday"
            13/03/2024, 18:30 - Anna changed the subject from “a: b” to “c: d”
            13/03/2024, 18:31 - Ugo left
            """
        #expect(parse(text, "en_GB")?.messages.map(\.sender) == [nil, nil, nil])
    }

    @Test func decidesOrderOfDayAndMonthByAllMessages() {
        let american = """
            3/12/24, 18:30 - Anna: one
            3/13/24, 18:30 - Ugo: two
            """
        #expect(
            parse(american, "it_IT")?.messages.map { Outline.of($0.day) }
                == ["2024-03-12", "2024-03-13"])
        // In the order of the locale, time would run backwards.
        let inTime = """
            2/3/24, 18:30 - Anna: one
            3/1/24, 18:30 - Ugo: two
            """
        #expect(
            parse(inTime, "it_IT")?.messages.map { Outline.of($0.day) }
                == ["2024-02-03", "2024-03-01"])
        let open = """
            1/2/24, 18:30 - Anna: one
            2/3/24, 18:30 - Ugo: two
            """
        #expect(
            parse(open, "it_IT")?.messages.map { Outline.of($0.day) }
                == ["2024-02-01 | 2024-01-02", "2024-03-02 | 2024-02-03"])
    }

    @Test func keepsWhatPrecedesTheFirstMessage() {
        let text = "  forwarded to you\n13/03/24, 18:30 - Anna: Ciao\r\nA presto\r\n"
        let thread = parse(text, "it_IT")
        #expect(thread?.preamble.map { String(text[$0]) } == "forwarded to you")
        #expect(thread?.messages.map { String(text[$0.body]) } == ["Ciao\r\nA presto"])
        #expect(parse("13/03/24, 18:30 - Anna: Ciao", "it_IT")?.preamble == nil)
    }

    @Test func takesNoDateInsideMessageForHeader() {
        let text = """
            [13/03/24, 18:30:05] Anna: the list:
            12/03/24, 18:30 - Ugo: not a message
            3 - 4: nor this
            """
        #expect(parse(text, "it_IT")?.messages.count == 1)
    }

    @Test(arguments: [
        "", "Ciao", "13/03/24 - Anna: Ciao", "18:30 - Anna: Ciao", "Anna: Ciao",
        "[18:30] Anna: Ciao",
        "31/02/24, 18:30 - Anna: Ciao", "13/03/24, 25:30 - Anna: Ciao", "[]", "[13/03/24, 18:30:05",
        "99/99/9999, 99:99 - x: y", ", [13.03.2024 18:30]\nCiao", "1/2/24 3/4/24, 18:30 - Anna: x",
        "From: Anna\nType: incoming\n\nCiao", "I paid 5 on 13/03/24, 18:30 - Anna: x",
    ])
    func refusesOtherTexts(text: String) {
        #expect(parse(text, "it_IT") == nil)
    }

    @Test func readsLongThread() throws {
        var text = ""
        for number in 0..<20000 {
            text += "13/03/24, 18:\(10 + number % 50) - Anna: message \(number)\nsecond line\n"
        }
        let thread = try #require(parse(text, "it_IT"))
        #expect(thread.messages.count == 20000)
        let last = try #require(thread.messages.last)
        #expect(text[last.body] == "message 19999\nsecond line")
    }
}
