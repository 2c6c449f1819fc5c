import Apus
import Foundation
import OrderedJSON
import Recipes

/// A document or question with what is right about it, in the format of `Evals/README.md`.
struct EvaluationCase {
    /// The halves of the cases; recipes are never tuned on `test`.
    enum Split: String, CaseIterable { case tune, test }

    let id: String
    /// What is asked: `expense`, `event`, `pickup`, `router`, `tools` or `hostile`.
    let job: String
    /// The recipe that reads the document; that of the job unless the case names another.
    let recipe: String
    let text: String
    /// The language, and where and when the document is read.
    let context: RecipeContext
    /// What is expected of each field; null is absent.
    let expected: JSONObject
    /// What no field may have as its value or words.
    let forbidden: [String]

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
        recipe = value["recipe"]?.stringValue ?? job
        forbidden = (value["forbidden"]?.arrayValue ?? []).compactMap(\.stringValue)
        context = RecipeContext(
            locale: Locale(identifier: value["language"]?.stringValue ?? "en"),
            today: try Self.today(in: value), timeZone: try Self.timeZone(in: value))
        guard let expected = value["expected"]?.objectValue else {
            throw CaseProblem(reason: "`expected` is no object")
        }
        self.expected = job == ToolAnswers.job ? try Self.fields(ofCall: expected) : expected
    }

    /// The tool, its decisive arguments and its answer as fields.
    private static func fields(
        ofCall expected: JSONObject
    ) throws(CaseProblem) -> JSONObject {
        var fields: JSONObject = ["tool": expected["tool"] ?? .null]
        for (name, argument) in expected["arguments"]?.objectValue ?? [:] {
            fields[name] = argument
        }
        if let answer = expected["answer"] {
            fields["answer"] = [
                "value": answer, "tolerance": .string(try tolerance(of: expected)),
            ]
        }
        return fields
    }

    /// How far a number may be from the expected one, written as a number or a string.
    private static func tolerance(of expected: JSONObject) throws(CaseProblem) -> String {
        guard let value = expected["tolerance"] else { return "0.005" }
        let text = value.stringValue ?? value.jsonText()
        guard let number = Decimal(string: text), number >= 0,
            text.utf8.allSatisfy({ ".0123456789".utf8.contains($0) })
        else { throw CaseProblem(reason: "`tolerance` is no number such as `0.1`") }
        return text
    }

    private static func today(in value: JSONValue) throws(CaseProblem) -> CalendarDay? {
        guard let text = value["today"]?.stringValue else { return nil }
        guard let day = CalendarDay(iso: text) else {
            throw CaseProblem(reason: "`today` is no day such as `2026-05-31`")
        }
        return day
    }

    private static func timeZone(in value: JSONValue) throws(CaseProblem) -> TimeZone {
        guard let name = value["timeZone"]?.stringValue else { return .gmt }
        guard let zone = TimeZone(identifier: name) else {
            throw CaseProblem(reason: "`timeZone` is no zone such as `Europe/Rome`")
        }
        return zone
    }
}

extension CalendarDay {
    /// Reads `2026-05-31`.
    init?(iso text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
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
