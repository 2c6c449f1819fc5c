import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

/// Schemas come from outside: whatever they say, compiling ends with a grammar or an error.
@Suite struct HostileSchemaTests {
    @Test(.needsReference("maskbench-dev"))
    func survivesMutatedSchemas() throws {
        try compileMutations(seed: 1, count: 2)
    }

    @Test(.needsReference("maskbench-dev"), .isLong, arguments: 2...5 as ClosedRange<UInt64>)
    func survivesManyMutatedSchemas(seed: UInt64) throws {
        try compileMutations(seed: seed, count: 10)
    }

    private func compileMutations(seed: UInt64, count: Int) throws {
        let groups =
            try SchemaSuiteFile.maskBench("maskbench-dev").flatMap(\.groups)
            + SchemaSuiteFile.suite("json-schema/draft2020-12").flatMap(\.groups)
        let pool = JSONValue.array(groups.prefix(80).map(\.schema) + Self.fragments)
        var limits = SchemaLimits()
        limits.mergingSteps = 100_000
        for (index, group) in groups.enumerated() {
            var mutator = ValueMutator(
                seed: seed &* 7919 &+ UInt64(index), schema: pool, instances: [group.schema])
            for _ in 0..<count {
                let mutated = mutator.mutated(mutator.mutated(group.schema))
                do throws(ConstraintError) {
                    let schema = try JSONSchema(
                        mutated, options: JSONSchema.Options(limits: limits))
                    let report = schema.report()
                    #expect(!report.refusals.contains { $0.description.isEmpty })
                    _ = schema.inDeclarationOrder(.object(["a": [1, ["b": nil]]]))
                } catch {
                    #expect(error.code == .tooLarge)
                }
            }
        }
    }

    private static let fragments: [JSONValue] = [
        ["$ref": "#"], ["not": ["$ref": "#"]], ["$ref": "#/properties"], ["$ref": "#/%"],
        ["allOf": [["$ref": "#"], ["type": "object"]]], ["$dynamicRef": "#a"],
        ["oneOf": [["$ref": "#"], false]], ["uniqueItems": true], ["contains": ["$ref": "#"]],
        ["unevaluatedProperties": false], ["if": ["$ref": "#"], "else": false],
        ["dependentSchemas": ["a": ["$ref": "#"]]], ["propertyNames": ["$ref": "#"]],
        ["minItems": 1_000_000_000_000], ["maxLength": 1_000_000_000],
        ["minProperties": 99_999_999],
        ["multipleOf": 7], ["pattern": "("], ["pattern": "(a|b)*a(a|b){12}"], ["enum": []],
    ]

    @Test func boundsTheWorkOfMerging() throws {
        let patterns = (0..<60).map { #"{"pattern": "a.{\#($0)}b"}"# }.joined(separator: ",")
        let schema = try JSONSchema(
            JSONValue(parsing: #"{"type": "string", "allOf": [\#(patterns)]}"#))
        let refusals = schema.report().refusals
        #expect(refusals.map(\.code) == [.tooLarge])
    }

    @Test func survivesNestingUpToTheLimits() throws {
        let open = #"{"type": "array", "items": "#
        let nested =
            String(repeating: open, count: 190) + "true" + String(repeating: "}", count: 190)
        let schema = try JSONSchema(JSONValue(parsing: nested))
        #expect(schema.report().isSupported)
        let value = try JSONValue(
            parsing: String(repeating: "[", count: 180) + String(repeating: "]", count: 180))
        #expect(try schema.allows(value))
        let recursive = try JSONSchema(JSONValue(parsing: ##"{"items": {"$ref": "#"}}"##))
        let deep = try JSONValue(
            parsing: String(repeating: "[", count: 120) + String(repeating: "]", count: 120))
        #expect(try recursive.allows(deep))
    }

    @Test func survivesLongChainsOfReferences() throws {
        let links = (0..<400).map {
            ##""d\##($0)": {"allOf": [{"$ref": "#/$defs/d\##($0 + 1)"}, {"maxLength": \##($0 + 9)}]}"##
        }
        let chain = links.joined(separator: ",")
        let schema = try JSONSchema(
            JSONValue(parsing: ##"{"$ref": "#/$defs/d0", "$defs": {\##(chain), "d400": true}}"##))
        #expect(schema.report().refusals.map(\.code) == [.tooLarge])
        #expect(throws: ConstraintError.self) { try schema.allows("text") }
    }
}
