import LanguageModelAPI
import OrderedJSON

/// A tool that knows the weather everywhere.
struct WeatherTool: Tool {
    let name: String
    let description = "Tells the weather"
    let parameters: GenerationSchema

    init(name: String = "weather", parameters: GenerationSchema? = nil) throws {
        self.name = name
        self.parameters = try parameters ?? Self.place()
    }

    func call(arguments: GeneratedContent) async throws -> String {
        let city = try? arguments.value(String.self, forProperty: "city")
        return city.map { "rain in \($0)" } ?? "rain"
    }

    /// The schema of a city and, perhaps, a number of days.
    static func place() throws -> GenerationSchema {
        try GenerationSchema(
            root: DynamicGenerationSchema(
                name: "Place",
                properties: [
                    .init(name: "city", schema: DynamicGenerationSchema(type: String.self)),
                    .init(
                        name: "days", schema: DynamicGenerationSchema(type: Int.self),
                        isOptional: true),
                ]),
            dependencies: [])
    }
}
