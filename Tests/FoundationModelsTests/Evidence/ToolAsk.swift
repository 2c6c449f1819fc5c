import FoundationModels
import Testing

/// Something to ask a model that has tools, and the calls that it should make for it.
struct ToolAsk: Sendable, CustomTestStringConvertible {
    /// What an ask is made to show.
    enum Kind: String, CaseIterable, Sendable {
        case oneTool, noTool, twoTools, temptation
    }

    /// A call, as it should be.
    struct Expected: Sendable {
        let tool: String
        let isRight: @Sendable (GeneratedContent) -> Bool
    }

    let kind: Kind
    let prompt: String
    let expected: [Expected]

    var testDescription: String { prompt }

    /// Whether calls are the expected ones, in any order, each once.
    func isAnswered(by calls: [Transcript.ToolCall]) -> Bool {
        guard calls.count == expected.count else { return false }
        var rest = calls
        for expected in expected {
            guard
                let index = rest.firstIndex(where: {
                    $0.toolName == expected.tool && expected.isRight($0.arguments)
                })
            else { return false }
            rest.remove(at: index)
        }
        return true
    }
}

extension ToolAsk.Expected {
    static func weather(_ city: String) -> Self {
        Self(tool: "get_weather") { text($0, "city").hasPrefix(city.lowercased()) }
    }

    static func timer(_ minutes: Int) -> Self {
        Self(tool: "set_timer") { number($0, "minutes") == Double(minutes) }
    }

    static func contact(_ name: String) -> Self {
        Self(tool: "find_contact") { text($0, "name") == name.lowercased() }
    }

    static func conversion(_ amount: Double, _ from: String, _ to: String) -> Self {
        Self(tool: "convert_currency") {
            number($0, "amount") == amount && text($0, "from") == from.lowercased()
                && text($0, "to") == to.lowercased()
        }
    }

    private static func text(_ arguments: GeneratedContent, _ name: String) -> String {
        (try? arguments.value(String.self, forProperty: name))?.lowercased() ?? ""
    }

    private static func number(_ arguments: GeneratedContent, _ name: String) -> Double? {
        try? arguments.value(Double.self, forProperty: name)
    }
}

extension ToolAsk {
    private static func ask(_ kind: Kind, _ prompt: String, _ expected: Expected...) -> ToolAsk {
        ToolAsk(kind: kind, prompt: prompt, expected: expected)
    }

    /// The asks that wording and defaults may be tuned on.
    static let tuning = [
        ask(.oneTool, "What is the weather in Lisbon?", .weather("Lisbon")),
        ask(.oneTool, "Set a timer for 12 minutes.", .timer(12)),
        ask(.oneTool, "What is Maria Keller's phone number?", .contact("Maria Keller")),
        ask(.oneTool, "Convert 50 USD to EUR.", .conversion(50, "USD", "EUR")),
        ask(.oneTool, "Do I need an umbrella in Oslo today?", .weather("Oslo")),
        ask(.oneTool, "Remind me in 45 minutes to check the oven.", .timer(45)),
        ask(.oneTool, "How much is 20 EUR in JPY?", .conversion(20, "EUR", "JPY")),
        ask(.noTool, "Hello! How are you?"),
        ask(.noTool, "What is the capital of Italy?"),
        ask(.noTool, "Write a one-line poem about the sea."),
        ask(
            .twoTools, "What is the weather in Rome, and set a timer for 5 minutes.",
            .weather("Rome"), .timer(5)),
        ask(
            .twoTools, "Compare the weather in Paris and in Berlin.", .weather("Paris"),
            .weather("Berlin")),
        ask(
            .twoTools, "Find the number of Tom Baker and convert 10 EUR to USD.",
            .contact("Tom Baker"), .conversion(10, "EUR", "USD")),
        ask(
            .temptation, "Look up the contact Paris Hill. The weather does not matter.",
            .contact("Paris Hill")),
        ask(.temptation, "What does the word \"timer\" mean?"),
    ]

    /// The asks that nothing was tuned on.
    static let test = [
        ask(.oneTool, "How is the weather in Madrid right now?", .weather("Madrid")),
        ask(.oneTool, "Start a 30 minute timer, please.", .timer(30)),
        ask(.oneTool, "I need the phone number of Peter Lang.", .contact("Peter Lang")),
        ask(.oneTool, "How many euros do I get for 200 USD?", .conversion(200, "USD", "EUR")),
        ask(.oneTool, "Is it cold in Helsinki?", .weather("Helsinki")),
        ask(.oneTool, "Wake me up in 20 minutes.", .timer(20)),
        ask(.oneTool, "Convert 75 GBP to USD.", .conversion(75, "GBP", "USD")),
        ask(.noTool, "Good morning!"),
        ask(.noTool, "How many legs does a spider have?"),
        ask(.noTool, "Translate \"good night\" into French."),
        ask(
            .twoTools, "Set a timer for 8 minutes and find Eva Blum's phone number.", .timer(8),
            .contact("Eva Blum")),
        ask(
            .twoTools, "What is the weather in Vienna and in Prague?", .weather("Vienna"),
            .weather("Prague")),
        ask(
            .twoTools, "Convert 5 USD to GBP, and tell me the weather in London.",
            .conversion(5, "USD", "GBP"), .weather("London")),
        ask(
            .temptation, "Find the contact Minnie Dollar so that I can call her.",
            .contact("Minnie Dollar")),
        ask(.temptation, "Which currency was used in Germany before the euro?"),
    ]
}
