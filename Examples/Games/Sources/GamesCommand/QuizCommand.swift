import Foundation
import Games
import OrderedJSON

/// `games quiz`.
enum QuizCommand {
    static func run(_ arguments: Arguments) async throws {
        let data = try arguments.data()
        let seed = UInt64(try arguments.number("seed", default: 1))
        let count = try arguments.number("count", default: 5)
        let sports = try sports(arguments["sport"], data)
        let quiz = Quiz(data, sports: sports, seed: seed)
        var right = 0
        for number in 0..<count {
            guard let question = quiz.question(number) else {
                throw GamesError(.noResults, subject: "the data")
            }
            if arguments.has("json") {
                var object = question.json.objectValue ?? JSONObject()
                object["correctIndex"] = .number(JSONNumber(question.correctIndex))
                object["explanation"] = .string(question.explanation)
                object["event"] = .string(question.event)
                Console.write(JSONValue.object(object).jsonText())
                continue
            }
            Console.write("\(number + 1). \(question.prompt.printable)")
            for (letter, option) in zip("ABCD", question.options) {
                Console.write("   \(letter)) \(option.printable)")
            }
            guard let option = answer(to: question) else { break }
            let isRight = option == question.correctIndex
            if isRight { right += 1 }
            Console.write((isRight ? "Right. " : "Not quite. ") + question.explanation.printable)
            Console.write("Score: \(right) of \(number + 1)\n")
        }
    }

    /// An answer that can be understood; nil at the end of the input.
    private static func answer(to question: QuizQuestion) -> Int? {
        while true {
            if isatty(STDIN_FILENO) == 1 { Console.prompt("> ") }
            guard let line = readLine() else { return nil }
            if let option = question.option(in: line) { return option }
            Console.tell("hint: answer with A, B, C or D")
        }
    }

    private static func sports(_ words: String?, _ data: GamesData) throws(GamesError) -> Set<
        String
    >? {
        guard let words else { return nil }
        guard let sports = data.sports(named: words) else {
            throw GamesError(
                .usage, subject: "there is no sport `\(words.printable)`",
                advice: "names are such as swimming, track cycling and gymnastics")
        }
        return sports
    }
}
