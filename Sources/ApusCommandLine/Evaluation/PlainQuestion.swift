import Foundation
import OrderedJSON
import Recipes

/// What the baseline asks of a model about a case, and how its answer is read.
struct PlainQuestion {
    /// How the text of a member becomes a value.
    private enum Kind { case text, amount, currency, day, time, names, choice }

    private struct Member {
        let name: String
        let kind: Kind
        let meaning: String
    }

    private let members: [Member]
    private let subject: String
    private let item: EvaluationCase

    /// A question about a case; nil if nothing is known of its job.
    init?(_ item: EvaluationCase) {
        guard let (subject, members) = Self.questions[item.recipe] else { return nil }
        self.subject = subject
        // Of a question for tools only what it is about is asked, so that a guess costs nothing.
        self.members =
            item.recipe == ToolAnswers.job
            ? members.filter { $0.name == "tool" || item.expected[$0.name] != nil } : members
        self.item = item
    }

    /// What the model is told.
    var instructions: String {
        let today = item.context.today.map { " Today is \($0)." } ?? ""
        let list = members.map { "- \"\($0.name)\": \($0.meaning)" }.joined(separator: "\n")
        return """
            \(subject)\(today) Answer with one JSON object that has these members:
            \(list)
            Copy values exactly as they are written. A value that is not there is null. \
            Write the JSON object and nothing else.
            """
    }

    /// What a model's answer says; nothing where it is no object.
    func findings(in answer: String) -> AnyRecipeFindings {
        let object = Self.object(in: answer)
        var fields: [FieldReport] = []
        var lists: [ListReport] = []
        for member in members {
            let value = object?[member.name]
            if member.kind == .names {
                let names = value?.arrayValue ?? (value?.isNull ?? true ? [] : [value ?? .null])
                lists.append(
                    ListReport(
                        name: member.name,
                        rows: names.compactMap(Self.text).map {
                            [FieldReport(name: "name", value: $0, text: $0)]
                        }))
                continue
            }
            let text = value.flatMap(Self.text)
            fields.append(
                FieldReport(
                    name: member.name, value: text.map { normalised($0, member.kind) },
                    text: member.kind == .choice ? nil : text))
        }
        return AnyRecipeFindings(fields: fields, lists: lists)
    }

    /// The object from the first brace to the last one.
    private static func object(in answer: String) -> JSONValue? {
        guard let start = answer.firstIndex(of: "{"), let end = answer.lastIndex(of: "}"),
            start < end
        else { return nil }
        return try? JSONValue(parsing: String(answer[start...end]))
    }

    private static func text(_ value: JSONValue) -> String? {
        if value.isNull { return nil }
        let text = value.stringValue ?? value.jsonText()
        return text.allSatisfy(\.isWhitespace) || text == "null" ? nil : text
    }

    private func normalised(_ text: String, _ kind: Kind) -> String {
        let locale = item.context.locale ?? Locale(identifier: "en")
        let amounts = AmountParser(locale: locale)
        switch kind {
        case .text, .names, .choice:
            return text
        case .amount:
            return amounts.parse(text).map { "\($0.preferred.value)" } ?? text
        case .currency:
            return amounts.parse("1 " + text)?.preferred.currency ?? text
        case .day:
            let said = item.context.today.flatMap {
                SaidDateParser(locale: locale, today: $0).parse(text)
            }
            let day = PrintedDateParser(locale: locale).parse(text) ?? said
            return day?.day.preferred.description ?? text
        case .time:
            guard let time = TimeParser(locale: locale).parse(text)?.preferred else { return text }
            return String(format: "%02d:%02d", time.hour, time.minute)
        }
    }
}

extension PlainQuestion {
    /// The jobs about which something can be asked.
    static var jobs: [String] { questions.keys.sorted() }

    private static let questions: [String: (String, [Member])] = [
        "expense": (
            "Read the receipt.",
            [
                Member(name: "merchant", kind: .text, meaning: "who was paid"),
                Member(name: "total", kind: .amount, meaning: "the total"),
                Member(name: "currency", kind: .currency, meaning: "the currency"),
                Member(name: "date", kind: .day, meaning: "the date of the purchase"),
                Member(name: "vat", kind: .amount, meaning: "the amount of VAT or sales tax"),
                Member(name: "paymentMethod", kind: .text, meaning: "how it was paid"),
                Member(name: "cardLastFour", kind: .text, meaning: "the card's last four digits"),
                Member(
                    name: "documentNumber", kind: .text,
                    meaning: "the number of the receipt or invoice"),
            ]
        ),
        "event": (
            "Read the messages. What was agreed last?",
            [
                Member(name: "title", kind: .text, meaning: "what takes place"),
                Member(name: "day", kind: .day, meaning: "the day"),
                Member(name: "start", kind: .time, meaning: "the time at which it begins"),
                Member(name: "end", kind: .time, meaning: "the time at which it ends"),
                Member(name: "place", kind: .text, meaning: "where"),
                Member(name: "people", kind: .names, meaning: "a list of who takes part"),
            ]
        ),
        "pickup": (
            "Read the notice about a parcel.",
            [
                Member(
                    name: "code", kind: .text,
                    meaning: "the code that opens the locker or is shown at the counter"),
                Member(name: "carrier", kind: .text, meaning: "the parcel company"),
                Member(name: "place", kind: .text, meaning: "where the parcel waits"),
                Member(
                    name: "deadline", kind: .day,
                    meaning: "the last day on which it can be fetched"),
            ]
        ),
        "router": (
            "What kind of text is this?",
            [
                Member(
                    name: "route", kind: .choice,
                    meaning: "\"expense\" for a receipt or invoice, \"event\" for an appointment, "
                        + "\"pickup\" for a notice of a parcel to fetch, else \"other\"")
            ]
        ),
        ToolAnswers.job: (
            "Which tool answers the question, and what does it come to?",
            [
                Member(
                    name: "tool", kind: .choice,
                    meaning: "\"local_time\" for the time at a place, \"weather\", \"calculator\", "
                        + "\"convert\" for units, \"calendar\" for days and dates, "
                        + "null if it needs none of them"),
                Member(name: "place", kind: .choice, meaning: "the place it is about"),
                Member(name: "amount", kind: .choice, meaning: "the number to convert"),
                Member(name: "from", kind: .choice, meaning: "the unit to convert from"),
                Member(name: "to", kind: .choice, meaning: "the unit to convert to"),
                Member(name: "date", kind: .day, meaning: "the day it is about"),
                Member(
                    name: "answer", kind: .choice,
                    meaning: "the answer: a number, a date as YYYY-MM-DD, a weekday in English or "
                        + "a length such as \"81 days\""),
            ]
        ),
    ]
}
