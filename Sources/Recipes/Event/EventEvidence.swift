import Foundation

/// What the rules find about an event.
public struct EventEvidence: Sendable {
    let day: Verdict<CalendarDay>
    let start: Verdict<TimeOfDay>
    let end: Verdict<TimeOfDay>
    let titles: Candidates<String>
    let places: Candidates<String>
    let people: [Finding<String>]

    init(in document: Document, _ context: RecipeContext) {
        let locale = context.locale ?? EventLocale.guess(of: document.text)
        let thread = EventThread(document, locale, today: context.today)
        let schedule = EventSchedule(thread)
        day = Self.verdict(schedule.day, document)
        start = Self.verdict(schedule.start, document)
        end = Self.verdict(schedule.end, document)
        let mentions = PlaceScanner(thread, occupied: schedule.occupied).mentions()
        let ranked = PlaceChoice(mentions, thread).ranked
        var places = Candidates<String>("place")
        for mention in ranked where !places.all.contains(where: { $0.text == mention.span.text }) {
            places.append(mention.span.text, mention.span.text, at: [mention.span.range])
        }
        self.places = places
        var titles = Candidates<String>("title")
        let found = TitleCandidates(thread, occupied: schedule.occupied, place: ranked.first)
        for span in found.all where !titles.all.contains(where: { $0.text == span.text }) {
            titles.append(span.text, span.text, at: [span.range])
        }
        self.titles = titles
        people = PeopleMentions(thread).people.map { span in
            Finding(
                value: span.text, text: span.text, ranges: [document.place(of: span.range)],
                confidence: Confidence.choice)
        }
    }

    private static func verdict<Value>(
        _ choice: EventSchedule.Choice<Value>?, _ document: Document
    ) -> Verdict<Value> {
        guard let choice else { return .absent }
        return .found(
            Finding(
                value: choice.value, text: choice.span.text,
                ranges: [document.place(of: choice.span.range)], confidence: choice.confidence))
    }
}

/// Orders places: the last one among those that are surest comes first.
struct PlaceChoice {
    let ranked: [PlaceMention]

    init(_ mentions: [PlaceMention], _ thread: EventThread) {
        // Those of a rank below what is nearly sure only count if there is no better one.
        let best = mentions.map(\.rank).max() ?? 0
        let strong = mentions.filter { $0.rank >= min(best, 6) && $0.rank >= 4 }
        var ordered: [PlaceMention] = []
        for mention in strong.reversed() {
            // A place that was said with more words before is the same.
            let fuller = mentions.last {
                $0.span.text.count > mention.span.text.count
                    && $0.span.text.lowercased().contains(mention.span.text.lowercased())
                    && $0.rank >= 4
            }
            ordered.append(fuller ?? mention)
        }
        // `devant la grande fontaine` after `au parc des Buttes` says where in the park.
        if let first = ordered.first, !Self.isNamed(first), first.rank == 7,
            thread.language.table.codes.first != "de",
            !thread.passages[first.passage].has(
                EventWords.changes, in: thread.passages[first.passage].tokens.indices),
            let named = ordered.firstIndex(where: {
                Self.isNamed($0) && $0.passage != first.passage
            })
        {
            ordered.insert(ordered.remove(at: named), at: 0)
        }
        ranked = ordered
    }

    private static func isNamed(_ mention: PlaceMention) -> Bool {
        mention.rank >= 6 && mention.span.text.contains { $0.isUppercase || $0.isNumber }
    }
}
