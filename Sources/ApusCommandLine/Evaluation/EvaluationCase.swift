import Apus
import OrderedJSON
import Recipes

/// A document with what a recipe should say of it, in the format of `Evals/README.md`.
struct EvaluationCase {
    /// The halves of the cases; recipes are never tuned on `test`.
    enum Split: String, CaseIterable { case tune, test }

    let id: String
    let job: String
    let language: String
    let text: String
    /// The day that said dates are counted from, if they matter.
    let today: CalendarDay?
    /// What is expected of each field; null is absent.
    let expected: JSONObject

    /// The half that follows from the id alone.
    var split: Split {
        var hash = SHA256()
        hash.update(id.utf8)
        return (hash.digest().first ?? 0) % 2 == 0 ? .test : .tune
    }

    /// Reads a file of JSON Lines.
    ///
    /// - Throws: `unreadable`, `inputTooLong`, `invalidUTF8` or `invalidCase`.
    static func all(in path: String) throws(CommandLineError) -> [EvaluationCase] {
        var cases: [EvaluationCase] = []
        let lines = try InputChannel.readFile(path)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            do throws(CaseProblem) {
                cases.append(try EvaluationCase(line))
            } catch {
                throw CommandLineError(
                    .invalidCase(source: path.quoted, line: index + 1, reason: error.reason))
            }
        }
        return cases
    }

    private init(_ line: Substring) throws(CaseProblem) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: String(line))
        } catch {
            throw CaseProblem(reason: "\(error)")
        }
        func string(_ key: String) throws(CaseProblem) -> String {
            guard let text = value[key]?.stringValue else {
                throw CaseProblem(reason: "`\(key)` is no string")
            }
            return text
        }
        id = try string("id")
        job = try string("job")
        text = try string("text")
        today = value["today"]?.stringValue.flatMap(CalendarDay.init(iso:))
        language = value["language"]?.stringValue ?? "en"
        guard let expected = value["expected"]?.objectValue else {
            throw CaseProblem(reason: "`expected` is no object")
        }
        self.expected = expected
    }
}

extension CalendarDay {
    /// Reads `2026-05-31`.
    fileprivate init?(iso text: String) {
        let parts = text.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }
}

/// What is wrong with a case.
private struct CaseProblem: Error {
    let reason: String
}
