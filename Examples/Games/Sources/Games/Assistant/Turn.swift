import Foundation

/// One question and how it is answered.
struct Turn: Sendable {
    let assistant: GamesAssistant
    let question: String
    let conversation: Conversation
    let seed: UInt64

    private var games: String { Wording.list(assistant.data.editions.map(\.name)) }

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

    // MARK: - Results

    private func result(_ reading: Reading, isContinued: Bool, _ question: String) async
        -> GamesAnswer
    {
        let yesNo = ["did", "has", "have", "is", "was", "were", "does"].contains(
            reading.words.first?.text ?? "")
        let answers = ResultAnswers(search: assistant.search, isYesNo: yesNo)
        let request = RequestReading.request(reading)
        var draft: ResultDraft
        if reading.hasUnknownPerson || !reading.unknown.isEmpty {
            let names =
                reading.hasUnknownPerson
                ? reading.tags[.athlete].filter(\.values.isEmpty).map(\.text) : []
            let what = (names + reading.unknown).map { "“\($0)”" }
            draft = answers.notFound(request, looked: Wording.list(Array(what.prefix(5))))
        } else if isContinued, let old = conversation.request {
            draft = continued(request, reading, after: old, answers)
        } else if !request.hasSubject, request.form == .placings || request.form == .country {
            draft = ResultDraft(
                .clarification, "About which sport, event, country or athlete?", request)
        } else {
            draft = answers.answer(request)
            if draft.kind == .notFound, let both = both(question, answers) { draft = both }
        }
        var answer = GamesAnswer(
            .result, draft.kind, draft.text, tags: reading.tags, conversation: conversation)
        answer.events = draft.allEvents.map(\.id)
        answer.rows = draft.places.map { answers.wording.row($0.event, $0.placement) }
        answer.count = draft.count
        answer.table = draft.table
        answer.choices = draft.choices
        if draft.kind == .result || draft.kind == .clarification {
            answer.conversation.request = draft.request
        }
        if !draft.people.isEmpty { answer.conversation.people = draft.people }
        answer.conversation.quiz = nil
        if draft.kind == .result {
            answer.followUps = FollowUps(assistant: assistant).suggestions(after: draft)
        }
        if draft.isSummary, let model = assistant.model {
            let summary = Summary(answers.wording)
            if let told = await summary.told(draft, by: model) {
                answer.text = told
                answer.isByModel = true
            }
            answer.trail.append("summary: " + (await model.lastOutcome()))
        }
        return answer
    }

    /// Two events that `and` joins, each with what only the other has: `the keirin and the sprint for men`.
    private func both(_ question: String, _ answers: ResultAnswers) -> ResultDraft? {
        guard let joint = question.range(of: " and ", options: .caseInsensitive) else { return nil }
        let readings = [question[..<joint.lowerBound], question[joint.upperBound...]].map {
            assistant.tagger.read(String($0))
        }
        var requests = readings.map(RequestReading.request)
        guard requests.allSatisfy({ $0.form == .placings && !$0.words.isEmpty }),
            readings.allSatisfy({ $0.unknown.isEmpty && !$0.hasUnknownPerson })
        else { return nil }
        for (index, other) in [(0, requests[1]), (1, requests[0])] {
            if requests[index].genders.isEmpty { requests[index].genders = other.genders }
            if requests[index].sports == nil { requests[index].sports = other.sports }
            if requests[index].medals.isEmpty, !requests[index].asksWinner {
                requests[index].medals = other.medals
                requests[index].asksWinner = other.asksWinner
            }
        }
        let first = answers.answer(requests[0])
        if requests[1].sports == nil, first.kind == .result {
            requests[1].sports = Set(first.allEvents.map(\.sport))
        }
        let drafts = [first, answers.answer(requests[1])]
        guard drafts.allSatisfy({ $0.kind == .result }) else { return nil }
        var all = drafts[0]
        all.text += "\n" + drafts[1].text
        all.places += drafts[1].places
        all.isSummary = true
        all.people = []
        return all
    }

    private func continued(
        _ request: Request, _ reading: Reading, after old: Request, _ answers: ResultAnswers
    ) -> ResultDraft {
        var first: ResultDraft?
        // What stands alone is not bent to what was before, unless it says that it goes on.
        let saysSo = ["and", "or", "what", "how", "also", "same"].contains(reading.words[0].text)
        if !saysSo, request.hasSubject, !reading.has(.pronoun) {
            let alone = answers.answer(request)
            if alone.kind == .result { return alone }
        }
        for candidate in RequestReading.continued(
            request, reading, after: old, people: conversation.people)
        {
            let draft = answers.answer(candidate)
            if draft.kind == .result { return draft }
            if first == nil || first?.kind == .notFound && draft.kind == .clarification {
                first = draft
            }
        }
        let alone = answers.answer(request)
        if alone.kind == .result, request.hasSubject { return alone }
        return first ?? alone
    }

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
