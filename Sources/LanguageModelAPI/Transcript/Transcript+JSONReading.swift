import Foundation
import OrderedJSON

extension Transcript {
    /// Reads a transcript from Apple's JSON form.
    package init(jsonValue: JSONValue, codingPath: [any CodingKey] = []) throws(DecodingError) {
        let root = JSONNode(value: jsonValue, codingPath: codingPath)
        if let type = try root.optionalMember("type"), try type.string != Self.jsonType {
            throw type.corrupted("the type `\(Self.jsonType)`")
        }
        let version = try root.member("version")
        guard version.isTranscriptVersion else {
            throw version.corrupted("the version 1 or `1.1`")
        }
        var entries: [Entry] = []
        for node in try root.member("transcript").member("entries").elements {
            entries.append(try node.entry)
        }
        self.init(entries: entries)
    }
}

extension JSONNode {
    fileprivate var isTranscriptVersion: Bool {
        if let text = value.stringValue { return text == "1" || text.hasPrefix("1.") }
        guard let number = value.doubleValue else { return false }
        return number >= 1 && number < 2
    }

    fileprivate var entry: Transcript.Entry {
        get throws(DecodingError) {
            let role = try member("role")
            let id = try member("id").string
            switch try role.string {
            case "instructions":
                return .instructions(
                    Transcript.Instructions(
                        id: id, segments: try segments, toolDefinitions: try toolDefinitions))
            case "user":
                return .prompt(try prompt(id: id))
            case "tool":
                let call = try optionalMember("toolCallID")?.string
                return .toolOutput(
                    Transcript.ToolOutput(
                        id: call ?? id, toolName: try member("toolName").string,
                        segments: try segments))
            case "reasoning":
                return .reasoning(
                    Transcript.Reasoning(
                        id: id, metadata: try metadata, segments: try segments,
                        signature: try optionalMember("signature")?.base64))
            case "response":
                if let calls = try optionalMember("toolCalls") {
                    return .toolCalls(Transcript.ToolCalls(id: id, try calls.toolCalls))
                }
                return .response(try response(id: id))
            default:
                throw role.corrupted("a role that transcripts have")
            }
        }
    }

    private func response(id: String) throws(DecodingError) -> Transcript.Response {
        var response = Transcript.Response(id: id, metadata: try metadata, segments: try segments)
        for asset in try optionalMember("assets")?.elements ?? [] {
            response.assetIDs.append(try asset.string)
        }
        return response
    }

    private func prompt(id: String) throws(DecodingError) -> Transcript.Prompt {
        var format: Transcript.ResponseFormat?
        if let node = try optionalMember("responseFormat") {
            guard try node.member("type").string == "jsonSchema" else {
                throw try node.member("type").corrupted("the response format `jsonSchema`")
            }
            let schema = try node.member("jsonSchema").member("schema").generationSchema
            format = Transcript.ResponseFormat(schema: schema)
        }
        return Transcript.Prompt(
            id: id, metadata: try metadata, segments: try segments,
            options: try optionalMember("options")?.generationOptions ?? GenerationOptions(),
            responseFormat: format,
            contextOptions: try optionalMember("contextOptions")?.contextOptions
                ?? ContextOptions())
    }

    private var toolCalls: [Transcript.ToolCall] {
        get throws(DecodingError) {
            var calls: [Transcript.ToolCall] = []
            for node in try elements {
                let arguments = try node.member("arguments")
                calls.append(
                    Transcript.ToolCall(
                        id: try node.member("id").string, metadata: try node.metadata,
                        toolName: try node.member("name").string,
                        arguments: try arguments.contentOfJSONText))
            }
            return calls
        }
    }

    private var toolDefinitions: [Transcript.ToolDefinition] {
        get throws(DecodingError) {
            var definitions: [Transcript.ToolDefinition] = []
            for node in try optionalMember("tools")?.elements ?? [] {
                let function = try node.member("function")
                definitions.append(
                    Transcript.ToolDefinition(
                        name: try function.member("name").string,
                        description: try function.member("description").string,
                        parameters: try function.member("parameters").generationSchema))
            }
            return definitions
        }
    }

    private var contentOfJSONText: GeneratedContent {
        get throws(DecodingError) {
            do {
                let options = JSONParsingOptions(maximumDepth: NestingLimits.content)
                return GeneratedContent(
                    jsonValue: try JSONValue(parsing: try string, options: options))
            } catch let error as JSONError {
                throw corrupted("JSON text", underlying: error)
            } catch let error as DecodingError {
                throw error
            } catch {
                throw corrupted("JSON text", underlying: error)
            }
        }
    }

    private var generationSchema: GenerationSchema {
        get throws(DecodingError) {
            do {
                let data = Data(value.jsonBytes())
                return try JSONDecoder().decode(GenerationSchema.self, from: data)
            } catch {
                throw corrupted("a schema", underlying: error)
            }
        }
    }

    private var base64: Data {
        get throws(DecodingError) {
            guard let data = Data(base64Encoded: try string) else {
                throw corrupted("base64 text")
            }
            return data
        }
    }

    private var metadata: [String: GeneratedContent] {
        get throws(DecodingError) {
            guard let node = try optionalMember("metadata") else { return [:] }
            var metadata: [String: GeneratedContent] = [:]
            for (key, value) in try node.object {
                metadata[key] = try node.content(of: value)
            }
            return metadata
        }
    }
}
