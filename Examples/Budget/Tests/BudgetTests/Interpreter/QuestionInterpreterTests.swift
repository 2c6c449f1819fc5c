import Apus
import Budget
import Testing

@Suite struct QuestionInterpreterTests {
    @Test(arguments: [
        ("How much did I spend last month?", "total, period 2026-10-01…2026-10-31"),
        (
            "grocries last mnth",
            "total, period 2026-10-01…2026-10-31, category Groceries"
        ),
        ("top five shops in June", "byMerchant, period 2026-06-01…2026-06-30, limit 5"),
        (
            "How often was I at mcdonalds in 2025?",
            "count, period 2025-01-01…2025-12-31, merchant McDonald's"
        ),
        (
            "payments over 100 euros last 3 months total",
            "total, period 2026-08-01…2026-10-31, minimum 100"
        ),
        (
            "compare July to the month before",
            "compare, period 2026-07-01…2026-07-31, against 2026-06-01…2026-06-30"
        ),
        ("what's left for coffee", "remaining, period 2026-11-01…2026-11-30, category Coffee"),
        ("which subscriptions do I have", "recurring"),
        ("when did I last shop at marks and spencer", "lastTime, merchant Marks & Spencer"),
        (
            "how much did I spend at Next in May",
            "total, period 2026-05-01…2026-05-31, merchant Next"
        ),
        ("search \"Gutschein\"", "search, words Gutschein"),
        ("savings rate last year", "savingsRate, period 2025-01-01…2025-12-31"),
        (
            "spent with my credit card yesterday",
            "total, period 2026-11-14…2026-11-14, account Kreditkarte"
        ),
    ])
    func understandsEnglish(question: String, outline: String) async {
        #expect(await SampleQuestions.outline(question) == outline)
    }

    @Test(arguments: [
        (
            "quanto ho speso da Esselunga quest'anno?",
            "total, period 2026-01-01…2026-12-31, merchant Esselunga"
        ),
        (
            "ho speso più a marzo che a febbraio?",
            "compare, period 2026-03-01…2026-03-31, against 2026-02-01…2026-02-28"
        ),
        ("le 3 spese più alte del 2026", "largest, period 2026-01-01…2026-12-31, limit 3"),
        (
            "quante volte ho mangiato fuori ad aprile",
            "count, period 2026-04-01…2026-04-30, category Restaurants"
        ),
        (
            "Wie viel habe ich im Mai für Lebensmittel ausgegeben?",
            "total, period 2026-05-01…2026-05-31, category Groceries"
        ),
        (
            "Restaurantkosten pro Monat seit Januar",
            "trend, period 2026-01-01…2026-11-15, category Restaurants"
        ),
        (
            "die drei größten Einkäufe bei der Deutschen Bahn",
            "largest, merchant Deutsche Bahn, limit 3"
        ),
        (
            "Zahlungen zwischen 20 und 50 Euro im März",
            "total, period 2026-03-01…2026-03-31, minimum 20, maximum 50"
        ),
    ])
    func understandsItalianAndGerman(question: String, outline: String) async {
        #expect(await SampleQuestions.outline(question) == outline)
    }

    @Test(arguments: [
        ("and in July?", "total, period 2026-07-01…2026-07-31, category Groceries"),
        ("and dining only?", "total, period 2026-10-01…2026-10-31, category Restaurants"),
        ("the month before", "total, period 2026-09-01…2026-09-30, category Groceries"),
        ("on what?", "explain, period 2026-10-01…2026-10-31, category Groceries"),
        (
            "what about Lidl?",
            "total, period 2026-10-01…2026-10-31, merchant Lidl, category Groceries"
        ),
        ("how often?", "count, period 2026-10-01…2026-10-31, category Groceries"),
        (
            "compared to the month before?",
            "compare, period 2026-10-01…2026-10-31, against 2026-09-01…2026-09-30, category Groceries"
        ),
    ])
    func keepsTheQuestionBefore(question: String, outline: String) async {
        let before = "how much for groceries last month"
        #expect(await SampleQuestions.outline(question, after: [before]) == outline)
    }

    @Test(arguments: [
        "Will it rain tomorrow?", "what should I invest in", "how much does my boss earn",
        "cancel my Netflix subscription", "tell me a joke", "soll ich ein Auto kaufen?",
        "che tempo fa a Roma?", "how much will I spend next month",
    ])
    func declinesWhatNoLedgerKnows(question: String) async {
        #expect(await SampleQuestions.outline(question) == "outOfScope")
    }

    @Test func offersTheNearestNameInsteadOfAnsweringWithoutIt() async {
        let outline = await SampleQuestions.outline("how much did I spend at Starbox Coffeehouse")
        #expect(outline.hasPrefix("unknownName"))
        #expect(
            await SampleQuestions.outline("how much did I spend at Tiffany's").hasPrefix(
                "unknownName"))
        #expect(
            await SampleQuestions.outline("spent at strabucks this year")
                == "total, period 2026-01-01…2026-12-31, merchant Starbucks")
    }

    @Test func declinesWhatIsTooLongInsteadOfCuttingIt() async {
        let question = "how much last month" + String(repeating: " ", count: 381)
        #expect(await SampleQuestions.outline(question).hasPrefix("total"))
        #expect(
            await SampleQuestions.outline(question + "?") == "tooLong(401, limit: 400)")
    }

    @Test(arguments: [
        ("groceries or restaurants last month", ["Groceries", "Restaurants"]),
        ("how much did I spend at REWE and at Lidl in May", ["REWE", "Lidl"]),
        ("wie viel bei REWE oder IKEA", ["REWE", "IKEA"]),
    ])
    func declinesSeveralNames(question: String, names: [String]) async {
        #expect(await SampleQuestions.outline(question) == "severalNames(\(names))")
    }

    @Test func saysWhyNoModelTookPart() async throws {
        let today = try #require(SampleQuestions.today)
        let off = ModelClient(
            [.local("no-such-model")], environment: [ModelClient.environmentVariable: "off"])
        for (client, word) in [
            (off, "switched off"), (ModelClient([.local("no-such-model")]), "no-such-model"),
        ] {
            let interpreter = QuestionInterpreter(
                names: SampleQuestions.names, today: today, client: client)
            // No word says what is asked.
            let result = await interpreter.interpret("the thing with the stuff over there please")
            #expect(result.path == .keywords)
            #expect(result.reason.contains(word), "\(result.reason)")
            #expect(result.question == nil)
        }
    }
}
