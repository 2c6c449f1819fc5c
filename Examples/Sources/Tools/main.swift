import FoundationModels

struct WeatherReport: Tool {
    let name = "get_weather"
    let description = "Tells the current weather of a city"

    @Generable
    struct Arguments {
        @Guide(description: "The city's name")
        var city: String
    }

    func call(arguments: Arguments) async throws -> String {
        print("Called for \(arguments.city)")
        return "\(arguments.city): 21 degrees, sunny"
    }
}

let session = LanguageModelSession(tools: [WeatherReport()])
let response = try await session.respond(
    to: "What is the weather in Paris?",
    options: GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 100))

for entry in session.transcript {
    switch entry {
    case .instructions(let instructions):
        print("Tools: \(instructions.toolDefinitions.map(\.name).joined(separator: ", "))")
    case .prompt:
        print("Prompt")
    case .toolCalls(let calls):
        print("Calls: \(calls.map(\.toolName).joined(separator: ", "))")
    case .toolOutput(let output):
        print("Output: \(output.toolName)")
    default:
        let lines = response.content.split(separator: "\n")
        print("Response: \(lines.joined(separator: " "))")
    }
}
