import FoundationModels
import Testing

@Generable
private struct Trip: Equatable {
    @Guide(description: "City", .anyOf(["Oslo", "Rome"]))
    var city: String
    var days: [Day]
    var mood: Mood?
}

@Generable
private struct Day: Equatable {
    var title: String
    var cost: Int
}

@Generable
private enum Mood { case calm, lively }

private struct PlanTool: Tool {
    let description = "Plans a trip"

    @Generable
    struct Arguments {
        @Guide(.range(1...9)) var days: Int
    }

    func call(arguments: Arguments) async throws -> Day {
        Day(title: "\(arguments.days)", cost: 0)
    }
}

/// Sessions that generate types with `@Generable`.
@Suite struct SessionTests {
    private let fragments = AnsweringModel(
        #"{"city": "Os"#, #"lo", "days": [{"title": "Fjo"#, #"rd", "cost": 1"#, #"2}], "#,
        #""mood": "calm"}"#)
    private let trip = Trip(city: "Oslo", days: [Day(title: "Fjord", cost: 12)], mood: .calm)

    @Test func generateValues() async throws {
        let session = LanguageModelSession(model: fragments)
        let response = try await session.respond(to: "Plan a trip", generating: Trip.self)
        #expect(response.content == trip)
    }

    @Test func generateTheTypeThatIsExpected() async throws {
        let session = LanguageModelSession(model: fragments)
        let response: LanguageModelSession.Response<Trip> = try await session.respond {
            "Plan a trip like this one:"
            trip
        }
        #expect(response.content == trip)
    }

    @Test func generateArrays() async throws {
        let session = LanguageModelSession(model: AnsweringModel(#"[{"title": "a", "cost": 1}]"#))
        let days = try await session.respond(to: "Plan days", generating: [Day].self).content
        #expect(days == [Day(title: "a", cost: 1)])
    }

    @Test func streamWhatIsKnown() async throws {
        let session = LanguageModelSession(model: fragments)
        var cities: [String] = []
        var last: Trip.PartiallyGenerated?
        let stream = session.streamResponse(to: "Plan a trip", generating: Trip.self)
        for try await snapshot in stream {
            if let city = snapshot.content.city, city != cities.last { cities.append(city) }
            last = snapshot.content
        }
        #expect(cities.last == "Oslo")
        #expect(last?.days?.first?.title == "Fjord")
        #expect(last?.days?.first?.cost == 12)
        #expect(last?.mood == .calm)
    }

    @Test func toolsTakeArguments() {
        let tool = PlanTool()
        #expect(tool.parameters.name == "Arguments")
        #expect(Transcript.ToolDefinition(tool: tool).name == "PlanTool")
    }
}
