import Apus
import Foundation
import FoundationModels
import Synchronization
import TestSupport
import Testing

private final class Weather: Tool {
    let name = "get_weather"
    let description = "Tells the current weather of a city"
    let cities = Mutex<[String]>([])

    @Generable struct Arguments {
        @Guide(description: "The city's name")
        var city: String
    }

    func call(arguments: Arguments) async throws -> String {
        cities.withLock { $0.append(arguments.city) }
        return "\(arguments.city): 21 degrees, sunny"
    }
}

fileprivate struct Clerk: Tool {
    let name = "file"
    let description = "Files a number"

    @Generable struct Arguments {
        var number: Quote
    }

    func call(arguments: Arguments) async throws -> String { "done" }
}

@Suite struct ToolSessionTests {
    @Test func callsAToolAndAnswersFromItsOutput() async throws {
        let weather = Weather()
        let session = LanguageModelSession(
            model: try await LocalModel.qwen.model(), tools: [weather])
        let response = try await session.respond(
            to: "What is the weather in Paris?", options: .greedy(80))
        #expect(weather.cities.withLock { $0 } == ["Paris"])
        #expect(response.content.contains("21"))
        let kinds = session.transcript.map { entry in
            switch entry {
            case .instructions: "instructions"
            case .prompt: "prompt"
            case .toolCalls: "calls"
            case .toolOutput: "output"
            case .response: "response"
            default: "other"
            }
        }
        #expect(kinds == ["instructions", "prompt", "calls", "output", "response"])
    }

    @Test func callsWhereACallIsRequired() async throws {
        let weather = Weather()
        let session = LanguageModelSession(
            model: try await LocalModel.qwen.model(), tools: [weather])
        _ = try await session.respond(
            to: "Hello!",
            options: GenerationOptions(
                samplingMode: .greedy, maximumResponseTokens: 60, toolCallingMode: .required))
        let cities = weather.cities.withLock { $0 }
        #expect(!cities.isEmpty)
        #expect(Set(cities).count == cities.count, "a call is not repeated")
    }

    @Test func callsNothingWhereCallsAreNotAllowed() async throws {
        let weather = Weather()
        let session = LanguageModelSession(
            model: try await LocalModel.qwen.model(), tools: [weather])
        let response = try await session.respond(
            to: "What is the weather in Paris?",
            options: GenerationOptions(
                samplingMode: .greedy, maximumResponseTokens: 40, toolCallingMode: .disallowed))
        #expect(weather.cities.withLock { $0.isEmpty })
        #expect(!response.content.contains("<tool_call>"))
    }

    @Test func quotesInArgumentsAreRefusedByName() async throws {
        let session = LanguageModelSession(
            model: try await LocalModel.smollm2.model(), tools: [Clerk()])
        do {
            try await session.respond(to: "Number 12")
            Issue.record("expected an error")
        } catch LanguageModelError.unsupportedGenerationGuide(let details) {
            #expect(details.debugDescription.contains("`file`"))
        }
    }
}
