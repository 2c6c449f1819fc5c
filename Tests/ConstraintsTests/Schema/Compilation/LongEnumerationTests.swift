import OrderedJSON
import Testing

@testable import Constraints

/// Enumerations may be long: the work for them must not grow with the square of their length.
@Suite struct LongEnumerationTests {
    private func schema(_ value: JSONValue) throws -> JSONSchema { try JSONSchema(value) }

    private func numbers(_ count: Int) -> JSONValue {
        .array((0..<count).map { .number(JSONNumber($0 * 7)) })
    }

    @Test(.timeLimit(.minutes(1)))
    func compilesThousandsOfIntegers() throws {
        let grammar = try schema(["enum": numbers(14_000), "type": "integer"]).grammar().trimmed()
        for text in ["0", "7", "14", "97993"] {
            #expect(GrammarAcceptor.accepts(Array(text.utf8), grammar), "should allow \(text)")
        }
        for text in ["1", "8", "98000", "-7", "07", "7.0"] {
            #expect(!GrammarAcceptor.accepts(Array(text.utf8), grammar), "should refuse \(text)")
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func compilesAlternativesOfThousandsOfIntegers() throws {
        let grammar = try schema([
            "anyOf": [["enum": numbers(5_000)], ["type": "integer", "minimum": 100_000]]
        ]).grammar().trimmed()
        for (text, isAllowed) in [("7", true), ("8", false), ("100001", true)] {
            #expect(GrammarAcceptor.accepts(Array(text.utf8), grammar) == isAllowed, "\(text)")
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func endsQuicklyWhereLongEnumerationsAreDeniedOrCompared() throws {
        for value in [
            ["type": "integer", "not": ["enum": numbers(4_000)]],
            ["type": "integer", "anyOf": [["not": ["enum": numbers(4_000)]], ["minimum": 5]]],
            ["oneOf": [["enum": numbers(4_000)], ["enum": numbers(5_000)]]],
        ] as [JSONValue] {
            #expect(try schema(value).report().refusals.map(\.code) == [.tooLarge])
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func refusesEnumerationsBeyondTheLimit() throws {
        let refusals = try schema(["properties": ["a": ["enum": numbers(200_000)]]]).report()
            .refusals
        #expect(refusals.map(\.code) == [.tooLarge])
        #expect(refusals.map(\.keyword) == ["enum"])
        #expect(refusals.map { $0.path?.description } == ["$.properties.a.enum"])
    }

    @Test(.timeLimit(.minutes(1)))
    func refusesDifferentItemsOfLongEnumerations() throws {
        let refusals = try schema([
            "type": "array", "items": ["enum": numbers(20_000)], "uniqueItems": true,
        ]).report().refusals
        #expect(refusals.map(\.keyword) == ["uniqueItems"])
    }

    @Test func mergesValuesThatAreEqualAsJSON() throws {
        let schema = try schema(
            JSONValue(
                parsing:
                    #"{"enum": [1, 1.0, 1e0, {"a": 1, "b": 2}, {"b": 2.0, "a": 1}, 10, 1e1, 2, 3]}"#
            ))
        let grammar = try schema.grammar().trimmed()
        for (text, isAllowed) in [
            ("1", true), ("10", true), (#"{"a":1,"b":2}"#, true), (#"{"b":2,"a":1}"#, false),
            ("4", false),
        ] {
            #expect(GrammarAcceptor.accepts(Array(text.utf8), grammar) == isAllowed, "\(text)")
        }
        #expect(try schema.allows(JSONValue(parsing: #"{"b":2,"a":1.0}"#)))
        #expect(try !schema.allows(4))
    }
}
