import OrderedJSON
import Recipes

/// How many fields of evaluation cases were right.
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
    private struct Tally {
        var counts: [Outcome: Int] = [:]
        /// The cases in which the field should be absent.
        var absent = 0

        var total: Int { counts.values.reduce(0, +) }

        mutating func add(_ outcome: Outcome, isAbsent: Bool) {
            counts[outcome, default: 0] += 1
            if isAbsent { absent += 1 }
        }
    }

    private var tallies: [(field: String, tally: Tally)] = []
    private var cases = 0
    private var passes = 0
    private var invented = 0
    private var seconds = 0.0

    /// Judges what a recipe made of a case, and returns that as an object.
    mutating func add<Findings>(
        _ item: EvaluationCase, _ extraction: Extraction<Findings>
    ) -> JSONValue {
        let judge = CaseJudge(item, extraction.findings)
        var fields = JSONObject()
        for (name, outcome) in judge.outcomes {
            add(outcome, to: name, isAbsent: item.expected[name]?.isNull ?? true)
            fields[name] = .string(outcome.rawValue)
        }
        cases += 1
        if judge.outcomes.allSatisfy({ $0.outcome == .right }) { passes += 1 }
        invented += judge.inventedCount
        seconds += extraction.seconds
        return [
            "id": .string(item.id), "fields": .object(fields),
            "asked_model": .bool(extraction.askedModel), "seconds": .seconds(extraction.seconds),
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

    private var sum: Tally {
        tallies.reduce(into: Tally()) { sum, entry in
            sum.counts.merge(entry.tally.counts, uniquingKeysWith: +)
            sum.absent += entry.tally.absent
        }
    }

    private var secondsPerCase: Double { cases == 0 ? 0 : seconds / Double(cases) }

    /// The sums as an object.
    var json: JSONValue {
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
            "invented": .number(JSONNumber(invented)), "all_fields": .object(object(sum)),
            "fields": .object(JSONObject(tallies.map { ($0.field, .object(object($0.tally))) })),
            "s_per_case": .seconds(secondsPerCase),
        ]
    }

    /// The sums for a reader.
    var text: String {
        let header =
            ["FIELD", "CASES"] + Outcome.allCases.map { $0.rawValue.uppercased() } + ["ABSENT"]
        var table = TextTable(header: header)
        table.numericColumns = Set(1..<header.count)
        table.rows = (tallies + [(field: "all", tally: sum)]).map { name, tally in
            [name, "\(tally.total)"] + Outcome.allCases.map { "\(tally.counts[$0] ?? 0)" }
                + ["\(tally.absent)"]
        }
        let seconds = (secondsPerCase * 100).rounded() / 100
        return table.text
            + "\(cases.of("case")), \(passes) right in every field, \(invented) invented values, "
            + "\(seconds) s a case\n"
    }
}
