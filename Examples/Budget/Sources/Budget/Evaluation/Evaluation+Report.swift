import Foundation
import OrderedJSON

extension Evaluation {
    /// Counts of some cases.
    struct Counts {
        let all: Int
        let exact: Int
        let same: Int
        let wrong: Int
        let declined: Int

        init(_ outcomes: [Outcome]) {
            all = outcomes.count
            exact = outcomes.count { $0.verdict == .exact }
            same = outcomes.count { $0.verdict == .same }
            wrong = outcomes.count { $0.verdict == .wrong }
            declined = outcomes.count { $0.verdict == .declined }
        }

        var json: JSONValue {
            [
                "questions": .number(.init(all)), "exact": .number(.init(exact)),
                "sameAnswer": .number(.init(same)), "wrong": .number(.init(wrong)),
                "declined": .number(.init(declined)),
            ]
        }
    }

    private var groups: [(name: String, counts: Counts)] {
        func group(_ name: String, _ include: (Outcome) -> Bool) -> (String, Counts) {
            (name, Counts(outcomes.filter(include)))
        }
        var groups = [group("all") { _ in true }]
        groups += QuestionLanguage.allCases.map { language in
            group(language.rawValue) { $0.key.language == language }
        }
        groups += FinanceQuestion.Intent.allCases.map { intent in
            group(intent.rawValue) { $0.key.expected?.intent == intent }
        }
        groups.append(group("none") { $0.key.expected == nil })
        groups.append(group("follow-ups") { !$0.key.previous.isEmpty })
        groups.append(group("read by the model") { $0.interpretation.path == .model })
        return groups.filter { $0.1.all > 0 }
    }

    private var median: Double {
        let seconds = outcomes.map(\.seconds).sorted()
        return seconds.isEmpty ? 0 : seconds[seconds.count / 2]
    }

    /// A table of how many questions were understood, by language and intent.
    public var report: String {
        func column(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        var lines = [
            "\(column("", 18))\(column("questions", 10))\(column("exact", 16))"
                + "\(column("same answer", 13))\(column("wrong", 14))\(column("declined", 10))"
        ]
        for (name, counts) in groups {
            func share(_ count: Int) -> String {
                let permille = (count * 1000 + counts.all / 2) / max(counts.all, 1)
                return "\(count) (\(permille / 10).\(permille % 10) %)"
            }
            lines.append(
                name + column("", 18 - name.count) + column("\(counts.all)", 10)
                    + column(share(counts.exact), 16)
                    + column("\(counts.same)", 13) + column(share(counts.wrong), 14)
                    + column("\(counts.declined)", 10))
        }
        let sum = outcomes.map(\.seconds).reduce(0, +)
        lines.append(
            "\(Self.milliseconds(median)) ms a question (median), "
                + "\(Self.milliseconds(outcomes.map(\.seconds).max() ?? 0)) ms at most, "
                + "\(Self.milliseconds(sum)) ms in all")
        return lines.joined(separator: "\n")
    }

    private static func milliseconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10_000).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The counts as JSON.
    public var json: JSONValue {
        var members: [(String, JSONValue)] = groups.map { ($0.name, $0.counts.json) }
        members.append(("medianMilliseconds", .string(Self.milliseconds(median))))
        return .object(.init(members))
    }
}
