import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@Suite struct GenerationSchemaDecodingTests {
    private func decode(_ json: String) throws -> GenerationSchema {
        try JSONDecoder().decode(GenerationSchema.self, from: Data(json.utf8))
    }

    @Test(arguments: ["title", "properties", "required", "additionalProperties", "x-order"])
    func demandsTheKeysOfAnObject(_ missing: String) throws {
        var object = try #require(Sample.generationSchema.jsonSchema().objectValue)
        object.removeValue(forKey: missing)
        let json = JSONValue.object(["type": "array", "items": .object(object)]).jsonText()
        let error = #expect(throws: DecodingError.self) { try decode(json) }
        guard case .keyNotFound(let key, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(key.stringValue == missing)
        #expect(context.codingPath.map(\.stringValue) == ["items"])
    }

    @Test(arguments: [
        #"{"type":"string","minLength":1,"maxLength":2,"format":"date"}"#,
        #"{"type":"number","multipleOf":2,"exclusiveMinimum":0}"#,
        #"{"type":"integer","enum":[1,2]}"#, #"{"type":"boolean","not":{"const":true}}"#,
        ##"{"type":"array","items":{"type":"null"},"uniqueItems":true}"##,
        #"{"const":"a","not":{"const":"a"}}"#, #"{"anyOf":[{"type":"null"}],"enum":[null]}"#,
    ])
    func keepsWhatTheDialectDoesNotHave(_ json: String) throws {
        let schema = try decode(json)
        #expect(schema.jsonSchema() == (try JSONValue(parsing: json)))
        let kept = try #require(schema.constraintSchema().objectValue)
        for (name, value) in try #require(JSONValue(parsing: json).objectValue) {
            #expect(kept[name] == value || name == "const" || name == "anyOf", "\(name)")
        }
    }

    @Test func dropsWhatOnlyDescribes() throws {
        let json = #"{"type":"string","default":"x","examples":["y"],"$comment":"z"}"#
        #expect(try decode(json).jsonSchema() == ["type": "string"])
    }

    @Test func keepsKeywordsOfExtensions() throws {
        let json =
            ##"{"type":"array","items":{"type":"string","x-verbatim":{"boundary":"line"}},"x-a":[1.5,null]}"##
        #expect(try decode(json).jsonSchema().jsonText() == json)
    }

    @Test func keepsWhatStandsBesideAReference() throws {
        let json =
            ##"{"type":"array","items":{"$ref":"#/$defs/C","description":"here","x-a":1},"##
            + ##""$defs":{"C":{"type":"string","enum":["a"],"description":"there","x-b":2}}}"##
        #expect(
            try decode(json).jsonSchema()["items"]
                == ["type": "string", "enum": ["a"], "description": "here", "x-b": 2, "x-a": 1])
    }

    @Test func refusesSeveralTypes() {
        let error = #expect(throws: DecodingError.self) {
            try decode(#"{"type":["string","null"]}"#)
        }
        guard case .typeMismatch(_, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["type"])
    }

    @Test(arguments: [
        "{}", ##"{"description":"d"}"#, #"{"enum":["a"]}"#, #"{"type":"date"}"##,
        ##"{"$ref":"#/$defs/Missing"}"##, ##"{"$ref":"other.json"}"##,
        #"{"type":"object","title":"A","properties":{},"required":["x"],"additionalProperties":false,"x-order":[]}"#,
        #"{"type":"object","title":"A","properties":{},"required":[],"additionalProperties":false,"x-order":["x"]}"#,
    ])
    func refusesWhatSaysNothing(_ json: String) {
        let error = #expect(throws: DecodingError.self) { try decode(json) }
        guard case .dataCorrupted = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [
        "[]", "1", "null", #"{"type":"array","items":[]}"#, #"{"type":"integer","minimum":"1"}"#,
        #"{"type":"array","items":{"type":"null"},"minItems":1.5}"#, #"{"const":1}"#,
        #"{"type":"string","enum":"a"}"#, #"{"anyOf":{}}"#, #"{"type":"string","description":1}"#,
        #"{"type":"string","pattern":null}"#, #"{"type":"string","$defs":[]}"#,
        #"{"type":"object","title":"A","properties":{},"required":[],"additionalProperties":1,"x-order":[]}"#,
    ])
    func refusesValuesOfTheWrongType(_ json: String) {
        let error = #expect(throws: DecodingError.self) { try decode(json) }
        guard case .typeMismatch = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func readsBothFormsOfAConstant() throws {
        #expect(try decode(#"{"const":"x"}"#).jsonSchema() == ["const": "x"])
        #expect(try decode(#"{"type":"string","enum":["x"]}"#).jsonSchema()["enum"] == ["x"])
    }

    @Test func ordersPropertiesByTheirOrderKeyword() throws {
        let json =
            #"{"type":"object","title":"A","properties":{"a":{"type":"null"},"b":{"type":"null"},"#
            + #""c":{"type":"null"}},"required":["a"],"additionalProperties":false,"x-order":["c","a"]}"#
        let schema = try GenerationSchema(jsonSchema: JSONValue(parsing: json))
        #expect(schema.jsonSchema()["x-order"] == ["c", "a", "b"])
        #expect(schema.jsonSchema()["properties"]?.objectValue?.keys == ["c", "a", "b"])
    }

    @Test func readsObjectsWithFurtherProperties() throws {
        let json =
            #"{"type":"object","title":"A","properties":{},"required":[],"#
            + #""additionalProperties":{"type":"integer"},"x-order":[]}"#
        #expect(try decode(json).jsonSchema().jsonText() == json)
    }

    @Test func keepsInnerObjectsOfTheSameTitleApart() throws {
        let inner = { (name: String) in
            #"{"type":"object","title":"I","properties":{"\#(name)":{"type":"null"}},"required":[],"#
                + #""additionalProperties":false,"x-order":["\#(name)"]}"#
        }
        let json = #"{"anyOf":[\#(inner("a")),\#(inner("b")),\#(inner("a"))]}"#
        let schema = try decode(json).jsonSchema()
        #expect(
            schema["anyOf"]
                == [["$ref": "#/$defs/I"], ["$ref": "#/$defs/I2"], ["$ref": "#/$defs/I"]])
        #expect(schema["$defs"]?["I2"]?["x-order"] == ["b"])
    }

    @Test(arguments: [
        ##"{"$ref":"#"}"##,
        ##"{"$ref":"#/$defs/A","$defs":{"A":{"$ref":"#/$defs/B"},"B":{"$ref":"#/$defs/A"}}}"##,
        ##"{"type":"array","items":{"$ref":"#/$defs/A"},"$defs":{"A":{"$ref":"#/$defs/A"}}}"##,
    ])
    func reportsReferencesThatGoInCircles(_ json: String) throws {
        #expect(try decode(json).problems.map(\.reason) == ["there is nothing to choose from"])
    }

    @Test(arguments: [
        ##"{"type":"array","items":{"$ref":"#"}}"##,
        ##"{"anyOf":[{"$ref":"#/$defs/L"}],"$defs":{"L":{"type":"array","items":{"$ref":"#/$defs/L"}}}}"##,
        ##"{"anyOf":[{"type":"null"},{"type":"array","items":{"$ref":"#"}}]}"##,
    ])
    func readsRecursionWithoutObjects(_ json: String) throws {
        #expect(try decode(json).jsonSchema().jsonText() == json)
    }

    @Test func readsDeepNestingOnASmallStack() async throws {
        let nest = { @Sendable (depth: Int) in
            String(repeating: #"{"type":"array","items":"#, count: depth) + #"{"type":"null"}"#
                + String(repeating: "}", count: depth)
        }
        let isRead = try await onSmallStack {
            let json = nest(63)
            let data = Data(json.utf8)
            let decoded = try JSONDecoder().decode(GenerationSchema.self, from: data)
            let encoded = try JSONEncoder().encode(decoded)
            return decoded.jsonSchema().jsonText() == json && decoded.problems.isEmpty
                && encoded.count == data.count
        }
        #expect(isRead)
        #expect(throws: DecodingError.self) { try decode(nest(64)) }
        #expect(throws: DecodingError.self) {
            try GenerationSchema(jsonSchema: JSONValue(parsing: nest(400)))
        }
    }

    @Test func readsManyDefinitionsQuickly() throws {
        let inner = (0..<2_000).map {
            #"{"type":"object","title":"I","properties":{"p\#($0)":{"type":"null"}},"required":[],"#
                + #""additionalProperties":false,"x-order":[]}"#
        }
        let schema = try GenerationSchema(
            jsonSchema: JSONValue(parsing: #"{"anyOf":[\#(inner.joined(separator: ","))]}"#))
        #expect(schema.jsonSchema()["$defs"]?.objectValue?.count == 2_000)
    }
}
