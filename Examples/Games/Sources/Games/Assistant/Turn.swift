import Foundation

/// One question and how it is answered.
struct Turn: Sendable {
    let assistant: GamesAssistant
    let question: String
    let conversation: Conversation
    let seed: UInt64

    var games: String { Wording.list(assistant.data.editions.map(\.name)) }

    func answer() async -> GamesAnswer {
        let question = question.trimmingCharacters(in: .whitespacesAndNewlines)
        guard question.count <= GamesAssistant.longestQuestion else {
            return reply(
                .other, .declined,
                "That is too long: a question has at most \(GamesAssistant.longestQuestion) characters.",
                Reading())
        }
        if let quiz = conversation.quiz, let option = quiz.option(in: question) {
            return verdict(quiz, option)
        }
        let reading = assistant.tagger.read(question)
        let isContinued = isContinued(reading)
        let inherited =
            conversation.topic == .rule || isContinued ? conversation.request?.sports : nil
        let rule = assistant.ruleSearch.rule(
            for: reading, inherited: reading.request.sports == nil ? inherited : nil)
        let evidence = TopicEvidence(
            reading, question, hasRule: rule != nil,
            mentionsRule: assistant.ruleSearch.mentionsRule(reading),
            isContinued: isContinued,
            last: conversation.topic)
        var topics = evidence.probabilities()
        var trail: [String] = []
        if topics[0].probability < TopicEvidence.certainty, let model = assistant.model,
            let topicModel = assistant.topicModel,
            let scores = await topicModel.scores(of: question)
        {
            topics = evidence.probabilities(scores)
            trail.append("topic: " + (await model.lastOutcome()))
        }
        var answer: GamesAnswer
        switch topics[0].topic {
        case .result: answer = await result(reading, isContinued: isContinued, question)
        case .rule: answer = ruleAnswer(rule, reading)
        case .quiz: answer = quiz(reading)
        case .smallTalk:
            answer = reply(
                .smallTalk, .smallTalk, SmallTalk.reply(to: reading, games: games), reading)
        case .other: answer = reply(.other, .declined, SmallTalk.declined(games: games), reading)
        }
        answer.topics = topics
        answer.trail = trail + answer.trail
        answer.conversation.topic = answer.topic
        return answer
    }

    /// An answer that leaves the conversation as it is.
    private func reply(_ topic: Topic, _ kind: GamesAnswer.Kind, _ text: String, _ reading: Reading)
        -> GamesAnswer
    {
        GamesAnswer(topic, kind, text, tags: reading.tags, conversation: conversation)
    }

    /// Whether a question goes on with the one before: it says so, or says too little to stand alone.
    private func isContinued(_ reading: Reading) -> Bool {
        guard conversation.topic == .result || conversation.topic == .rule, !reading.words.isEmpty
        else { return false }
        let first = reading.words[0].text
        if ["and", "what about", "how about", "or", "also", "same"].contains(where: { lead in
            let words = lead.split(separator: " ").map(String.init)
            return reading.words.prefix(words.count).map(\.text) == words
        }) {
            return true
        }
        if reading.has(.pronoun) { return true }
        guard reading.request.sports == nil, reading.request.athletes.isEmpty else { return false }
        if !reading.unknown.isEmpty { return false }
        if reading.request.words.isEmpty, reading.request.countries.isEmpty {
            return conversation.topic == .rule || !reading.cues.isDisjoint(with: Self.ownCues)
                || reading.request.medals.isEmpty == false || reading.request.rank != nil
                || !reading.request.genders.isEmpty
        }
        return first == "the" || reading.words.count <= 4
    }

    private static let ownCues: Set<Cue> = [.who, .win, .medals, .country, .count]

    // MARK: - Rules and quiz

    private func ruleAnswer(_ rule: Rule?, _ reading: Reading) -> GamesAnswer {
        var answer: GamesAnswer
        if let rule {
            answer = reply(
                .rule, .rule,
                "\(Wording.capitalised(assistant.data.sportName(rule.sport))): \(rule.answer) (\(rule.source))",
                reading)
            answer.rule = rule
        } else {
            let sport = reading.request.sports.map {
                Wording.list($0.sorted().map { assistant.data.sportName($0) })
            }
            answer = reply(
                .rule, .declined,
                "I have no sourced rule that answers this\(sport.map { " for \($0)" } ?? ""), so I leave it.",
                reading)
        }
        if let sports = reading.request.sports ?? rule.map({ [$0.sport] }) {
            var request = Request()
            request.sports = sports
            answer.conversation.request = request
        }
        return answer
    }

    private func quiz(_ reading: Reading) -> GamesAnswer {
        let sports =
            reading.request.sports
            ?? (conversation.topic == .quiz ? conversation.request?.sports : nil)
        let quiz = Quiz(assistant.data, sports: sports, seed: seed)
        guard let question = quiz.question(conversation.score.asked) else {
            return reply(
                .quiz, .declined, "The data has too little for a quiz about that.", reading)
        }
        let options = zip(["A", "B", "C", "D"], question.options).map { "\($0)) \($1)" }
        var answer = reply(
            .quiz, .quiz, question.prompt + "\n" + options.joined(separator: "\n"), reading)
        answer.quiz = question
        answer.conversation.quiz = question
        var request = Request()
        request.sports = sports
        answer.conversation.request = request
        return answer
    }

    private func verdict(_ quiz: QuizQuestion, _ option: Int) -> GamesAnswer {
        var score = conversation.score
        score.asked += 1
        let isRight = option == quiz.correctIndex
        if isRight { score.right += 1 }
        let text =
            (isRight ? "Right. " : "Not quite: it is \(quiz.options[quiz.correctIndex]). ")
            + quiz.explanation + " Score: \(score.right) of \(score.asked)."
        var answer = reply(.quiz, .quiz, text, Reading())
        answer.events = [quiz.event]
        answer.followUps = ["Next question"]
        answer.conversation.quiz = nil
        answer.conversation.score = score
        answer.conversation.topic = .quiz
        return answer
    }
}
