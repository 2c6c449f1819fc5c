import Foundation
import OrderedJSON
import Recipes

extension Reply {
    /// The most rows of an explanation.
    private static let mostRows = 20

    /// Question, typed question, SQL and rows, a part a paragraph.
    public var explanation: String {
        var parts = ["question  \(text)"]
        let signals = interpretation.signals.map { "  \($0.kind) `\($0.text)` → \($0.value)" }
        parts.append((["signals"] + signals).joined(separator: "\n"))
        let path = interpretation.path == .model ? "the model" : "words"
        let follow = interpretation.isFollowUp ? ", after the question before" : ""
        parts.append("read by   \(path)\(follow): \(interpretation.reason)")
        parts.append("typed     \(interpretation.question?.outline ?? declined)")
        if let answer {
            for statement in answer.statements {
                let values = statement.bindings.enumerated().map { "?\($0 + 1) = \($1)" }
                parts.append(
                    "sql       \(statement.sql)"
                        + (values.isEmpty ? "" : "\n          \(values.joined(separator: ", "))"))
            }
            var rows = answer.rows.prefix(Self.mostRows).map { "  \(Self.row($0))" }
            if answer.rows.count > rows.count { rows.append("  … \(answer.rows.count) in all") }
            parts.append((["rows      \(answer.rows.count)"] + rows).joined(separator: "\n"))
        }
        return parts.joined(separator: "\n")
    }

    private static func row(_ row: Transaction) -> String {
        "\(row.day)  \(row.amount)  \(row.merchant ?? row.text)  \(row.category)  \(row.account)"
    }

    private var declined: String {
        switch interpretation.decline {
        case .unknownName(let name, _): "none: `\(name)` is not in the ledger"
        case .outOfScope: "none: not about the ledger"
        case .tooLong(let count, let limit): "none: \(count) characters, \(limit) are read"
        case .severalNames(let names): "none: several names: \(names.joined(separator: ", "))"
        case .future: "none: days to come"
        case .notUnderstood, nil: "none: not understood"
        }
    }

    /// The reply as JSON.
    public var json: JSONValue {
        var members: [(String, JSONValue)] = [("question", .string(text))]
        members.append(("language", .string(interpretation.language.rawValue)))
        members.append(("readBy", .string(interpretation.path.rawValue)))
        members.append(("reason", .string(interpretation.reason)))
        members.append(("isFollowUp", .bool(interpretation.isFollowUp)))
        members.append(("typed", interpretation.question.flatMap(Self.json) ?? .null))
        members.append(
            (
                "signals",
                .array(
                    interpretation.signals.map { signal in
                        [
                            "kind": .string(signal.kind), "text": .string(signal.text),
                            "value": .string(signal.value),
                        ]
                    })
            ))
        if interpretation.question == nil { members.append(("declined", .string(declined))) }
        if let answer {
            members.append(
                (
                    "statements",
                    .array(
                        answer.statements.map { statement in
                            [
                                "sql": .string(statement.sql),
                                "bindings": .array(statement.bindings.map(JSONValue.string)),
                            ]
                        })
                ))
            members.append(("rows", .array(answer.rows.map { .number(.init($0.id)) })))
        }
        members.append(("sentence", .string(narration.sentence)))
        members.append(("lines", .array(narration.lines.map(JSONValue.string))))
        return .object(.init(members))
    }

    private static func json(_ question: FinanceQuestion) -> JSONValue? {
        guard let data = try? JSONEncoder().encode(question) else { return nil }
        return try? JSONValue(parsing: Array(data))
    }
}
