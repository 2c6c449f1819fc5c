import Foundation
import Games

/// `games ask`.
enum AskCommand {
    static func run(_ arguments: Arguments) async throws {
        let question = arguments.words.joined(separator: " ")
        guard !question.isEmpty else { throw GamesError.usage("`games ask` takes a question") }
        let answer = try await arguments.assistant().answer(question)
        show(answer, arguments)
    }

    static func show(_ answer: GamesAnswer, _ arguments: Arguments) {
        if arguments.has("json") {
            Console.write(answer.json.jsonText())
            return
        }
        Console.write(answer.text.printable)
        for choice in answer.choices { Console.write("  – \(choice.printable)") }
        for question in answer.followUps { Console.write("  › \(question.printable)") }
        if arguments.has("explain") { explain(answer) }
    }

    private static func explain(_ answer: GamesAnswer) {
        let topics = answer.topics.prefix(3).map {
            "\($0.topic.rawValue) \(Int(($0.probability * 100).rounded())) %"
        }
        Console.tell("topic: \(topics.joined(separator: ", "))")
        for tag in answer.tags.tags {
            Console.tell(
                "\(tag.kind.rawValue): “\(tag.text.printable)” → \(tag.values.prefix(4).joined(separator: ", "))"
            )
        }
        Console.tell("events: \(answer.events.joined(separator: ", "))")
        for line in answer.trail { Console.tell(line.printable) }
    }
}
