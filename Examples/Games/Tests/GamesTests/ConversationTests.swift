import Games
import Testing

struct ConversationTests {
    private let assistant: GamesAssistant

    init() throws { assistant = try GamesAssistant() }

    @Test(arguments: [
        ("Who won men's singles in badminton?", "And the women?", "badminton-women-singles"),
        (
            "Who won women's singles in table tennis?", "What about the doubles?",
            "table-tennis-mixed-doubles"
        ),
        ("who won the womens 800m run?", "the 1500?", "athletics-women-1500m"),
        ("Who won women's volleyball?", "who came second?", "volleyball-women-tournament"),
        ("who won the 100 m freestyle for women", "and the 200?", "swimming-women-200m-freestyle"),
        ("who won badminton?", "mixed doubles", "badminton-mixed-doubles"),
    ])
    func goesOn(first: String, second: String, event: String) async {
        let answer = await assistant.answer(first)
        let next = await assistant.answer(second, in: answer.conversation)
        #expect(next.kind == .result)
        #expect(next.events == [event])
    }

    @Test func tellsOnlyWhatWasNotToldBefore() async {
        let first = await assistant.answer("Who came third in the women's 400 m hurdles?")
        let second = await assistant.answer("what else did she win", in: first.conversation)
        #expect(
            Set(second.events) == ["athletics-women-4x400m-relay", "athletics-mixed-4x400m-relay"])
        let third = await assistant.answer("Did she win anything else?", in: second.conversation)
        #expect(third.rows.isEmpty)
        #expect(third.text == "Femke Bol won no other medal in these results.")
    }

    @Test func knowsWhoSheIs() async {
        let answer = await assistant.answer("Who won the women's 100 m?")
        let next = await assistant.answer("Which country is she from?", in: answer.conversation)
        #expect(next.text == "Julien Alfred competed for Saint Lucia.")
    }

    @Test func keepsTheScoreOfAQuiz() async {
        var conversation = Conversation()
        let asked = await assistant.answer(
            "Give me a quiz question about judo", in: conversation, seed: 3)
        #expect(asked.topic == .quiz)
        guard let quiz = asked.quiz else {
            Issue.record("no question")
            return
        }
        let letter = ["A", "B", "C", "D"][quiz.correctIndex]
        let verdict = await assistant.answer(letter, in: asked.conversation, seed: 3)
        #expect(verdict.text.hasPrefix("Right."))
        conversation = verdict.conversation
        #expect(conversation.score.right == 1 && conversation.score.asked == 1)
        let next = await assistant.answer("next one", in: conversation, seed: 3)
        #expect(next.quiz != nil && next.quiz != quiz)
        #expect(next.quiz?.prompt.contains("judo") == true)
    }

    @Test(arguments: [
        ("hi there", Topic.smallTalk), ("who are you?", .smallTalk),
        ("What is 17 times 23?", .other),
        ("How do I cook rice?", .other), ("start a trivia round", .quiz),
        ("What is offside in soccer?", .rule),
        ("golf women winner", .result),
    ])
    func tellsTopicsApart(question: String, topic: Topic) async {
        #expect(await assistant.answer(question).topic == topic)
    }

    @Test(arguments: [
        ("what does ippon mean", "judo-ippon"),
        ("How heavy is the women's shot?", "athletics-shot-weight"),
        ("why are there two bronze medals in boxing", "boxing-bronze"),
        ("how far do archers shoot", "archery-distance"),
    ])
    func tellsRulesWithTheirSource(question: String, rule: String) async {
        let answer = await assistant.answer(question)
        #expect(answer.rule?.id == rule)
        #expect(answer.rule.map { answer.text.contains($0.source) } == true)
    }

    @Test(arguments: [
        "What tyre pressure is allowed in road cycling?", "how does castling work in chess",
        "how many substitutes can a hockey team name for a friendly?",
        "how many referees in water polo",
    ])
    func declinesRulesThatItDoesNotHave(question: String) async {
        let answer = await assistant.answer(question)
        #expect(answer.kind == .declined)
        #expect(answer.rule == nil)
    }
}
