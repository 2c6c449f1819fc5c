import OrderedJSON
import Testing

@testable import Constraints

@Suite struct SchemaReportTests {
    private func report(
        _ schema: String, _ options: JSONSchema.Options = JSONSchema.Options()
    ) throws -> SchemaReport {
        try JSONSchema(JSONValue(parsing: schema), options: options).report()
    }

    @Test func listsAnnotationsAndUnknownKeywords() throws {
        let report = try report(
            #"{"title": "t", "x-mine": 1, "properties": {"a": {"description": "d", "x-mine": 2}}}"#)
        #expect(report.isSupported)
        #expect(report.annotations.map(\.name) == ["description", "title"])
        #expect(report.annotations.first?.path.description == "$.properties.a")
        #expect(report.unknownKeywords.map(\.name) == ["x-mine"])
    }

    @Test func listsEveryRefusal() throws {
        let report = try report(
            """
            {"properties": {"a": {"pattern": "(a)\\\\1"}, "b": {"uniqueItems": true},
             "c": {"$ref": "#/$defs/missing"}, "d": {"type": "text"},
             "e": {"type": "string", "uniqueItems": true}}}
            """)
        let places = report.refusals.map { "\($0.keyword ?? "") \($0.path?.description ?? "")" }
        #expect(
            places.sorted() == [
                ##"$ref $.properties.c["$ref"]"##, "backreference $.properties.a.pattern",
                "type $.properties.d.type", "uniqueItems $.properties.b.uniqueItems",
            ])
        #expect(report.refusals.map(\.code).filter { $0 == .invalidSchema }.count == 1)
        #expect(report.refusals.map(\.code).filter { $0 == .unresolvedReference }.count == 1)
    }

    @Test func saysWhatWhereAndWhatToDo() throws {
        let report = try report(#"{"properties": {"b": {"uniqueItems": true}}}"#)
        #expect(
            report.refusals.map(\.description) == [
                "a constraint cannot be enforced exactly: `uniqueItems` at "
                    + "`$.properties.b.uniqueItems`; expected items of at most 10 known values, or none "
                    + "that could be equal, found items of any number of values; remove it, or state "
                    + "it with keywords that are supported"
            ])
    }

    @Test(arguments: [
        (#"{"type": 5}"#, "type", "`5`"), (#"{"minimum": "1"}"#, "minimum", "`\"1\"`"),
        (#"{"type": "strin"}"#, "type", "`\"strin\"`"),
        (#"{"required": true}"#, "required", "`true`"), (#"{"enum": 1}"#, "enum", "`1`"),
        (#"{"minLength": -1}"#, "minLength", "`-1`"),
        (#"{"allOf": []}"#, "allOf", "`[]`"),
        (#"{"multipleOf": 0}"#, "multipleOf", "`0`"), (#"{"$ref": 1}"#, "$ref", "`1`"),
        (#"{"properties": []}"#, "properties", "`[]`"),
        (#"{"pattern": 1}"#, "pattern", "`1`"),
        (
            #"{"properties": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]}"#,
            "properties", "`[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,…`"
        ),
        (#"{"x-order": ["a", "a"]}"#, "x-order", #"`["a","a"]`"#),
        (#"{"properties": {"a": true}, "x-order": ["a", "b"]}"#, "x-order", #"`"b"`"#),
        (#"{"x-verbatim": {"boundary": "page"}}"#, "x-verbatim", #"`{"boundary":"page"}`"#),
        (#"{"x-verbatim": {"boundry": "word"}}"#, "x-verbatim", #"`{"boundry":"word"}`"#),
        (#"{"x-abstain": "1"}"#, "x-abstain", #"`"1"`"#),
        (#"{"x-abstain": 1e999}"#, "x-abstain", "`1e999`"),
        (
            #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "items": [true]}"#,
            "items",
            "`[true]`"
        ),
    ])
    func refusesMalformedKeywords(schema: String, keyword: String, found: String) throws {
        let refusals = try report(schema).refusals
        #expect(refusals.map(\.code) == [.invalidSchema])
        #expect(refusals.map(\.keyword) == [keyword])
        #expect(refusals.map(\.found) == [found])
    }

    @Test(arguments: [
        #"{"$schema": "http://json-schema.org/draft-03/schema#"}"#,
        #"{"$schema": "https://example.com/own"}"#,
        #"{"divisibleBy": 2}"#, #"{"extends": {}}"#,
    ])
    func refusesWhatNoSupportedDraftSays(schema: String) throws {
        #expect(try report(schema).refusals.map(\.code) == [.unsupported])
    }

    @Test func ignoresRefusalsThatCannotMatter() throws {
        let report = try report(
            #"{"type": "object", "pattern": "(a)\\1", "uniqueItems": true, "$defs": {"x": {"type": 1}}}"#
        )
        #expect(report.isSupported)
    }

    @Test(arguments: [
        "false", #"{"type": "integer", "minimum": 5, "maximum": 1}"#, #"{"enum": []}"#,
        #"{"type": []}"#,
        ##"{"properties": {"a": {"$ref": "#"}}, "required": ["a"], "type": "object"}"##,
        #"{"type": "string", "x-verbatim": {"source": []}}"#,
        #"{"type": "string", "x-verbatim": {"minLength": 5, "maxLength": 2}}"#,
    ])
    func refusesWhatNothingSatisfies(schema: String) throws {
        let refusals = try report(schema).refusals
        #expect(refusals.map(\.code) == [.unsatisfiable])
        #expect(refusals.map { $0.path?.description } == ["$"])
    }

    @Test func refusesTooManyWaysToBegin() throws {
        let objects = (0..<3_000).map { #"{"a": \#($0)}"# }.joined(separator: ",")
        #expect(try report(#"{"enum": [\#(objects)]}"#).refusals.map(\.code) == [.tooLarge])
    }

    @Test func listsFormatsThatNoDraftDefines() throws {
        let report = try report(
            #"{"properties": {"a": {"format": "date"}, "b": {"format": "postcode"}, "c": {"format": "regex", "type": "integer"}}}"#
        )
        #expect(report.isSupported)
        #expect(report.unknownKeywords.map(\.name) == ["format: postcode"])
        #expect(report.unknownKeywords.map(\.path.description) == ["$.properties.b"])
    }

    @Test func refusesPointersWithEscapesThatAreNone() throws {
        let report = try report(##"{"$ref": "#/$defs/a~2", "$defs": {"a~2": true}}"##)
        #expect(report.refusals.map(\.code) == [.unresolvedReference])
    }

    @Test(arguments: [
        #"{"type": "integer", "multipleOf": 1000003}"#,
        #"{"type": "number", "multipleOf": 0.123456789}"#,
    ])
    func namesTheKeywordOfNumbersThatAreTooLarge(schema: String) throws {
        let refusals = try report(schema).refusals
        #expect(refusals.map(\.code) == [.tooLarge])
        #expect(refusals.map(\.keyword) == ["multipleOf"])
    }

    @Test func refusesSchemasThatNeverEnd() throws {
        for schema in [
            ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}], "type": "object"}"##,
            ##"{"anyOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
            ##"{"not": {"$ref": "#"}}"##,
        ] {
            #expect(try report(schema).refusals.map(\.code) == [.invalidSchema], "\(schema)")
        }
    }

    @Test func refusesSchemasThatAreTooLarge() throws {
        let deep =
            String(repeating: #"{"not":"#, count: 300) + "true" + String(repeating: "}", count: 300)
        #expect(throws: ConstraintError.self) { try JSONSchema(JSONValue(parsing: deep)) }
        // Each of 24 properties is there or not, together with another: 2^24 combinations.
        let dependencies = (0..<24).map { #""a\#($0)": ["b\#($0)"]"# }.joined(separator: ",")
        let report = try report(#"{"dependentRequired": {\#(dependencies)}}"#)
        #expect(report.refusals.map(\.code) == [.tooLarge])
    }
}

@Suite struct MarginTests {
    private func schema(_ text: String) throws -> JSONSchema {
        try JSONSchema(JSONValue(parsing: text))
    }

    @Test(arguments: [
        #"{"type": ["string", "null"], "x-abstain": 1.5}"#,
        #"{"properties": {"a": {"type": "string", "x-abstain": -2}}}"#,
        #"{"properties": {"a": {"anyOf": [{"type": "string"}, {"type": "null"}], "x-abstain": 0}}, "required": ["a"]}"#,
        #"{"type": "array", "items": {"enum": [1, null], "x-abstain": 1}}"#,
        ##"{"properties": {"a": {"$ref": "#/$defs/d"}}, "$defs": {"d": {"type": "string", "x-abstain": 1}}}"##,
        ##"{"properties": {"a": {"allOf": [{"$ref": "#/$defs/d"}]}}, "$defs": {"d": {"type": "string", "x-abstain": 1}}}"##,
        #"{"properties": {"a": {"const": 1, "x-abstain": 1}, "b": true}, "dependentRequired": {"b": ["a"]}}"#,
        #"{"properties": {"a": {"const": 1, "x-abstain": 1}, "b": true}, "minProperties": 1, "additionalProperties": false}"#,
    ])
    func supportsMarginsWhereAbsenceIsPossible(text: String) throws {
        let schema = try schema(text)
        #expect(schema.report().refusals == [])
        #expect(try !schema.grammar().margins.isEmpty)
        _ = try Constraint.jsonSchema(schema).compiled()
    }

    @Test(arguments: [
        (#"{"type": "string", "x-abstain": 1}"#, #"$["x-abstain"]"#),
        (
            #"{"properties": {"a": {"type": "string", "x-abstain": 1}}, "required": ["a"]}"#,
            #"$.properties.a["x-abstain"]"#
        ),
        (
            #"{"properties": {"a": {"const": 1, "x-abstain": 1}}, "minProperties": 1, "additionalProperties": false}"#,
            #"$.properties.a["x-abstain"]"#
        ),
        (#"{"items": {"type": "string", "x-abstain": 1}}"#, #"$.items["x-abstain"]"#),
        (
            #"{"additionalProperties": {"type": "string", "x-abstain": 1}}"#,
            #"$.additionalProperties["x-abstain"]"#
        ),
        (
            #"{"properties": {"a": {"anyOf": [{"type": "string", "x-abstain": 1}, {"type": "null"}]}}}"#,
            #"$.properties.a.anyOf[0]["x-abstain"]"#
        ),
        (
            #"{"properties": {"a": {"not": {"type": "string", "x-abstain": 1}}}}"#,
            #"$.properties.a.not["x-abstain"]"#
        ),
        (
            #"{"propertyNames": {"maxLength": 3, "x-abstain": 1}}"#,
            #"$.propertyNames["x-abstain"]"#
        ),
        (
            ##"{"properties": {"a": {"$ref": "#/$defs/d"}, "b": {"$ref": "#/$defs/d"}}, "required": ["b"], "$defs": {"d": {"type": "string", "x-abstain": 1}}}"##,
            #"$["$defs"].d["x-abstain"]"#
        ),
    ])
    func refusesMarginsThatNothingCouldActOn(text: String, path: String) throws {
        let schema = try schema(text)
        let refusals = schema.report().refusals
        #expect(refusals.map(\.code) == [.unsupported])
        #expect(refusals.map(\.keyword) == ["x-abstain"])
        #expect(refusals.map { $0.path?.description } == [path])
        #expect(throws: ConstraintError.self) { try Constraint.jsonSchema(schema) }
    }

    @Test func takesTheHighestMargin() throws {
        let schema = try schema(
            #"{"properties": {"a": {"type": "string", "x-abstain": 1, "allOf": [{"x-abstain": 3}, {"x-abstain": 2}]}}}"#
        )
        #expect(try Array(schema.grammar().margins.values) == [3])
    }

    @Test func saysWhereAMarginCanStand() throws {
        let report = try schema(#"{"type": "string", "x-abstain": 1}"#).report()
        #expect(
            report.refusals.map(\.description) == [
                "a constraint cannot be enforced exactly: `x-abstain` at `$[\"x-abstain\"]`; expected "
                    + "the schema of a property that may be left out, or of a value that may be null, "
                    + "found a value that is always there; remove it, or state it with keywords that "
                    + "are supported"
            ])
    }
}
