import OrderedJSON
import Testing

@testable import Constraints

/// `x-verbatim` holds beside `enum` and `const` too.
@Suite struct CopiedEnumerationTests {
    private func allows(_ text: String, _ schema: String, source: String) throws -> Bool {
        let compiled: CompiledConstraint
        do throws(ConstraintError) {
            compiled = try Constraint.jsonSchema(JSONSchema(parsed(schema))).compiled(
                sources: [VerbatimSource(name: "s", text: source)])
        } catch {
            #expect(error.code == .unsatisfiable)
            return false
        }
        let matcher = ConstraintMatcher(compiled, vocabulary: Self.bytes)
        for byte in text.utf8 where try !matcher.advance(byte: byte) { return false }
        return matcher.canEnd
    }

    private static let bytes = TokenVocabulary(
        tokenBytes: (0...255).map { [UInt8($0)][...] }, endTokens: [])

    private func parsed(_ text: String) -> JSONValue { (try? JSONValue(parsing: text)) ?? .null }

    @Test(arguments: [
        #"{"enum": ["Bob", "Al", 7], "x-verbatim": true}"#,
        ##"{"enum": ["Bob", "Al", 7], "$ref": "#/$defs/c", "$defs": {"c": {"x-verbatim": true}}}"##,
        #"{"enum": ["Bob", "Al", 7], "allOf": [{"x-verbatim": true}]}"#,
        #"{"allOf": [{"enum": ["Bob", "Al", 7]}, {"x-verbatim": true}]}"#,
    ])
    func allowsOnlyListedSpansOfTheSource(schema: String) throws {
        #expect(try allows(#""Bob""#, schema, source: "Bob and Eve"))
        #expect(try !allows(#""Eve""#, schema, source: "Bob and Eve"))
        #expect(try !allows(#""Al""#, schema, source: "Bob and Eve"))
        #expect(try allows("7", schema, source: "Bob and Eve"))
    }

    @Test(arguments: [
        #"{"const": "Bob", "x-verbatim": true}"#, #"{"enum": ["Bob"], "x-verbatim": true}"#,
    ])
    func allowsNothingWithoutTheSpan(schema: String) throws {
        #expect(try allows(#""Bob""#, schema, source: "Bob"))
        #expect(try !allows(#""Bob""#, schema, source: "Eve"))
    }

    @Test(arguments: [
        #"{"enum": [{"a": "Bob"}, {"a": "Al"}], "properties": {"a": {"x-verbatim": true}}}"#,
        #"{"allOf": [{"const": {"a": "Bob"}}, {"properties": {"a": {"x-verbatim": true}}}]}"#,
        #"{"const": {"a": "Bob"}, "additionalProperties": {"x-verbatim": true}}"#,
    ])
    func reachesTextsInsideOfListedValues(schema: String) throws {
        #expect(try allows(#"{"a":"Bob"}"#, schema, source: "Bob"))
        #expect(try !allows(#"{"a":"Bob"}"#, schema, source: "Eve"))
    }

    @Test(arguments: [
        (
            #"{"type": "object", "properties": {"on": {"type": "string", "format": "date", "x-verbatim": {"source": "s"}}}, "required": ["on"]}"#,
            "a span of the source `s` that the rule of the copied value `$.on` allows"
        ),
        (
            #"{"type": "array", "minItems": 1, "items": {"type": "string", "x-verbatim": {"pattern": "[0-9]+"}}}"#,
            "a span of any source that the rule of the copied value `$[0]` allows"
        ),
    ])
    func saysWhichCopiedValueHasNoSpan(schema: String, expected: String) throws {
        let constraint = try Constraint.jsonSchema(JSONSchema(parsed(schema)))
        do throws(ConstraintError) {
            _ = try constraint.compiled(sources: [VerbatimSource(name: "s", text: "no date")])
            Issue.record("a value was found")
        } catch {
            #expect(error.code == .unsatisfiable)
            #expect(error.keyword == "x-verbatim")
            #expect(error.expected == expected)
        }
    }

    @Test(arguments: [
        #"{"type": "integer", "x-verbatim": true}"#, #"{"const": 5, "x-verbatim": true}"#,
        #"{"type": ["object", "null"], "x-verbatim": {"boundary": "line"}}"#,
    ])
    func refusesCopiesWhereThereAreNoStrings(schema: String) throws {
        let refusals = try JSONSchema(parsed(schema)).report().refusals
        #expect(refusals.map(\.code) == [.unsupported])
        #expect(refusals.map { $0.path?.description } == [#"$["x-verbatim"]"#])
    }
}
