import Foundation
import LanguageModelAPI
import Synchronization

/// A place, written as the macro would write it.
struct Place: Generable, Equatable {
    var city: String
    var days: Int?

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self,
            properties: [
                GenerationSchema.Property(name: "city", type: String.self),
                GenerationSchema.Property(
                    name: "days", type: Int?.self, guides: [.range(1...14)]),
            ])
    }

    var generatedContent: GeneratedContent {
        var properties: [(String, any ConvertibleToGeneratedContent)] = [("city", city)]
        if let days { properties.append(("days", days)) }
        return GeneratedContent(properties: properties, uniquingKeysWith: { _, second in second })
    }

    struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
        var id: GenerationID
        var city: String.PartiallyGenerated?
        var days: Int?.PartiallyGenerated?

        init(_ content: GeneratedContent) throws {
            id = content.id ?? GenerationID()
            city = try content.value(forProperty: "city")
            days = try content.value(forProperty: "days")
        }
    }

    init(city: String, days: Int? = nil) {
        self.city = city
        self.days = days
    }

    init(_ content: GeneratedContent) throws {
        city = try content.value(forProperty: "city")
        days = try content.value(forProperty: "days")
    }
}

/// A tool that does what it is told, and records its calls.
struct ScriptedTool: Tool {
    var name = "weather"
    let description = "Tells the weather"
    var includesSchemaInInstructions = true
    let record = CallRecord()
    var work: @Sendable (Place) async throws -> String = { "sunny in \($0.city)" }

    func call(arguments: Place) async throws -> String {
        record.add(arguments)
        return try await work(arguments)
    }
}

/// The arguments that tools were called with.
final class CallRecord: Sendable {
    private let storage = Mutex<[Place]>([])

    var calls: [Place] { storage.withLock { $0 } }

    func add(_ place: Place) { storage.withLock { $0.append(place) } }
}
