import OrderedJSON
import Testing

@testable import Apus

@Suite struct SchemaOutlineTests {
    private func outline(_ schema: String) throws -> String {
        SchemaOutline(try JSONValue(parsing: schema)).text
    }

    @Test(arguments: [
        (#"{"type": "string"}"#, "string"),
        (#"{"enum": ["a", "b"]}"#, #""a" | "b""#),
        (#"{"const": 3}"#, "3"),
        (#"{"type": "array", "items": {"type": "integer"}}"#, "[integer, ...]"),
        (#"{"anyOf": [{"type": "string"}, {"type": "null"}]}"#, "string | null"),
        (#"{"type": "object", "properties": {}}"#, "{}"),
        ("{}", "any"),
    ])
    func writesForms(schema: String, form: String) throws {
        #expect(try outline(schema) == "Answer in JSON of this form:\n\(form)")
    }

    @Test func writesMembersWithTheirDemands() throws {
        let text = try outline(
            #"""
            {"type": "object", "description": "A person", "properties": {
              "name": {"type": "string", "description": "First and\nlast", "x-verbatim": true},
              "age": {"type": "integer", "minimum": 0, "maximum": 120},
              "tags": {"type": "array", "items": {"type": "number", "minimum": 1}, "minItems": 2}},
             "required": ["name", "tags"]}
            """#)
        #expect(
            text == """
                Answer in JSON of this form: // A person
                {
                  "name": string, // First and last; copied from the text
                  "age"?: integer, // 0 to 120
                  "tags": [number, ...] // at least 2 items; each at least 1
                }
                """)
    }

    @Test func followsReferencesToAnyName() throws {
        let text = try outline(
            #"""
            {"type": "object", "required": ["a"], "properties": {"a": {"$ref": "#/$defs/Box%3CInt%3E"}},
             "$defs": {"Box<Int>": {"type": "object", "properties": {"value": {"type": "integer"}},
              "required": ["value"]}}}
            """#)
        #expect(text.contains(#""value": integer"#))
    }

    @Test func namesWhatRefersToItself() throws {
        let text = try outline(
            #"""
            {"$ref": "#/$defs/Tree", "$defs": {"Tree": {"type": "object", "properties":
              {"children": {"type": "array", "items": {"$ref": "#/$defs/Tree"}}},
              "required": ["children"]}}}
            """#)
        #expect(text.contains(#""children": [Tree, ...]"#))
        #expect(text.contains("where Tree is {"))
    }
}
