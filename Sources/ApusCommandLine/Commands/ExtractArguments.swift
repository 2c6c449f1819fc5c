import Foundation
import Recipes

/// What every recipe's command takes beside a model.
struct ExtractArguments: Sendable {
    var file: String?
    var locale: Locale?
    var today: CalendarDay?
    var timeZone: TimeZone?
    var printsJSON = false
    var readsJSONLines = false
    var resultsFile: String?

    static let parameters: [Parameter<Self>] = [
        .argument(
            "FILE", \.file, .file,
            help: "A text, or a picture to read with Tesseract; standard input if absent or -"),
        .option(
            "--locale", value: "NAME", \.locale, .locale,
            help: """
                Whose customs decide what dates and amounts mean, such as de_DE; by default those \
                of the document's words
                """),
        .option(
            "--today", value: "DAY", \.today, .day,
            help: "The day from which said days are counted, such as 2026-05-31; by default today"),
        .option(
            "--time-zone", value: "NAME", \.timeZone, .timeZone,
            help: "Where it is that day, such as Europe/Rome; by default this machine's"),
        .flag("--json", path: \.printsJSON, help: "Print one object"),
        .flag(
            "--jsonl", path: \.readsJSONLines,
            help: "Read one document a line as JSON, and print one object a line"),
        .option(
            "--resume", value: "FILE", \.resultsFile, .file,
            help: """
                With --jsonl, append the results to FILE, and skip the documents whose results an \
                earlier run has written there
                """),
    ]

    var context: RecipeContext {
        let zone = timeZone ?? .current
        return RecipeContext(
            locale: locale, today: today ?? CalendarDay(Date(), in: zone), timeZone: zone)
    }

    /// The names of two options that exclude each other, if both are given, or of one that needs
    /// another.
    var problem: UsageProblem? {
        if readsJSONLines, printsJSON { return .conflict(first: "--json", second: "--jsonl") }
        if resultsFile != nil, !readsJSONLines { return .missing(name: "--jsonl") }
        return nil
    }
}
