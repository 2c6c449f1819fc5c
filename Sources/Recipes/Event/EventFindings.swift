import Foundation

/// What a thread, a mail or a notice says of an event.
public struct EventFindings: RecipeFindings {
    /// What it is called.
    public let title: Verdict<String>
    /// The day.
    public let day: Verdict<CalendarDay>
    /// When it starts, as agreed last.
    public let start: Verdict<TimeOfDay>
    /// When it ends.
    public let end: Verdict<TimeOfDay>
    /// Where it is, as said.
    public let place: Verdict<String>
    /// Who takes part.
    public let people: [Finding<String>]

    /// Title, day, start, end and place.
    public var fields: [FieldReport] {
        [
            FieldReport("title", title) { $0 },
            FieldReport("day", day) { $0.description },
            FieldReport("start", start) { $0.description },
            FieldReport("end", end) { $0.description },
            FieldReport("place", place) { $0 },
        ]
    }

    /// The people.
    public var lists: [ListReport] {
        [
            ListReport(
                name: "people",
                rows: people.map { [FieldReport("name", Verdict.found($0)) { $0 }] })
        ]
    }
}
