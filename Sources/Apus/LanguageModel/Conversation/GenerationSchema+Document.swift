import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

// What Apple's public API cannot say is looked up in one place: schemas and content as JSON.

extension GenerationSchema {
    /// The schema as a JSON Schema document that a model's output is constrained by.
    func document() throws -> JSONValue {
        #if canImport(Darwin)
            try JSONValue(parsing: Array(JSONEncoder().encode(self)))
        #else
            constraintSchema()
        #endif
    }
}

extension GeneratedContent {
    /// The content as JSON.
    func json() throws -> JSONValue {
        #if canImport(Darwin)
            try JSONValue(parsing: jsonString)
        #else
            jsonValue
        #endif
    }

    /// Content from JSON.
    static func of(_ json: JSONValue) throws -> GeneratedContent {
        #if canImport(Darwin)
            try GeneratedContent(json: json.jsonText())
        #else
            GeneratedContent(jsonValue: json)
        #endif
    }
}

extension Transcript.TextSegment {
    /// The name of the text, if it is a source that values can be copied from.
    var nameOfSource: String? {
        #if canImport(Darwin)
            nil
        #else
            sourceName
        #endif
    }
}

extension Prompt {
    /// The parts of the prompt as a transcript has them.
    var transcriptSegments: [Transcript.Segment] {
        #if canImport(Darwin)
            // Only a session makes segments of a prompt, and only to send them; its text is close.
            [.text(Transcript.TextSegment(content: "\(self)"))]
        #else
            [Transcript.Segment](components)
        #endif
    }
}
