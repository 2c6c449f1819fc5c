import Games
import Testing

struct QuizTests {
    @Test func everyQuestionHasOneRightOption() throws {
        let data = try GamesData.bundled()
        let quiz = Quiz(data, seed: 42)
        for number in 0..<400 {
            let question = try #require(quiz.question(number))
            #expect(Set(question.options).count == 4)
            let event = try #require(data.events.first { $0.id == question.event })
            let right = question.options[question.correctIndex]
            let medal = try #require(
                Medal.allCases.first { question.prompt.contains(" \($0.name) in") })
            let holders = event.placements.filter { $0.medal == medal }
            let labels = holders.flatMap {
                [$0.names.joined(separator: " and "), data.countryName($0.country)]
            }
            #expect(labels.contains(right))
            for (index, option) in question.options.enumerated()
            where index != question.correctIndex {
                #expect(!labels.contains(option))
            }
            #expect(
                question.explanation.contains(right)
                    || question.explanation.lowercased().contains(right.lowercased()))
        }
    }

    @Test func theSameSeedGivesTheSameQuestions() throws {
        let data = try GamesData.bundled()
        let first = (0..<20).map { Quiz(data, seed: 5).question($0) }
        #expect(first == (0..<20).map { Quiz(data, seed: 5).question($0) })
        #expect(first != (0..<20).map { Quiz(data, seed: 6).question($0) })
        #expect(Set(first.compactMap { $0?.event }).count == 20)
    }

    @Test(arguments: [("a", 0), ("B", 1), ("3", 2), ("d)", 3), (" c ", 2)])
    func readsLettersAndNumbers(text: String, index: Int) throws {
        let question = try #require(Quiz(try GamesData.bundled()).question(0))
        #expect(question.option(in: text) == index)
    }

    @Test(arguments: ["", "e", "5", "0", "nobody", "who won the 100 m"])
    func leavesWhatIsNoAnswer(text: String) throws {
        let question = try #require(Quiz(try GamesData.bundled()).question(0))
        #expect(question.option(in: text) == nil)
    }

    @Test func asksAboutASportAlone() throws {
        let data = try GamesData.bundled()
        let quiz = Quiz(data, sports: data.sports(named: "ping pong"), seed: 1)
        for number in 0..<10 {
            #expect(quiz.question(number)?.prompt.contains("table tennis") == true)
        }
    }
}
