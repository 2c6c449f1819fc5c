import Foundation
import FoundationModels

// A form that is known only when the program runs.
let fields = ["title", "author"]
let genres = ["novel", "poetry", "drama"]

let genre = DynamicGenerationSchema(name: "Genre", anyOf: genres)
let year = DynamicGenerationSchema(type: Int.self, guides: [.range(1400...2030)])
let book = DynamicGenerationSchema(
    name: "Book", description: "A book in a library",
    properties: fields.map { field in
        DynamicGenerationSchema.Property(
            name: field, schema: DynamicGenerationSchema(type: String.self))
    } + [
        DynamicGenerationSchema.Property(
            name: "genre", schema: DynamicGenerationSchema(referenceTo: "Genre")),
        DynamicGenerationSchema.Property(name: "year", schema: year),
        DynamicGenerationSchema.Property(
            name: "keywords",
            schema: DynamicGenerationSchema(
                arrayOf: DynamicGenerationSchema(type: String.self),
                minimumElements: 1, maximumElements: 2),
            isOptional: true),
    ])
let schema = try GenerationSchema(root: book, dependencies: [genre])

let session = LanguageModelSession(instructions: "You fill in library cards.")
let response = try await session.respond(
    to: "Hamlet by William Shakespeare, a tragedy of 1603.",
    schema: schema,
    options: GenerationOptions(samplingMode: .greedy))

for field in fields {
    print("\(field): \(try response.content.value(String.self, forProperty: field))")
}
print("genre: \(try response.content.value(String.self, forProperty: "genre"))")
print("year: \(try response.content.value(Int.self, forProperty: "year"))")
if let keywords = try response.content.value([String]?.self, forProperty: "keywords") {
    print("keywords: \(keywords.count)")
} else {
    print("keywords: none")
}

// Schemas are JSON Schema, with the order of the properties.
let encoded = try JSONEncoder().encode(schema)
let decoded = try JSONDecoder().decode(GenerationSchema.self, from: encoded)
print("Same schema: \(decoded.debugDescription == schema.debugDescription)")
