import OrderedJSON
import Recipes

/// How many fields of one job's cases were right.
struct CaseScore {
    /// How the verdict on one field compares with what is expected.
    enum Outcome: String, CaseIterable {
        /// The expected value, or absent as expected.
        case right
        /// A value, but another one.
        case wrong
        /// Absent, though the document has it.
        case missed
        /// Read, and not trusted.
        case unclear
        /// A value where the document has none.
        case filled
    }

    /// What happened to the fields of one name.
    struct Tally {
        fileprivate(set) var counts: [Outcome: Int] = [:]
        /// The cases in which the field should be absent.
        fileprivate(set) var absent = 0

        var total: Int { counts.values.reduce(0, +) }

        func share(_ outcome: Outcome) -> Double {
            total == 0 ? 0 : Double(counts[outcome] ?? 0) / Double(total)
        }

        fileprivate mutating func add(_ outcome: Outcome, isAbsent: Bool) {
            counts[outcome, default: 0] += 1
            if isAbsent { absent += 1 }
        }
    }

    private(set) var tallies: [(field: String, tally: Tally)] = []
    private(set) var cases = 0
    private(set) var passes = 0
    private(set) var invented = 0
    private(set) var forbidden = 0
    private var seconds = 0.0

    /// Judges an answer to a case, and returns that as an object.
    mutating func add(
        _ item: EvaluationCase, _ answer: Extraction<AnyRecipeFindings>
    ) -> JSONValue {
        let judge = CaseJudge(item, answer.findings)
        var fields = JSONObject()
        for (name, outcome) in judge.outcomes {
            add(outcome, to: name, isAbsent: item.expected[name]?.isNull ?? true)
            fields[name] = .string(outcome.rawValue)
        }
        cases += 1
        if judge.outcomes.allSatisfy({ $0.outcome == .right }), judge.forbiddenCount == 0 {
            passes += 1
        }
        invented += judge.inventedCount
        forbidden += judge.forbiddenCount
        seconds += answer.seconds
        return [
            "id": .string(item.id), "fields": .object(fields),
            "answer": .object(
                JSONObject(answer.findings.fields.map { ($0.name, .optional($0.value)) })),
            "asked_model": .bool(answer.askedModel), "seconds": .seconds(answer.seconds),
        ]
    }

    private mutating func add(_ outcome: Outcome, to field: String, isAbsent: Bool) {
        if let index = tallies.firstIndex(where: { $0.field == field }) {
            tallies[index].tally.add(outcome, isAbsent: isAbsent)
        } else {
            var tally = Tally()
            tally.add(outcome, isAbsent: isAbsent)
            tallies.append((field, tally))
        }
    }

    /// The fields of all names together.
    var sum: Tally {
        tallies.reduce(into: Tally()) { sum, entry in
            sum.counts.merge(entry.tally.counts, uniquingKeysWith: +)
            sum.absent += entry.tally.absent
        }
    }

    var secondsPerCase: Double { cases == 0 ? 0 : seconds / Double(cases) }

    /// The sums as an object.
    var members: JSONObject {
        func object(_ tally: Tally) -> JSONObject {
            var object: JSONObject = ["n": .number(JSONNumber(tally.total))]
            for outcome in Outcome.allCases {
                object[outcome.rawValue] = .number(JSONNumber(tally.counts[outcome] ?? 0))
            }
            object["absent"] = .number(JSONNumber(tally.absent))
            return object
        }
        return [
            "n": .number(JSONNumber(cases)), "passed": .number(JSONNumber(passes)),
            "invented": .number(JSONNumber(invented)),
            "forbidden": .number(JSONNumber(forbidden)), "all_fields": .object(object(sum)),
            "fields": .object(JSONObject(tallies.map { ($0.field, .object(object($0.tally))) })),
            "s_per_case": .seconds(secondsPerCase),
        ]
    }

    /// The outcomes of each field for a reader.
    var text: String {
        let header =
            ["FIELD", "CASES"] + Outcome.allCases.map { $0.rawValue.uppercased() } + ["ABSENT"]
        var table = TextTable(header: header)
        table.numericColumns = Set(1..<header.count)
        table.rows = (tallies + [(field: "all", tally: sum)]).map { name, tally in
            [name, "\(tally.total)"] + Outcome.allCases.map { "\(tally.counts[$0] ?? 0)" }
                + ["\(tally.absent)"]
        }
        return table.text
    }
}
