import OrderedJSON

/// Which model did which job how well.
struct EvaluationSummary {
    /// One job as one model did it in one way.
    struct Entry {
        let model: String
        let way: String
        let job: String
        var score = CaseScore()
    }

    private(set) var entries: [Entry] = []

    /// The score of a job, which begins with the first answer.
    mutating func withScore<Result>(
        model: String, way: String, job: String, _ body: (inout CaseScore) -> Result
    ) -> Result {
        let index =
            entries.firstIndex { ($0.model, $0.way, $0.job) == (model, way, job) }
            ?? entries.endIndex
        if index == entries.endIndex { entries.append(Entry(model: model, way: way, job: job)) }
        return body(&entries[index].score)
    }

    /// An object for each entry.
    var json: [JSONValue] {
        entries.map { entry in
            var object: JSONObject = [
                "model": .string(entry.model), "way": .string(entry.way), "job": .string(entry.job),
            ]
            for (name, value) in entry.score.members { object[name] = value }
            return .object(object)
        }
    }

    /// The tables for a reader: the fields of each job, then a line for each job and model.
    var text: String {
        let details = entries.map { entry in
            "\(entry.job), \(entry.way), \(entry.model)\n\(entry.score.text)\n"
        }
        var table = TextTable(header: [
            "JOB", "WAY", "MODEL", "CASES", "PASSED", "FIELDS RIGHT", "WRONG", "FILLED", "INVENTED",
            "FORBIDDEN", "S/CASE",
        ])
        table.numericColumns = Set(3..<table.header.count)
        table.rows = entries.map { entry in
            let score = entry.score
            let sum = score.sum
            return [
                entry.job, entry.way, entry.model, "\(score.cases)",
                Self.percent(score.passes, of: score.cases),
                Self.percent(sum.counts[.right] ?? 0, of: sum.total),
                Self.percent(sum.counts[.wrong] ?? 0, of: sum.total),
                Self.percent(sum.counts[.filled] ?? 0, of: sum.absent), "\(score.invented)",
                "\(score.forbidden)", "\((score.secondsPerCase * 100).rounded() / 100)",
            ]
        }
        return details.joined() + table.text
    }

    private static func percent(_ count: Int, of total: Int) -> String {
        total == 0 ? "–" : "\((Double(count) / Double(total) * 1000).rounded() / 10) %"
    }
}
