import Foundation
import OrderedJSON

extension Transcript {
    static let jsonType = "FoundationModels.Transcript"

    /// The transcript in Apple's JSON form, with the members in a fixed order.
    package var jsonValue: JSONValue {
        [
            "type": .string(Self.jsonType),
            "version": "1.1",
            "transcript": ["entries": .array(entries.map(\.jsonValue))],
        ]
    }
}

extension Transcript.Entry {
    /// The entry as an element of a transcript's JSON.
    package var jsonValue: JSONValue {
        switch self {
        case .instructions(let entry):
            return .object(entry.jsonObject)
        case .prompt(let entry):
            return .object(entry.jsonObject)
        case .toolCalls(let entry):
            return [
                "id": .string(entry.id), "role": "response",
                "toolCalls": .array(entry.calls.map { .object($0.jsonObject) }),
            ]
        case .toolOutput(let entry):
            return [
                "id": .string(entry.id), "role": "tool", "toolName": .string(entry.toolName),
                "toolCallID": .string(entry.id), "contents": entry.segments.jsonValue,
            ]
        case .response(let entry):
            var object: JSONObject = [
                "id": .string(entry.id), "role": "response", "contents": entry.segments.jsonValue,
                "assets": .array(entry.assetIDs.map(JSONValue.string)),
            ]
            object.addMetadata(entry.metadata)
            return .object(object)
        case .reasoning(let entry):
            var object: JSONObject = [
                "id": .string(entry.id), "role": "reasoning", "contents": entry.segments.jsonValue,
            ]
            object["signature"] = entry.signature.map { .string($0.base64EncodedString()) }
            object.addMetadata(entry.metadata)
            return .object(object)
        }
    }
}

extension Transcript.Instructions {
    fileprivate var jsonObject: JSONObject {
        var object: JSONObject = [
            "id": .string(id), "role": "instructions", "contents": segments.jsonValue,
        ]
        if !toolDefinitions.isEmpty {
            object["tools"] = .array(
                toolDefinitions.map { definition in
                    [
                        "type": "function",
                        "function": [
                            "name": .string(definition.name),
                            "description": .string(definition.description),
                            "parameters": definition.parameters.jsonSchema(),
                        ],
                    ]
                })
        }
        return object
    }
}

extension Transcript.Prompt {
    fileprivate var jsonObject: JSONObject {
        var object: JSONObject = [
            "id": .string(id), "role": "user", "contents": segments.jsonValue,
            "options": .object(options.jsonObject),
            "contextOptions": .object(contextOptions.jsonObject),
        ]
        if let responseFormat {
            object["responseFormat"] = [
                "type": "jsonSchema",
                "jsonSchema": [
                    "name": .string(responseFormat.name),
                    "schema": responseFormat.schema.jsonSchema(),
                ],
            ]
        }
        object.addMetadata(metadata)
        return object
    }
}

extension Transcript.ToolCall {
    fileprivate var jsonObject: JSONObject {
        var object: JSONObject = [
            "id": .string(id), "name": .string(toolName),
            "arguments": .string(arguments.jsonString),
        ]
        object.addMetadata(metadata)
        return object
    }
}

extension GenerationOptions {
    fileprivate var jsonObject: JSONObject {
        var object = JSONObject()
        object["temperature"] = temperature.flatMap(JSONNumber.init).map(JSONValue.number)
        object["maximumResponseTokens"] = maximumResponseTokens.map {
            .number(JSONNumber($0))
        }
        switch samplingMode?.kind {
        case nil: break
        case .greedy: object["greedy"] = true
        case .randomTopK(let k, let seed):
            object["topK"] = .number(JSONNumber(k))
            object["randomSeed"] = seed.flatMap { JSONNumber(rawText: "\($0)") }.map(
                JSONValue.number)
        case .randomProbabilityThreshold(let threshold, let seed):
            object["probabilityThreshold"] = JSONNumber(threshold).map(JSONValue.number)
            object["randomSeed"] = seed.flatMap { JSONNumber(rawText: "\($0)") }.map(
                JSONValue.number)
        }
        object["toolCallingMode"] = toolCallingMode.map { .string($0.kind.jsonName) }
        return object
    }
}

extension GenerationOptions.ToolCallingMode.Kind {
    fileprivate var jsonName: String {
        switch self {
        case .allowed: "allowed"
        case .required: "required"
        case .disallowed: "disallowed"
        }
    }
}

extension ContextOptions {
    fileprivate var jsonObject: JSONObject {
        var object = JSONObject()
        object["includeSchemaInPrompt"] = includeSchemaInPrompt.map(JSONValue.bool)
        switch reasoningLevel {
        case nil: break
        case .light: object["reasoningLevel"] = "light"
        case .moderate: object["reasoningLevel"] = "moderate"
        case .deep: object["reasoningLevel"] = "deep"
        case .custom(let name): object["reasoningLevel"] = ["custom": .string(name)]
        }
        return object
    }
}

extension [Transcript.Segment] {
    fileprivate var jsonValue: JSONValue { .array(map { .object($0.jsonObject) }) }
}

extension Transcript.Segment {
    fileprivate var jsonObject: JSONObject {
        switch self {
        case .text(let segment):
            var object: JSONObject = [
                "type": "text", "id": .string(segment.id), "text": .string(segment.content),
            ]
            object["sourceName"] = segment.sourceName.map(JSONValue.string)
            return object
        case .structure(let segment):
            return [
                "type": "structure", "id": .string(segment.id),
                "structure": [
                    "source": .string(segment.schemaName),
                    "content": segment.content.jsonValue,
                ],
            ]
        case .attachment(let segment):
            var object: JSONObject = ["type": "attachment", "id": .string(segment.id)]
            object["label"] = segment.label.map(JSONValue.string)
            switch segment.content {
            case .image(let image):
                var attachment: JSONObject = ["type": "image"]
                attachment["url"] = image.url.map { .string($0.absoluteString) }
                attachment["orientation"] = image.orientation.map {
                    .number(JSONNumber(Int($0.rawValue)))
                }
                object["attachment"] = .object(attachment)
            }
            return object
        }
    }
}

extension JSONObject {
    /// Adds what a provider or caller marked an entry with, if anything, sorted by key.
    fileprivate mutating func addMetadata(_ metadata: [String: GeneratedContent]) {
        guard !metadata.isEmpty else { return }
        let sorted = metadata.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        self["metadata"] = .object(JSONObject(sorted.map { ($0.key, $0.value.jsonValue) }))
    }
}
