import Foundation

/// What the rules find about an event.
public struct EventEvidence: Sendable {
    let day: Verdict<CalendarDay>
    let start: Verdict<TimeOfDay>
    let end: Verdict<TimeOfDay>
    let titles: Candidates<String>
    /// Whether no title is sure.
    let isTitleOpen: Bool
    let places: Candidates<String>
    /// Whether no place is sure.
    let isPlaceOpen: Bool
    let people: [Finding<String>]

    init(in document: Document, _ context: RecipeContext) {
        let locale = context.locale ?? EventLocale.guess(of: document.text)
        let thread = EventThread(document, locale, today: context.today)
        let schedule = EventSchedule(thread)
        day = Self.verdict(schedule.day, document)
        start = Self.verdict(schedule.start, document)
        end = Self.verdict(schedule.end, document)
        let attendance = Attendance(thread, schedule)
        let scanner = PlaceScanner(
            thread, occupied: schedule.occupied, declining: attendance.declining)
        let mentions = scanner.mentions()
        let choice = PlaceChoice(mentions, thread)
        let ranked = choice.ranked
        var places = Candidates<String>("place")
        for mention in ranked where !places.all.contains(where: { $0.text == mention.span.text }) {
            places.append(mention.span.text, mention.span.text, at: [mention.span.range])
        }
        self.places = places
        isPlaceOpen = choice.isOpen
        var titles = Candidates<String>("title")
        let found = TitleCandidates(
            thread, occupied: schedule.untitled, place: choice.isOpen ? nil : ranked.first)
        for span in found.all where !titles.all.contains(where: { $0.text == span.text }) {
            titles.append(span.text, span.text, at: [span.range])
        }
        self.titles = titles
        isTitleOpen = found.isOpen
        people = PeopleMentions(thread, absent: attendance.absent).people.map { span in
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
