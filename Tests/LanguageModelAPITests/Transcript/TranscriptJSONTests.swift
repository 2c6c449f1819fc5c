import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

/// The JSON form of transcripts; the documents are written by hand after Apple's.
@Suite struct TranscriptJSONTests {
    private static let version26 = #"""
        {
          "type": "FoundationModels.Transcript",
          "version": 1,
          "transcript": {
            "entries": [
              {
                "id": "i", "role": "instructions",
                "contents": [{"type": "text", "id": "0", "text": "Be brief"}],
                "tools": [
                  {
                    "type": "function",
                    "function": {
                      "name": "weather", "description": "Tells the weather",
                      "parameters": {
                        "type": "object", "title": "Place", "additionalProperties": false,
                        "properties": {"city": {"type": "string"}}, "required": ["city"],
                        "x-order": ["city"]
                      }
                    }
                  }
                ]
              },
              {
                "id": "p", "role": "user", "options": {},
                "contents": [{"type": "text", "id": "1", "text": "Weather?"}],
                "responseFormat": {
                  "type": "jsonSchema",
                  "jsonSchema": {
                    "name": "Place",
                    "schema": {
                      "type": "object", "title": "Place", "additionalProperties": false,
                      "properties": {"city": {"type": "string"}}, "required": ["city"],
                      "x-order": ["city"]
                    }
                  }
                }
              },
              {
                "id": "c", "role": "response",
                "toolCalls": [
                  {"id": "call-1", "name": "weather", "arguments": "{\"city\": \"Oslo\"}"}
                ]
              },
              {
                "id": "call-1", "role": "tool", "toolName": "weather", "toolCallID": "call-1",
                "contents": [{"type": "text", "id": "2", "text": "sunny"}]
              },
              {
                "id": "r", "role": "response", "assets": ["asset-1"],
                "contents": [
                  {
                    "type": "structure", "id": "3",
                    "structure": {"source": "Place", "content": {"city": "Oslo"}}
                  }
                ]
              }
            ]
          }
        }
        """#

    private static let version27 = #"""
        {
          "type": "FoundationModels.Transcript", "version": "1.1", "future": [1],
          "transcript": {
            "entries": [
              {
                "id": "p", "role": "user", "future": true,
                "contents": [
                  {"type": "text", "id": "0", "text": "Look"},
                  {
                    "type": "attachment", "id": "1", "label": "photo",
                    "attachment": {"type": "image", "url": "https://example.com/a.png"}
                  }
                ],
                "options": {
                  "temperature": 0.7, "maximumResponseTokens": 20, "topK": 5, "randomSeed": 18446744073709551615,
                  "toolCallingMode": "required"
                },
                "contextOptions": {"includeSchemaInPrompt": true, "reasoningLevel": "deep"},
                "metadata": {"tag": 7}
              },
              {
                "id": "t", "role": "reasoning", "signature": "AQI=", "metadata": {"k": [true, null]},
                "contents": [{"type": "text", "id": "0", "text": "Hm"}]
              },
              {
                "id": "r", "role": "response", "assets": [], "metadata": {"finish_reason": "length"},
                "contents": [{"type": "text", "id": "0", "text": "A cat"}]
              }
            ]
          }
        }
        """#

    private func decode(_ json: String) throws -> Transcript {
        try JSONDecoder().decode(Transcript.self, from: Data(json.utf8))
    }

    @Test func readsTheOlderVersion() throws {
        let transcript = try decode(Self.version26)
        #expect(
            transcript.outline == [
                "instructions: Be brief [weather]", "prompt: Weather?",
                #"calls: weather{"city": "Oslo"}"#, "output: sunny",
                #"response: {"city": "Oslo"}"#,
            ])
        #expect(transcript.map(\.id) == ["i", "p", "c", "call-1", "r"])
        guard case .prompt(let prompt) = transcript[1], case .response(let response) = transcript[4]
        else {
            Issue.record("entries of other kinds")
            return
        }
        #expect(prompt.options == GenerationOptions())
        #expect(prompt.responseFormat?.name == "Place")
        #expect(response.assetIDs == ["asset-1"])
    }

    @Test func readsTheNewerVersion() throws {
        let transcript = try decode(Self.version27)
        guard case .prompt(let prompt) = transcript[0],
            case .reasoning(let reasoning) = transcript[1],
            case .response(let response) = transcript[2],
            case .attachment(let attachment) = prompt.segments[1],
            case .image(let image) = attachment.content
        else {
            Issue.record("entries of other kinds")
            return
        }
        #expect(
            prompt.options
                == GenerationOptions(
                    samplingMode: .random(top: 5, seed: .max), temperature: 0.7,
                    maximumResponseTokens: 20, toolCallingMode: .required))
        #expect(
            prompt.contextOptions
                == ContextOptions(includeSchemaInPrompt: true, reasoningLevel: .deep))
        #expect(prompt.metadata == ["tag": 7.generatedContent])
        #expect(attachment.label == "photo")
        #expect(image.url?.absoluteString == "https://example.com/a.png")
        #expect(reasoning.signature == Data([1, 2]))
        #expect(reasoning.metadata["k"]?.jsonString == "[true, null]")
        #expect(response.metadata == ["finish_reason": "length".generatedContent])
    }

    @Test func writesWhatItReads() throws {
        for json in [Self.version26, Self.version27] {
            let transcript = try decode(json)
            let again = try JSONDecoder().decode(
                Transcript.self, from: JSONEncoder().encode(transcript))
            #expect(again.outline == transcript.outline)
            #expect(again.jsonValue == transcript.jsonValue)
        }
    }

    @Test func losesNothingThatItReads() throws {
        for json in [Self.version26, Self.version27] {
            let read = try JSONValue(parsing: json)
            let written = try JSONValue(parsing: Array(JSONEncoder().encode(decode(json))))
            #expect(Self.missing(from: written, of: read) == [])
        }
    }

    /// The paths of what a document lacks of another one, but for the version and what nobody knows.
    private static func missing(
        from written: JSONValue?, of read: JSONValue, at path: String = "$"
    ) -> [String] {
        switch read {
        case .object(let members):
            members.filter { $0.key != "version" && $0.key != "future" }.flatMap {
                missing(from: written?[$0.key], of: $0.value, at: "\(path).\($0.key)")
            }
        case .array(let elements):
            elements.enumerated().flatMap {
                missing(from: written?[$0.offset], of: $0.element, at: "\(path)[\($0.offset)]")
            }
        default: written?.isEquivalent(to: read) == true ? [] : [path]
        }
    }

    @Test func writesTheNewerVersionInOrder() throws {
        let transcript = Transcript(entries: [
            .prompt(
                Transcript.Prompt(
                    id: "p", segments: [.text(.init(id: "0", content: "Hi"))],
                    options: GenerationOptions(
                        samplingMode: .random(probabilityThreshold: 0.5, seed: 3)))),
            .toolCalls(
                Transcript.ToolCalls(
                    id: "c",
                    [
                        Transcript.ToolCall(
                            id: "1", toolName: "weather",
                            arguments: GeneratedContent(properties: ["b": 1, "a": 2]))
                    ])),
            .response(
                Transcript.Response(
                    id: "r", assetIDs: [], segments: [.text(.init(id: "0", content: "Yo"))])),
        ])
        #expect(
            transcript.jsonValue.jsonText() == #"{"type":"FoundationModels.Transcript","#
                + #""version":"1.1","transcript":{"entries":["#
                + #"{"id":"p","role":"user","contents":[{"type":"text","id":"0","text":"Hi"}],"#
                + #""options":{"probabilityThreshold":0.5,"randomSeed":3},"contextOptions":{}},"#
                + #"{"id":"c","role":"response","toolCalls":[{"id":"1","name":"weather","#
                + #""arguments":"{\"b\": 1, \"a\": 2}"}]},"#
                + #"{"id":"r","role":"response","contents":[{"type":"text","id":"0","text":"Yo"}],"#
                + #""assets":[]}]}}"#)
    }

    @Test(arguments: [
        GenerationOptions(), GenerationOptions(samplingMode: .greedy),
        GenerationOptions(samplingMode: .random(top: 3)),
        GenerationOptions(samplingMode: .random(probabilityThreshold: 0.25, seed: 1)),
        GenerationOptions(toolCallingMode: .allowed),
        GenerationOptions(temperature: 1.5, toolCallingMode: .disallowed),
    ])
    func keepsOptions(options: GenerationOptions) throws {
        let prompt = Transcript.Prompt(segments: [], options: options)
        let data = try JSONEncoder().encode(Transcript(entries: [.prompt(prompt)]))
        let again = try JSONDecoder().decode(Transcript.self, from: data)
        guard case .prompt(let decoded) = again.first else {
            Issue.record("no prompt")
            return
        }
        #expect(decoded.options == options)
    }

    @Test(arguments: [
        ContextOptions(), ContextOptions(includeSchemaInPrompt: false),
        ContextOptions(reasoningLevel: .light), ContextOptions(reasoningLevel: .moderate),
        ContextOptions(reasoningLevel: .custom("light")),
    ])
    func keepsContextOptions(options: ContextOptions) throws {
        let prompt = Transcript.Prompt(segments: [], contextOptions: options)
        let data = try JSONEncoder().encode(Transcript(entries: [.prompt(prompt)]))
        let again = try JSONDecoder().decode(Transcript.self, from: data)
        #expect(again.jsonValue == Transcript(entries: [.prompt(prompt)]).jsonValue)
        guard case .prompt(let decoded) = again.first else {
            Issue.record("no prompt")
            return
        }
        #expect(decoded.contextOptions == options)
    }

    private static let malformed: [(name: String, json: String)] = [
        ("nothing", "{}"), ("no object", "[]"),
        ("other type", #"{"type": "x", "version": 1, "transcript": {"entries": []}}"#),
        ("no version", #"{"transcript": {"entries": []}}"#),
        ("later version", #"{"version": 2, "transcript": {"entries": []}}"#),
        ("later version as text", #"{"version": "2.0", "transcript": {"entries": []}}"#),
        ("no entries", #"{"version": 1, "transcript": {}}"#),
        ("entries of another kind", #"{"version": 1, "transcript": {"entries": 5}}"#),
    ]

    @Test(arguments: malformed.indices)
    func refusesDocumentsThatAreNotTranscripts(index: Int) {
        #expect(throws: DecodingError.self) { try decode(Self.malformed[index].json) }
    }

    private static let malformedEntries: [(name: String, json: String)] = [
        ("no role", #"{"id": "1", "contents": []}"#),
        ("unknown role", #"{"id": "1", "role": "system", "contents": []}"#),
        ("no id", #"{"role": "user", "contents": []}"#),
        ("no contents", #"{"id": "1", "role": "user"}"#),
        ("no text", #"{"id": "1", "role": "user", "contents": [{"type": "text", "id": "0"}]}"#),
        (
            "unknown segment",
            #"{"id": "1", "role": "user", "contents": [{"type": "x", "id": "0"}]}"#
        ),
        ("no tool", #"{"id": "1", "role": "tool", "contents": []}"#),
        (
            "cut arguments",
            #"{"id": "1", "role": "response", "toolCalls": [{"id": "2", "name": "n", "arguments": "{"}]}"#
        ),
        (
            "arguments that are no text",
            #"{"id": "1", "role": "response", "toolCalls": [{"id": "2", "name": "n", "arguments": {}}]}"#
        ),
        (
            "negative seed",
            #"{"id": "1", "role": "user", "contents": [], "options": {"topK": 1, "randomSeed": -1}}"#
        ),
        (
            "unknown calling mode",
            #"{"id": "1", "role": "user", "contents": [], "options": {"toolCallingMode": "x"}}"#
        ),
        (
            "signature that is not base64",
            #"{"id": "1", "role": "reasoning", "contents": [], "signature": "!"}"#
        ),
        (
            "schema of no dialect",
            #"{"id": "1", "role": "user", "contents": [], "responseFormat": {"type": "jsonSchema", "jsonSchema": {"name": "x", "schema": {}}}}"#
        ),
    ]

    @Test(arguments: malformedEntries.indices)
    func refusesEntriesThatAreMalformed(index: Int) {
        let entry = Self.malformedEntries[index].json
        #expect(throws: DecodingError.self) {
            try decode(#"{"version": 1, "transcript": {"entries": [\#(entry)]}}"#)
        }
    }

    @Test func refusesContentThatIsNestedTooDeeply() throws {
        let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        let structure = #"{"source": "x", "content": \#(deep)}"#
        let segment = #"{"type": "structure", "id": "0", "structure": \#(structure)}"#
        let call = #"{"id": "2", "name": "n", "arguments": "\#(deep)"}"#
        for entry in [
            #"{"id": "1", "role": "response", "contents": [\#(segment)]}"#,
            #"{"id": "1", "role": "response", "toolCalls": [\#(call)]}"#,
        ] {
            let json = #"{"version": 1, "transcript": {"entries": [\#(entry)]}}"#
            #expect(throws: DecodingError.self) { try decode(json) }
            let value = try JSONValue(parsing: json)
            #expect(throws: DecodingError.self) { try Transcript(jsonValue: value) }
        }
    }

    @Test func saysWhereADocumentIsMalformed() throws {
        let error = #expect(throws: DecodingError.self) {
            try decode(
                #"{"version": 1, "transcript": {"entries": [{"id": "1", "role": "tool", "contents": []}]}}"#
            )
        }
        guard case .keyNotFound(let key, let context) = error else {
            Issue.record("another error")
            return
        }
        #expect(key.stringValue == "toolName")
        #expect(
            context.codingPath.map(\.stringValue) == ["transcript", "entries", "Index 0"])
    }

    @Test func keepsTheSourcesOfInstructions() throws {
        var segment = Transcript.TextSegment(id: "0", content: "Receipt")
        segment.sourceName = "receipt"
        let transcript = Transcript(entries: [
            .instructions(Transcript.Instructions(segments: [.text(segment)], toolDefinitions: []))
        ])
        let again = try JSONDecoder().decode(
            Transcript.self, from: JSONEncoder().encode(transcript))
        #expect(again == transcript)
    }
}
