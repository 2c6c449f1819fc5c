import Apus
import Foundation
import Recipes

/// `apus extract event`: what a chat, a mail or a notice says of an event.
struct ExtractEventCommand: Command {
    static let name = "event"
    static let summary = "Read what happens when, where and with whom"
    static let discussion = ExtractArguments.discussion(
        fields: "title, day, start, end, place and the people")

    var model = ModelArguments()
    var extraction = ExtractArguments()
    var calendarFile: String?

    static let parameters: [Parameter<Self>] =
        ExtractArguments.parameters.within(\.extraction) + [
            .option(
                "--ics", value: "FILE", \.calendarFile, .file,
                help: "Write the event to FILE as iCalendar, for any program with a calendar")
        ] + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        guard let calendarFile else {
            return try await extraction.run(EventRecipe(), model: model, console)
        }
        if extraction.readsJSONLines {
            throw CommandLineError(
                .usage(
                    .conflict(first: "--jsonl", second: "--ics"),
                    commandPath: "apus extract event"))
        }
        try await extraction.run(EventRecipe(), model: model, console) { findings in
            let file = try CalendarFile(findings, timeZone: extraction.context.timeZone)
            do {
                try file.text.write(toFile: calendarFile, atomically: true, encoding: .utf8)
            } catch {
                throw CommandLineError(
                    .unwritable(source: calendarFile.quoted, reason: SystemReason.current))
            }
        }
    }
}
