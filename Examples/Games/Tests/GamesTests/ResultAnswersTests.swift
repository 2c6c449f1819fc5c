import Games
import Testing

/// Expected results were read off `paris-2024.json` by hand.
struct ResultAnswersTests {
    private let assistant: GamesAssistant

    init() throws { assistant = try GamesAssistant() }

    @Test(arguments: [
        ("Who won the men's 100 metres?", "athletics-men-100m", ["Noah Lyles"]),
        ("mens 100 fly gold", "swimming-men-100m-butterfly", ["Kristóf Milák"]),
        ("who won ping pong womens singles", "table-tennis-women-singles", ["Chen Meng"]),
        ("women's 10,000m winner", "athletics-women-10000m", ["Beatrice Chebet"]),
        (
            "beach volley women champions", "beach-volleyball-women-tournament",
            ["Ana Patrícia", "Duda Lisboa"]
        ),
        ("gold judo men +100kg", "judo-men-over-100kg", ["Teddy Riner"]),
        (
            "who came second in the mens javelin throw", "athletics-men-javelin-throw",
            ["Neeraj Chopra"]
        ),
        ("men's pole vault gold", "athletics-men-pole-vault", ["Armand Duplantis"]),
        ("pommel horse winner", "artistic-gymnastics-men-pommel-horse", ["Rhys McClenaghan"]),
        ("winer of the mens decatlon", "athletics-men-decathlon", ["Markus Rooth"]),
    ])
    func answersOneEvent(question: String, event: String, names: [String]) async {
        let answer = await assistant.answer(question)
        #expect(answer.kind == .result)
        #expect(answer.events == [event])
        #expect(answer.rows.flatMap(\.names) == names)
        for name in names { #expect(answer.text.contains(name)) }
    }

    @Test func statesAllOfATie() async {
        let answer = await assistant.answer("mens 100 breast silver")
        #expect(Set(answer.rows.flatMap(\.names)) == ["Adam Peaty", "Nic Fink"])
    }

    @Test func saysWhyThereIsNoBronze() async {
        let answer = await assistant.answer("who came third in the men's 100m breaststroke?")
        #expect(answer.text.contains("therefore no bronze"))
    }

    @Test(arguments: [
        ("How many medals did Simone Biles win?", 4), ("How many golds did Leon Marchand win?", 4),
        ("how many medals did Botswana win", 2), ("golds of Kenya in athletics", 4),
        ("how many events were there in archery", 5),
    ])
    func counts(question: String, count: Int) async {
        #expect(await assistant.answer(question).count == count)
    }

    @Test func saysNoWhereAnotherMedalWasWon() async {
        let football = await assistant.answer("Did France win the men's football?")
        #expect(football.text.hasPrefix("No: France won silver"))
        let lyles = await assistant.answer("Was Noah Lyles first in the 200 m?")
        #expect(lyles.text.hasPrefix("No: "))
        #expect(lyles.rows.map(\.rank) == [3])
    }

    @Test(arguments: [
        ("who won badminton?", 5), ("who won the sprint hurdles?", 2), ("ping pong singles", 2),
        ("gold in women's skateboarding", 2), ("who won the keirin", 2),
    ])
    func asksBack(question: String, events: Int) async {
        let answer = await assistant.answer(question)
        #expect(answer.kind == .clarification)
        #expect(answer.rows.isEmpty)
        #expect(answer.events.count == events)
        #expect(answer.text.hasSuffix("?"))
    }

    @Test func everyChoiceSettlesTheQuestion() async {
        let answer = await assistant.answer("who won badminton?")
        #expect(answer.choices.count == 5)
        for (choice, event) in zip(answer.choices, answer.events) {
            let next = await assistant.answer(choice, in: answer.conversation)
            #expect(next.kind == .result)
            #expect(next.events == [event])
        }
    }

    @Test func asksWhichOfSeveralPeople() async {
        let answer = await assistant.answer("Which medals did Fox win?")
        #expect(answer.kind == .clarification)
        #expect(answer.text.contains("Jessica Fox") && answer.text.contains("Noemie Fox"))
        let namesakes = await assistant.answer("Which medals did Yang Liu win?")
        #expect(namesakes.kind == .clarification)
    }

    @Test(arguments: [
        "Tokyo 2020 100 m men, who won?", "Who won men's ice hockey?", "baseball gold medal",
        "karate kata womens winner",
        "What did Michael Phelps win in Paris?", "who won the men's 60 kg boxing",
        "winner of the mixed 4x400 freestyle relay",
        "who won the women's decathlon",
        "who won the men's 10m air rifle at the world championships",
        "who finished last in the men's 100m", "Usain Bolt medals", "did Nadal win a medal",
        "men's 100 m junior champion",
        "who won the 100m at the paralympics", "women's 4x200 medley relay", "Andy Murray medals",
    ])
    func statesNothingThatIsNotInTheData(question: String) async {
        let answer = await assistant.answer(question)
        #expect(answer.kind != .result && answer.kind != .rule)
        #expect(answer.rows.isEmpty)
    }

    @Test func tellsWhatWasLookedForAndTheNearest() async {
        let answer = await assistant.answer("who won the men's 60 kg boxing")
        #expect(answer.kind == .notFound)
        #expect(answer.text.contains("60 kg"))
        #expect(!answer.choices.isEmpty)
    }

    @Test func leavesTheWordsOfTagsAsTheyAre() async {
        let question = "Did the Dutch win MEN'S Keirin?"
        let answer = await assistant.answer(question)
        for tag in answer.tags.tags { #expect(question.contains(tag.text)) }
        #expect(answer.tags[.country].first?.values == ["NED"])
        #expect(answer.tags.topics.count <= 2)
    }

    @Test func ranksCountries() async {
        let answer = await assistant.answer("Which country won most golds in swimming?")
        #expect(answer.text.hasPrefix("The United States"))
        #expect(answer.count == 8)
        let tied = await assistant.answer("which nation got the most golds")
        #expect(tied.count == 40)
        #expect(tied.text.contains("China"))
    }

    @Test func everyFollowUpHasAnAnswer() async {
        for question in [
            "Who won the men's 100 m?", "Simone Biles medals", "golds of Kenya in athletics",
            "medal table",
        ] {
            for next in await assistant.answer(question).followUps {
                #expect(await assistant.answer(next).kind == .result, "\(next)")
            }
        }
    }
}
