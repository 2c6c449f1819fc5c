import Foundation

extension Turn {
    func result(_ reading: Reading, isContinued: Bool, _ question: String) async
        -> GamesAnswer
    {
        let yesNo = ["did", "has", "have", "is", "was", "were", "does"].contains(
            reading.words.first?.text ?? "")
        let answers = ResultAnswers(search: assistant.search, isYesNo: yesNo)
        let request = RequestReading.request(reading)
        var draft: ResultDraft
        if isAboutHow(reading) {
            draft = answers.notFound(request, looked: "a result")
        } else if reading.hasUnknownPerson || !reading.unknown.isEmpty {
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
        if draft.kind == .result { answer.conversation.events = Set(answer.rows.map(\.event)) }
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

    /// Whether it asks how, why or whether something is, and not who won: no result answers that.
    private func isAboutHow(_ reading: Reading) -> Bool {
        let openings: Set<String> = [
            "how", "why", "when", "where", "is", "are", "can", "may", "must", "does", "do",
            "should", "if", "explain",
        ]
        guard openings.contains(reading.words.first?.text ?? ""), !reading.has(.goesOn) else {
            return false
        }
        let request = reading.request
        let asksResult =
            reading.has(.win) || reading.has(.medals) || reading.has(.table) || reading.has(.count)
            || reading.has(.who)
            || !request.medals.isEmpty || request.rank != nil || !request.athletes.isEmpty
            || !request.countries.isEmpty
        return !asksResult
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
        let asksForMore = reading.words.contains { ["else", "other", "others"].contains($0.text) }
        for var candidate in RequestReading.continued(
            request, reading, after: old, people: conversation.people)
        {
            candidate.toldEvents =
                asksForMore ? old.toldEvents.union(conversation.events) : []
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
}
