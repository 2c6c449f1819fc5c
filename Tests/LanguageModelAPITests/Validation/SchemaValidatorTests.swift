import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@Suite struct SchemaValidatorTests {
    private static let cases: [(name: String, schema: String, value: String, expected: String?)] = [
        ("string", #"{"type": "string"}"#, #""a""#, nil),
        ("not a string", #"{"type": "string"}"#, "1", "$ the type `string`"),
        ("whole number", #"{"type": "integer"}"#, "3.0", nil),
        ("fraction", #"{"type": "integer"}"#, "3.5", "$ the type `integer`"),
        ("at the bounds", #"{"type": "integer", "minimum": 1, "maximum": 3}"#, "3", nil),
        ("below", #"{"type": "number", "minimum": 1}"#, "0.5", "$ at least 1"),
        ("above", #"{"type": "number", "maximum": 1}"#, "1.5", "$ at most 1"),
        ("choice", #"{"type": "string", "enum": ["a", "b"]}"#, #""b""#, nil),
        ("no choice", #"{"type": "string", "enum": ["a", "b"]}"#, #""c""#, "$ one of 2 values"),
        (
            "choice of other bytes", #"{"type": "string", "enum": ["\u00e9"]}"#, #""e\u0301""#,
            "$ one of 1 values"
        ),
        ("constant", #"{"const": "a"}"#, #""a""#, nil),
        ("another constant", #"{"const": "a"}"#, #""b""#, "$ the constant"),
        ("pattern", #"{"type": "string", "pattern": "[A-Z]{2}"}"#, #""AB""#, nil),
        (
            "part of a pattern", #"{"type": "string", "pattern": "[A-Z]{2}"}"#, #""xAB""#,
            "$ the pattern"
        ),
        (
            "element", #"{"type": "array", "items": {"type": "boolean"}}"#, "[true, 1]",
            "$[1] the type `boolean`"
        ),
        (
            "too few", #"{"type": "array", "items": {"type": "null"}, "minItems": 1}"#, "[]",
            "$ at least 1 elements"
        ),
        (
            "too many", #"{"type": "array", "items": {"type": "null"}, "maxItems": 1}"#,
            "[null, null]", "$ at most 1 elements"
        ),
    ]

    @Test(arguments: cases.indices) func checksValues(index: Int) throws {
        let (name, schema, value, expected) = Self.cases[index]
        let found = try GenerationSchema(jsonSchema: JSONValue(parsing: schema))
            .violation(of: JSONValue(parsing: value))
        #expect(found.map { "\($0.path) \($0.expected)" } == expected, "\(name)")
    }

    @Test func takesNullAndNothingForOneAnother() throws {
        let schema = GenerationSchema(
            type: Place.self, representNilExplicitlyInGeneratedContent: true,
            properties: [
                GenerationSchema.Property(name: "city", type: String.self),
                GenerationSchema.Property(name: "days", type: Int?.self),
            ])
        for value in [#"{"city": "a"}"#, #"{"city": "a", "days": null}"#] {
            #expect(try schema.violation(of: JSONValue(parsing: value)) == nil)
            #expect(try Place.generationSchema.violation(of: JSONValue(parsing: value)) == nil)
        }
        #expect(try schema.violation(of: JSONValue(parsing: #"{"days": null}"#)) != nil)
    }

    private static let tree = #"""
        {
          "type": "object", "title": "Tree", "additionalProperties": false,
          "properties": {
            "label": {"type": "string"},
            "next": {"$ref": "#"},
            "kind": {"anyOf": [{"$ref": "#/$defs/Leaf"}, {"type": "integer"}]}
          },
          "required": ["label"], "x-order": ["label", "next", "kind"],
          "$defs": {
            "Leaf": {
              "type": "object", "title": "Leaf", "additionalProperties": false,
              "properties": {"color": {"type": "string"}}, "required": ["color"],
              "x-order": ["color"]
            }
          }
        }
        """#

    private static let trees: [(value: String, expected: String?)] = [
        (#"{"label": "a"}"#, nil),
        (#"{"label": "a", "next": {"label": "b", "kind": {"color": "red"}}}"#, nil),
        (#"{"label": "a", "next": null, "kind": 5}"#, nil),
        (#"{"label": "a", "next": {}}"#, "$.next the property `label`"),
        (#"{"label": "a", "kind": {"color": 5}}"#, "$.kind one of the schema's choices"),
        (#"{"label": "a", "other": 1}"#, "$.other no such property"),
        (#"{"label": null}"#, "$.label the type `string`"),
    ]

    @Test(arguments: ["Leaf", "Menu item", "Box<Int>", "Größe", "a#b", "a%20b", "a/b~1c", "^\"|"])
    func followsReferencesToAnyName(name: String) throws {
        let leaf = DynamicGenerationSchema(
            name: name,
            properties: [.init(name: "color", schema: DynamicGenerationSchema(type: String.self))])
        let reference = DynamicGenerationSchema(referenceTo: name)
        let tree = DynamicGenerationSchema(
            name: "Tree",
            properties: [
                .init(name: "left", schema: reference), .init(name: "right", schema: reference),
            ])
        let schema = try GenerationSchema(root: tree, dependencies: [leaf])
        let found = schema.violation(
            of: ["left": ["color": "red"], "right": ["color": 5]])
        #expect(found.map { "\($0.path) \($0.expected)" } == "$.right.color the type `string`")
    }

    @Test(arguments: trees.indices) func followsReferences(index: Int) throws {
        let (value, expected) = Self.trees[index]
        let found = try GenerationSchema(jsonSchema: JSONValue(parsing: Self.tree))
            .violation(of: JSONValue(parsing: value))
        #expect(found.map { "\($0.path) \($0.expected)" } == expected)
    }
}
