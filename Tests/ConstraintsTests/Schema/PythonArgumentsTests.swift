import OrderedJSON
import Testing

@testable import Constraints

@Suite struct PythonArgumentsTests {
    private func compiled(_ schema: String) throws -> CompiledConstraint {
        try Constraint.pythonArguments(JSONSchema(JSONValue(parsing: schema)))
            .compiled(layout: .spaced)
    }

    private func allows(_ constraint: CompiledConstraint, _ text: String) throws -> Bool {
        let matcher = ConstraintMatcher(constraint, vocabulary: TokenVocabulary(texts: []))
        return try matcher.advance(bytes: Array(text.utf8)) && matcher.canEnd
    }

    @Test func writesDeclaredArgumentsInOrder() throws {
        let constraint = try compiled(
            """
            {"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type": "string"},
            "c": {"type": "boolean"}, "d": {"enum": [null, true, "x"]}}, "required": ["b", "d"]}
            """)
        for text in [
            #"a=1, b="x", c=True, d=None"#, #"b="", d=True"#, #"b="\"\\\n", c=False, d="x""#,
            #"a=-3, b="é", d="x""#,
        ] {
            #expect(try allows(constraint, text), "\(text)")
        }
        for text in [
            "", #"a=1, b="x""#, #"b="x", a=1, d=None"#, #"b="x", d=true"#, #", b="x", d=None"#,
            #"b="x", d=None, "#, #"b='x', d=None"#, #"b="x",d=None"#, #"e=1, b="x", d=None"#,
        ] {
            #expect(try !allows(constraint, text), "\(text)")
        }
    }

    @Test func writesOptionalArgumentsWithCommasBetween() throws {
        let constraint = try compiled(
            """
            {"properties": {"a": {"const": 1}, "b": {"const": 2}, "c": {"const": 3}},
            "type": "object"}
            """)
        let parts = ["a=1", "b=2", "c=3"]
        for set in 0..<8 {
            let chosen = parts.indices.filter { set >> $0 & 1 == 1 }.map { parts[$0] }
            #expect(try allows(constraint, chosen.joined(separator: ", ")))
        }
        for text in ["a=1, ", ", a=1", "b=2, a=1", "a=1, a=1", "a=1b=2"] {
            #expect(try !allows(constraint, text), "\(text)")
        }
    }

    @Test func writesListsAndDictionaries() throws {
        let constraint = try compiled(
            """
            {"type": "object", "properties": {"a": {"type": "array", "items": {"type": ["boolean",
            "null"]}}, "b": {"type": "object", "properties": {"x": {"type": "number"}},
            "additionalProperties": false}}, "required": ["a", "b"]}
            """)
        #expect(try allows(constraint, #"a=[True, None], b={"x": 1.5}"#))
        #expect(try allows(constraint, "a=[], b={}"))
        #expect(try !allows(constraint, #"a=[true], b={}"#))
    }

    /// A long list of optional arguments stays one list.
    @Test func takesHundredsOfArguments() throws {
        let members = (0..<300).map { #""k\#($0)": {"type": "boolean"}"# }.joined(separator: ", ")
        let constraint = try compiled(#"{"type": "object", "properties": {\#(members)}}"#)
        #expect(try allows(constraint, "k0=True, k7=False, k299=True"))
        #expect(try !allows(constraint, "k7=False, k0=True"))
    }

    @Test func takesAlternativesOfObjects() throws {
        let constraint = try compiled(
            """
            {"anyOf": [{"type": "object", "properties": {"a": {"const": 1}}, "required": ["a"]},
            {"type": "object", "properties": {"b": {"const": 2}}, "required": ["b"]}]}
            """)
        #expect(try allows(constraint, "a=1"))
        #expect(try allows(constraint, "b=2"))
        #expect(try !allows(constraint, ""))
    }

    @Test(arguments: [
        (#"{"type": "string"}"#, "type"), (#"{}"#, "type"),
        (#"{"type": "object", "properties": {"a-b": {}}}"#, "properties"),
        (#"{"type": "object", "properties": {"é": {}}}"#, "properties"),
        (#"{"type": "object", "minProperties": 2}"#, "minProperties"),
        (
            #"{"type": "object", "properties": {"a": {}, "b": {}}, "maxProperties": 1}"#,
            "maxProperties"
        ),
    ])
    func refusesByName(_ schema: String, _ keyword: String) throws {
        let error = #expect(throws: ConstraintError.self) { _ = try compiled(schema) }
        #expect(error?.code == .unsupported)
        #expect(error?.keyword == keyword)
    }
}
