/// Suggests questions to go on with, each of which the data was seen to answer.
struct FollowUps: Sendable {
    let assistant: GamesAssistant

    /// At most three questions.
    func suggestions(after draft: ResultDraft) -> [String] {
        var suggestions: [String] = []
        let wording = Wording(data: assistant.data)
        for candidate in candidates(after: draft, wording) where suggestions.count < 3 {
            if !suggestions.contains(candidate), hasAnswer(candidate, not: draft) {
                suggestions.append(candidate)
            }
        }
        return suggestions
    }

    private func candidates(after draft: ResultDraft, _ wording: Wording) -> [String] {
        let events = draft.allEvents
        guard let event = events.first else { return ["Which country won the most gold medals?"] }
        let data = assistant.data
        var questions: [String] = []
        if events.count == 1 {
            let ranks = Set(draft.places.map(\.placement.rank))
            if ranks == [1] { questions.append("Who came second in the \(wording.title(event))?") }
            let counterpart = data.events.first {
                $0.games == event.games && $0.sport == event.sport && $0.name == event.name
                    && $0.gender != event.gender
            }
            if let counterpart { questions.append("Who won the \(wording.title(counterpart))?") }
            if let name = draft.places.first?.placement.names.first {
                questions.append("Which medals did \(name) win?")
            }
        } else if let person = draft.people.first {
            questions.append("Which country is \(person) from?")
            questions.append("Who won the \(wording.title(event))?")
        }
        if let code = draft.places.first?.placement.country {
            questions.append(
                "How many medals did \(data.countryName(code)) win in \(data.sportName(event.sport))?"
            )
        }
        questions.append(
            "Which country won the most gold medals in \(data.sportName(event.sport))?")
        return questions
    }

    private func hasAnswer(_ question: String, not draft: ResultDraft) -> Bool {
        let reading = assistant.tagger.read(question)
        guard reading.unknown.isEmpty, !reading.hasUnknownPerson else { return false }
        let answers = ResultAnswers(search: assistant.search)
        let next = answers.answer(RequestReading.request(reading))
        return next.kind == .result && next.text != draft.text
    }
}
