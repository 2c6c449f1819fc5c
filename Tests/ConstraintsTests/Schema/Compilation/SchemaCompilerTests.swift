import OrderedJSON
import Testing

@testable import Constraints

@Suite struct SchemaCompilerTests {
    @Test(arguments: [
        CompiledCase(
            "true", allows: ["null", "true", "-1.5e3", "\"é\\n\"", "[[],{}]", "{\"a\":{}}"],
            not: ["", "tru", "01", "[1,]", "{\"a\":1,\"a\":2}", "[1, 2]"]),
        CompiledCase("false", allows: [], not: ["null", "0", "{}"]),
        CompiledCase(
            #"{"type": ["integer", "null"]}"#, allows: ["3", "-0", "null"],
            not: ["3.0", "3.5", "\"3\"", "1e2"]),
        CompiledCase(
            #"{"enum": [1.0, "a", [1, {"b": null}], 2.50]}"#,
            allows: ["1", "\"a\"", "[1,{\"b\":null}]", "2.5", "2.50"],
            not: ["1.0", "\"b\"", "[1]", "2"]),
        CompiledCase(
            #"{"enum": [1, "a", null, [], [1, 1]], "type": ["string", "array"], "uniqueItems": true}"#,
            allows: ["\"a\"", "[]"], not: ["1", "null", "[1,1]"]),
    ])
    func compilesTypesAndValues(_ test: CompiledCase) throws { try test.check() }

    @Test(arguments: [
        CompiledCase(
            #"{"type": "number", "minimum": 1, "exclusiveMaximum": 2.5}"#,
            allows: ["1", "2", "2.49", "1.0"], not: ["0.9", "2.5", "3"]),
        CompiledCase(
            #"{"type": "integer", "multipleOf": 3, "minimum": -4}"#, allows: ["-3", "0", "9"],
            not: ["-6", "1", "10"]),
        CompiledCase(
            #"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "integer", "minimum": 1, "exclusiveMinimum": true}"#,
            allows: ["2"], not: ["1"]),
        CompiledCase(
            #"{"type": "number", "not": {"type": "integer"}}"#, allows: ["1.5", "-0.01"],
            not: ["1", "1.0", "0"]),
        CompiledCase(
            #"{"type": "integer", "not": {"enum": [0, 2]}, "minimum": 0, "maximum": 3}"#,
            allows: ["1", "3"], not: ["0", "2", "-0", "4"]),
        CompiledCase(
            #"{"type": "integer", "not": {"multipleOf": 2}}"#, allows: ["1", "-7"],
            not: ["0", "10"]),
    ])
    func compilesNumbers(_ test: CompiledCase) throws { try test.check() }

    @Test(arguments: [
        CompiledCase(
            #"{"type": "string", "minLength": 1, "maxLength": 2}"#,
            allows: ["\"a\"", "\"é😀\"", "\"\\n\\\"\""], not: ["\"\"", "\"abc\""]),
        CompiledCase(
            #"{"type": "string", "pattern": "^a\"*$"}"#, allows: ["\"a\"", "\"a\\\"\\\"\""],
            not: ["\"b\"", "\"a\"\""]),
        CompiledCase(
            #"{"type": "string", "pattern": "b", "not": {"pattern": "^a"}, "maxLength": 2}"#,
            allows: ["\"b\"", "\"cb\""], not: ["\"ab\"", "\"c\"", "\"ccb\""]),
        CompiledCase(
            #"{"type": "string", "format": "date"}"#, allows: ["\"2024-02-29\""],
            not: ["\"2023-02-29\"", "\"today\""]),
        CompiledCase(
            #"{"type": "string", "format": "colour"}"#, allows: ["\"anything\""], not: ["1"]),
    ])
    func compilesStrings(_ test: CompiledCase) throws { try test.check() }

    @Test(arguments: [
        CompiledCase(
            #"{"type": "array", "items": {"type": "null"}, "minItems": 1, "maxItems": 2}"#,
            allows: ["[null]", "[null,null]"], not: ["[]", "[1]", "[null,null,null]"]),
        CompiledCase(
            #"{"type": "array", "prefixItems": [{"const": 1}, {"const": 2}], "items": false}"#,
            allows: ["[]", "[1]", "[1,2]"], not: ["[2]", "[1,2,3]"]),
        CompiledCase(
            #"{"type": "array", "items": [{"const": 1}], "additionalItems": {"const": 2}}"#,
            allows: ["[]", "[1,2,2]"], not: ["[2]", "[1,1]"]),
        CompiledCase(
            #"{"type": "array", "items": {"type": "integer"}, "contains": {"minimum": 5}, "maxContains": 1}"#,
            allows: ["[5]", "[1,6,2]"], not: ["[]", "[1]", "[5,6]"]),
        CompiledCase(
            #"{"type": "array", "contains": {"const": 1}, "minContains": 2, "minItems": 3}"#,
            allows: ["[1,1,1]", "[1,0,1]", "[1,1,2,3]"], not: ["[1,1]", "[1,2,3]"]),
        CompiledCase(
            #"{"type": "array", "items": {"enum": ["a", "b", "c"]}, "uniqueItems": true}"#,
            allows: ["[]", "[\"b\"]", "[\"c\",\"a\",\"b\"]"],
            not: ["[\"a\",\"a\"]", "[\"a\",\"b\",\"a\"]"]),
        CompiledCase(
            #"{"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "maxItems": 2, "uniqueItems": true}"#,
            allows: ["[\"a\",1]", "[]"], not: ["[1]", "[\"a\",1,2]"]),
        CompiledCase(
            #"{"type": "array", "maxItems": 2, "not": {"items": {"type": "string"}}}"#,
            allows: ["[1]", "[\"a\",1]", "[1,\"a\"]"], not: ["[]", "[\"a\"]", "[1,1,1]"]),
    ])
    func compilesArrays(_ test: CompiledCase) throws { try test.check() }
}

extension SchemaCompilerTests {
    @Test(arguments: [
        CompiledCase(
            #"{"type": "object", "properties": {"b": {"const": 1}, "a": {"const": 2}}, "required": ["a"]}"#,
            allows: [#"{"a":2}"#, #"{"b":1,"a":2}"#, #"{"a":2,"z":null,"c":[]}"#],
            not: [#"{"a":2,"b":1}"#, #"{"b":1}"#, #"{"z":1,"a":2}"#, #"{"a":2,"z":1,"z":1}"#]),
        CompiledCase(
            #"{"type": "object", "required": ["z", "y"], "additionalProperties": {"type": "null"}}"#,
            allows: [#"{"y":null,"z":null}"#, #"{"y":null,"z":null,"a":null}"#],
            not: [#"{"z":null,"y":null}"#, #"{"y":null}"#, #"{"y":1,"z":null}"#]),
        CompiledCase(
            #"{"type": "object", "properties": {"a": true}, "patternProperties": {"^a": {"type": "integer"}, "b$": {"minimum": 5}}, "additionalProperties": false}"#,
            allows: [#"{"a":1}"#, #"{"ab":5}"#, #"{"xb":"s","ac":3}"#],
            not: [#"{"a":"x"}"#, #"{"ab":4}"#, #"{"ab":5.5}"#, #"{"x":1}"#]),
        CompiledCase(
            #"{"type": "object", "propertyNames": {"maxLength": 1}, "minProperties": 1, "maxProperties": 2}"#,
            allows: [#"{"a":1}"#, #"{"a":1,"é":2}"#],
            not: ["{}", #"{"ab":1}"#, #"{"a":1,"b":1,"c":1}"#]),
        CompiledCase(
            #"{"type": "object", "properties": {"a": true, "b": true}, "additionalProperties": false, "dependentRequired": {"a": ["b"]}}"#,
            allows: ["{}", #"{"b":1}"#, #"{"a":1,"b":1}"#], not: [#"{"a":1}"#]),
        CompiledCase(
            #"{"type": "object", "properties": {"a": true, "b": true}, "additionalProperties": false, "dependencies": {"a": {"required": ["b"], "properties": {"b": {"const": 2}}}}}"#,
            allows: ["{}", #"{"b":1}"#, #"{"a":1,"b":2}"#], not: [#"{"a":1}"#, #"{"a":1,"b":1}"#]),
        CompiledCase(
            #"{"type": "object", "properties": {"a": true, "b": true, "c": true}, "x-order": ["c", "a"], "additionalProperties": false}"#,
            allows: [#"{"c":1,"a":1,"b":1}"#], not: [#"{"a":1,"b":1,"c":1}"#]),
        CompiledCase(
            #"{"type": "object", "properties": {"a": true}, "additionalProperties": {"type": "string"}, "not": {"additionalProperties": false}}"#,
            allows: [#"{"a":1}"#, #"{"z":"s"}"#, #"{"a":1,"z":"s"}"#],
            not: ["{}", #"{"z":1}"#]),
    ])
    func compilesObjects(_ test: CompiledCase) throws { try test.check() }

    @Test(arguments: [
        CompiledCase(
            #"{"anyOf": [{"type": "integer"}, {"minimum": 2.5}], "type": "number"}"#,
            allows: ["1", "3.5"], not: ["1.5"]),
        CompiledCase(
            #"{"oneOf": [{"type": "integer"}, {"minimum": 2}], "type": "number"}"#,
            allows: ["1", "2.5"], not: ["2", "1.5"]),
        CompiledCase(
            #"{"type": "object", "additionalProperties": false, "properties": {"a": true, "b": true}, "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
            allows: [#"{"a":1}"#, #"{"b":1}"#], not: ["{}", #"{"a":1,"b":1}"#]),
        CompiledCase(
            #"{"allOf": [{"properties": {"a": {"type": "integer"}}}, {"properties": {"a": {"minimum": 5}, "b": true}, "required": ["b"]}], "type": "object", "unevaluatedProperties": false}"#,
            allows: [#"{"a":5,"b":1}"#, #"{"b":1}"#],
            not: [#"{"a":4,"b":1}"#, #"{"a":5}"#, #"{"b":1,"c":1}"#]),
        CompiledCase(
            #"{"type": "object", "properties": {"k": {"enum": ["x", "y"]}, "v": true}, "required": ["k"], "additionalProperties": false, "if": {"properties": {"k": {"const": "x"}}}, "then": {"required": ["v"]}, "else": {"properties": {"v": false}}}"#,
            allows: [#"{"k":"x","v":1}"#, #"{"k":"y"}"#], not: [#"{"k":"x"}"#, #"{"k":"y","v":1}"#]),
        CompiledCase(
            ##"{"$ref": "#/$defs/tree", "$defs": {"tree": {"type": "object", "properties": {"l": {"$ref": "#/$defs/tree"}, "v": {"type": "integer"}}, "required": ["v"], "additionalProperties": false}}}"##,
            allows: [#"{"v":1}"#, #"{"l":{"l":{"v":3},"v":2},"v":1}"#],
            not: ["{}", #"{"l":{},"v":1}"#]),
        CompiledCase(
            ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": {"$ref": "#/definitions/i", "maximum": 3}}, "definitions": {"i": {"type": "integer"}}}"##,
            allows: [#"{"a":9}"#], not: [#"{"a":"x"}"#]),
        CompiledCase(
            ##"{"properties": {"a": {"$ref": "#/definitions/i", "maximum": 3}}, "definitions": {"i": {"type": "integer"}}}"##,
            allows: [#"{"a":3}"#], not: [#"{"a":9}"#]),
        CompiledCase(
            ##"{"type": "object", "properties": {"next": {"$ref": "#"}}, "required": ["next"]}"##,
            allows: [], not: ["{}", #"{"next":{}}"#]),
        CompiledCase(
            #"{"type": "array", "prefixItems": [true], "contains": {"const": "x"}, "unevaluatedItems": {"type": "integer"}}"#,
            allows: [#"["x"]"#, #"[null,"x",1]"#, #"[1,2,"x"]"#], not: [#"[1]"#, #"["x",null]"#]),
    ])
    func compilesCombinations(_ test: CompiledCase) throws { try test.check() }

    @Test func asksWhatIsEmptyWithoutHarmToRecursion() throws {
        // With so many alternatives, empty ones are looked for while the schema is still open.
        let alternatives = (0..<12).map {
            ##"{"properties": {"k": {"const": \##($0)}, "p": {"allOf": [{"$ref": "#"}, {"required": ["k"]}]}}, "required": ["k", "p"]}"##
        }
        let schema =
            ##"{"type": "object", "allOf": [{"properties": {"k": {"maximum": 11}}}, {"anyOf": [{"properties": {"p": false}}, \##(alternatives.joined(separator: ","))]}]}"##
        let test = CompiledCase(
            schema, allows: [##"{"k":3,"p":{"k":4}}"##, ##"{"k":9}"##],
            not: [##"{"k":3,"p":{}}"##, ##"{"k":12}"##])
        try test.check()
    }

    @Test func keepsWhatModelsWriteWithinBounds() throws {
        let bounds = GenerationBounds(stringLength: 3, keyLength: 2, digits: 4)
        let test = CompiledCase(
            "true", allows: ["\"abc\"", "1234", "{\"ab\":1}"],
            not: ["\"abcd\"", "12345", "{\"abc\":1}", "1.12345"])
        try test.check(JSONSchema.Options(bounds: bounds))
        let longer = CompiledCase(
            #"{"type": "string", "minLength": 5}"#, allows: ["\"abcdefgh\""], not: ["\"abc\""])
        try longer.check(JSONSchema.Options(bounds: bounds))
    }

    @Test func keepsIntegersWithin64BitsUnlessTheSchemaHasBounds() throws {
        let digits = String(repeating: "9", count: 18)
        try CompiledCase(
            #"{"type": "integer"}"#, allows: [digits, "-" + digits], not: [digits + "9"]
        ).check(JSONSchema.Options())
        try CompiledCase(
            #"{"type": "integer", "minimum": 0, "maximum": 9223372036854775807}"#,
            allows: ["0", "9223372036854775807"], not: ["-1", "9223372036854775808"]
        ).check(JSONSchema.Options())
    }

    @Test func marksVerbatimStringsAndMargins() throws {
        let schema = try JSONValue(
            parsing: """
                {"type": "object", "properties": {
                  "a": {"type": "string", "maxLength": 9, "pattern": "^[A-Z]",
                        "x-verbatim": {"boundary": "line", "source": "mail", "minLength": 2}},
                  "b": {"type": ["string", "null"], "x-abstain": 1.5}}}
                """)
        let grammar = try JSONSchema(schema).grammar()
        let rule = try #require(
            grammar.nodes.lazy.compactMap { node -> VerbatimRule? in
                if case .verbatim(let rule) = node { rule } else { nil }
            }.first)
        #expect(rule.boundary == .line)
        #expect(rule.sources == ["mail"])
        #expect(rule.minimumLength == 2)
        #expect(rule.maximumLength == 9)
        #expect(rule.isQuoted)
        #expect(rule.pattern?.accepts("Ab".utf8) == true)
        #expect(rule.pattern?.accepts("ab".utf8) == false)
        let margin = try #require(grammar.margins.first)
        #expect(margin.value == 1.5)
        guard case .choice(let alternatives) = grammar.nodes[margin.key] else {
            Issue.record("a nullable string is a choice")
            return
        }
        #expect(alternatives.count == 2)
    }
}
