import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

/// A schema whose documents are few, for which what each token decides can be read off their list.
struct WeighedSchema: Sendable, CustomTestStringConvertible {
    let name: String
    let schema: String
    var layout = JSONLayout.compact
    var testDescription: String { name }

    static let all = [
        WeighedSchema(
            name: "optional properties",
            schema: """
                {"properties": {"vendor": {"enum": ["A", "B"]}, "date": {"enum": ["d1", "d2"],
                 "x-abstain": 0.5}, "total": {"enum": [true, 7], "x-abstain": 1}},
                 "required": ["vendor"], "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "keys that begin alike",
            schema: """
                {"properties": {"dat": {"const": 1, "x-abstain": 1}, "date": {"const": 1,
                 "x-abstain": 1}, "data": {"const": 2}, "d": {"const": 3, "x-abstain": 1}},
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "absent or null",
            schema: """
                {"properties": {"a": {"enum": ["x", null], "x-abstain": 1}, "b": {"enum": [1, null],
                 "x-abstain": 2}, "c": {"type": "boolean"}}, "required": ["b"],
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "nested",
            schema: """
                {"properties": {"items": {"items": {"properties": {"n": {"const": 1, "x-abstain": 1},
                 "o": {"enum": [2, null], "x-abstain": 1}}, "additionalProperties": false,
                 "type": "object"}, "maxItems": 2, "type": "array", "x-abstain": 3},
                 "tail": {"const": 1, "x-abstain": 1}}, "additionalProperties": false,
                 "type": "object"}
                """),
        WeighedSchema(
            name: "items that may be null",
            schema: """
                {"items": {"enum": ["a", "ab", null, 1, {}], "x-abstain": 1}, "maxItems": 3,
                 "type": "array"}
                """),
        WeighedSchema(
            name: "a document that may be null",
            schema: """
                {"properties": {"a": {"const": 1, "x-abstain": 1}}, "type": ["object", "null"],
                 "additionalProperties": false, "x-abstain": 1}
                """),
        WeighedSchema(
            name: "alternatives",
            schema: """
                {"anyOf": [{"properties": {"a": {"const": 1}, "date": {"const": 1, "x-abstain": 1},
                 "b": {"const": 1}}, "additionalProperties": false}, {"properties": {"a": {"const": 1},
                 "date": {"const": 2, "x-abstain": 2}, "c": {"const": 1}}, "required": ["date"],
                 "additionalProperties": false}, {"properties": {"a": {"const": 1},
                 "dote": {"const": 2}}, "additionalProperties": false}], "type": "object"}
                """),
        WeighedSchema(
            name: "numbers of members",
            schema: """
                {"properties": {"a": {"const": 1, "x-abstain": 1}, "b": {"const": 1, "x-abstain": 1},
                 "c": {"const": 1, "x-abstain": 1}, "d": {"const": 1, "x-abstain": 1}},
                 "minProperties": 2, "maxProperties": 3, "additionalProperties": false,
                 "type": "object"}
                """),
        WeighedSchema(
            name: "other keys",
            schema: """
                {"properties": {"x": {"const": 1, "x-abstain": 1}, "z": {"const": 1, "x-abstain": 1}},
                 "patternProperties": {"^xy?$|^w$": {"const": 1}}, "minProperties": 1,
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "numbers that may be null",
            schema: """
                {"properties": {"price": {"enum": [3, 3.25, 32, null], "x-abstain": 1},
                 "item": {"const": "tea"}}, "required": ["item", "price"],
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "numbers that may be left out",
            schema: """
                {"properties": {"n": {"enum": [1, 12, 123], "x-abstain": 1},
                 "o": {"enum": [1, 12], "x-abstain": 1}, "p": {"enum": [1, 12], "x-abstain": 1}},
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "numbers that may be null or left out, nested",
            schema: """
                {"properties": {"a": {"properties": {"n": {"enum": [1, 12, null], "x-abstain": 1},
                 "o": {"enum": [12, 120, null], "x-abstain": 1}}, "additionalProperties": false,
                 "type": "object", "x-abstain": 1}, "b": {"enum": [1, 11], "x-abstain": 1}},
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "numbers of other keys",
            schema: """
                {"properties": {"x": {"enum": [1, 12], "x-abstain": 1}},
                 "patternProperties": {"^xy?$|^w$": {"enum": [1, 12]}}, "minProperties": 1,
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "dependencies",
            schema: """
                {"properties": {"a": {"const": 1, "x-abstain": 1}, "b": {"const": 1, "x-abstain": 1},
                 "c": {"const": 1}}, "dependentRequired": {"a": ["b"]},
                 "additionalProperties": false, "type": "object"}
                """),
        WeighedSchema(
            name: "with spaces",
            schema: """
                {"properties": {"a": {"enum": ["x", null], "x-abstain": 1}, "b": {"const": 1,
                 "x-abstain": 1}}, "additionalProperties": false, "type": "object"}
                """, layout: .spaced),
    ]

    func grammar() throws -> Grammar {
        try JSONSchema(JSONValue(parsing: schema), options: .init(bounds: .none)).grammar()
    }
}

/// What tokens decide, against the list of all documents.
@Suite struct AbsenceChoiceTests {
    private static let vocabulary = TokenVocabulary(texts: [
        "{\"", "{}", "\":", "\":\"", "\",\"", "\"}", ",\"", "},{\"", "}]", "[{\"", "[]", "]}",
        "date", "dat", "da", "data", "date\":", "vendor", "vend", "total", "{\"a\":", "{\"date\":",
        "A\",\"date", "A\"}", "A\",\"d", "\",\"t", "null", "nul", ":null", "\":null", "\":null,\"",
        "\":1", "\":1}", "\":1,\"", "a\":1,\"b", "a\":1,\"c", "a\":1}", "b\":1}", "b\":n", "\":nu",
        "[\"", "[null", "[n", "null,", "null]", ",null", ",\"a", "a\",\"", "1,\"date\":", "o\":2}",
        "n\":1,\"o\":null", "n\":1},{", "{}]", "{\"n", ":1,\"tail\":1}", "x\":1,\"z", "x\":1,\"xy",
        "w\":1,\"x", "z\":1}", "12", "2,\"", "2}", "3.2", "5,\"", ".", "1}", "1,\"o\":1", "\": ",
        "\": \"", ", \"", " null", ": null", "\": null, \"", "tail",
    ])

    @Test(arguments: WeighedSchema.all)
    func everyTokenDecidesWhatItsDocumentsSay(schema: WeighedSchema) throws {
        let grammar = try schema.grammar()
        var oracle = GrammarOracle(grammar, layout: schema.layout)
        let documents = oracle.documents(upTo: 70).map(WeighedDocument.init)
        #expect(documents.count < 4_000)
        let constraint = CompiledConstraint(
            try CompiledGrammar(
                grammar, layout: schema.layout, sources: try VerbatimSources([])))
        var decisions = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            let matcher = ConstraintMatcher(constraint, vocabulary: Self.vocabulary)
            var walk = TokenWalk(seed: seed)
            var mask = TokenMask(tokenCount: Self.vocabulary.count)
            for _ in 0..<25 {
                decisions += try compare(matcher, documents, constraint.grammar.weighing.keys)
                try matcher.fillMask(&mask)
                guard let token = try walk.token(mask, matcher) else { break }
                #expect(try matcher.advance(token: token))
            }
        }
        #expect(decisions > 0)
    }

    @Test func whatMayBeSomethingElseDecidesNothing() throws {
        let schema = try JSONSchema(
            JSONValue(parsing: #"{"enum": ["a", 1, null], "x-abstain": 1}"#))
        let constraint = try Constraint.choice([
            .jsonSchema(schema), .literal("none"), .literal("2"),
        ]).compiled()
        let choice = try #require(
            ConstraintMatcher(constraint, vocabulary: Self.vocabulary).absenceChoices().first)
        let taken = choice.valueTokens.map {
            String(decoding: Self.vocabulary.bytes(of: $0), as: UTF8.self)
        }
        #expect(taken == ["\"", "1"])
        #expect(choice.absenceTokens.isEmpty && choice.threshold == 1)
    }

    @Test func saysWhereAndHowFar() throws {
        let schema = try JSONSchema(
            JSONValue(
                parsing: """
                    {"properties": {"items": {"items": {"properties": {"a": {"const": 1},
                     "b\\"": {"enum": ["x", null], "x-abstain": 2.5}}}, "type": "array"}},
                     "type": "object", "additionalProperties": false}
                    """))
        let matcher = ConstraintMatcher(
            try Constraint.jsonSchema(schema).compiled(), vocabulary: Self.vocabulary)
        #expect(matcher.weighsAbsence)
        #expect(try matcher.advance(bytes: Array("{\"items\":[{\"a\":1},{\"a\":1,\"b".utf8)))
        #expect(try matcher.advance(bytes: Array("\\".utf8)))
        let key = try matcher.absenceChoices()
        #expect(key.map { $0.path?.description } == ["$.items[1][\"b\\\"\"]"])
        #expect(key.map(\.threshold) == [2.5])
        #expect(try matcher.advance(bytes: Array("\"\":".utf8)))
        let value = try matcher.absenceChoices()
        #expect(value.map { $0.path?.description } == ["$.items[1][\"b\\\"\"]"])
        let tokens = value.map { [$0.valueTokens, $0.absenceTokens] }
        let texts = tokens.map {
            $0.map { $0.map { String(decoding: Self.vocabulary.bytes(of: $0), as: UTF8.self) } }
        }
        #expect(texts == [[["\""], ["n", "null", "nul", "null,"]]])
    }

    @Test func opensAreWhatValuesBeginWith() throws {
        let schema = try JSONSchema(
            JSONValue(
                parsing: """
                    {"properties": {"a": {"enum": ["x", null], "x-abstain": 1}}, "required": ["a"],
                     "type": "object", "additionalProperties": false}
                    """))
        let vocabulary = TokenVocabulary(texts: ["\":", "\":\"", "\":\"x", "a\""])
        let matcher = ConstraintMatcher(
            try Constraint.jsonSchema(schema).compiled(), vocabulary: vocabulary)
        #expect(try matcher.advance(bytes: Array("{\"a".utf8)))
        let choice = try #require(try matcher.absenceChoices().first)
        func texts(_ tokens: [Int]) -> [String] {
            tokens.map { String(decoding: vocabulary.bytes(of: $0), as: UTF8.self) }
        }
        #expect(texts(choice.valueTokens) == ["\":\"", "\":\"x"])
        #expect(choice.absenceTokens.isEmpty)
        #expect(texts(choice.openTokens) == ["\"", "\":"])
    }

    @Test func costsNothingWithoutMargins() throws {
        let schema = try JSONSchema(
            JSONValue(parsing: #"{"properties": {"a": {"type": ["string", "null"]}}}"#))
        let matcher = ConstraintMatcher(
            try Constraint.jsonSchema(schema).compiled(), vocabulary: Self.vocabulary)
        #expect(!matcher.weighsAbsence)
        #expect(try matcher.absenceChoices().isEmpty)
        let operations = matcher.constraint.grammar.operations
        #expect(!(0..<operations.count).contains { operations[$0].kind == .mark })
    }

    @Test(.needsModelVocabulary) func isQuickInsideAndBetweenValues() throws {
        let vocabulary = try ModelVocabulary.qwen.get()
        let schema = try JSONSchema(
            JSONValue(
                parsing: """
                    {"type": "object", "properties": {"vendor": {"type": "string"},
                     "date": {"type": ["string", "null"], "x-abstain": 1},
                     "total": {"type": "string"}}, "additionalProperties": false}
                    """))
        let matcher = ConstraintMatcher(
            try Constraint.jsonSchema(schema).compiled(), vocabulary: vocabulary)
        var times: [Duration] = []
        for piece in [
            "{\"", "vendor\":\"", "Caf", "e", " Central", "\",\"", "da", "te\":", "\"", "1",
        ] {
            #expect(try matcher.advance(bytes: Array(piece.utf8)))
            // The first time makes the trie of the tokens that can end a value.
            _ = try matcher.absenceChoices()
            let start = ContinuousClock.now
            _ = try matcher.absenceChoices()
            times.append(.now - start)
        }
        // A token takes a model some 30 ms.
        #expect(times.sorted()[times.count / 2] < .milliseconds(20))
    }

    @Test(.needsModelVocabulary) func agreesWithEveryTokenOfAModelsVocabulary() throws {
        let vocabulary = try ModelVocabulary.qwen.get()
        let schema = try JSONSchema(
            JSONValue(
                parsing: """
                    {"type": "object", "properties": {"vendor": {"type": "string"},
                     "date": {"type": ["string", "null"], "x-verbatim": true, "x-abstain": 1},
                     "count": {"type": ["integer", "null"], "x-abstain": 1},
                     "items": {"type": "array", "items": {"properties": {"name": {"type": "string",
                      "x-abstain": 1}}, "type": "object", "additionalProperties": false}},
                     "total": {"type": "string", "maxLength": 9, "x-abstain": 1}},
                     "additionalProperties": false}
                    """))
        let constraint = try Constraint.jsonSchema(schema).compiled(
            sources: [VerbatimSource(name: "mail", text: "due 2026-03-04 or later")])
        for seed in 1...3 as ClosedRange<UInt64> {
            let matcher = ConstraintMatcher(constraint, vocabulary: vocabulary)
            var walk = TokenWalk(seed: seed)
            var mask = TokenMask(tokenCount: vocabulary.count)
            for _ in 0..<14 {
                try matcher.fillMask(&mask)
                let deciding = Set(
                    try matcher.absenceChoices().flatMap { $0.valueTokens + $0.absenceTokens })
                var wrong: [Int] = []
                try mask.forEach { token in
                    if try matcher.choosesAbsenceOrValue(token) != deciding.contains(token) {
                        wrong.append(token)
                    }
                }
                #expect(wrong.isEmpty && deciding.allSatisfy(mask.contains))
                guard let token = try walk.token(mask, matcher) else { break }
                #expect(try matcher.advance(token: token))
            }
        }
    }

    private struct Place: Hashable {
        var prefix: [UInt8]
        var start: Int
        var key: [UInt8]?
    }

    private struct Tokens: Hashable {
        var value: [Int] = []
        var absent: [Int] = []
    }

    /// Compares all tokens at one place; returns how many decided something.
    private func compare(
        _ matcher: ConstraintMatcher, _ all: [WeighedDocument], _ keys: [[UInt8]]
    ) throws -> Int {
        let document = matcher.document
        let documents = all.filter { $0.bytes.starts(with: document) }
        var expected: [Place: Tokens] = [:]
        for token in 0..<Self.vocabulary.count {
            let bytes = Self.vocabulary.bytes(of: token)
            let going = documents.filter {
                $0.bytes.dropFirst(document.count).starts(with: bytes)
            }
            guard !bytes.isEmpty, let first = going.first else { continue }
            var decides = false
            for (start, key) in first.places(keys) where start <= document.count + bytes.count {
                // Where both were still possible before the token, or where it began.
                let known = max(start, document.count)
                let before = documents.filter { $0.bytes.starts(with: first.bytes.prefix(known)) }
                let wasOpen =
                    Set(before.compactMap { $0.has(key, at: start) }).count == 2
                let outcomes = Set(going.compactMap { $0.has(key, at: start) })
                guard wasOpen, outcomes.count == 1, let has = outcomes.first else { continue }
                decides = true
                let place = Place(
                    prefix: Array(first.bytes[document.count..<known]), start: start, key: key)
                if has {
                    expected[place, default: Tokens()].value.append(token)
                } else {
                    expected[place, default: Tokens()].absent.append(token)
                }
            }
            #expect(try matcher.choosesAbsenceOrValue(token) == decides)
        }
        var finder = BranchFinder(matcher.machine, Self.vocabulary)
        try finder.walk(&matcher.machine)
        var found: [Place: Tokens] = [:]
        for choice in finder.choices where !(choice.value + choice.absent).isEmpty {
            let place = Place(
                prefix: choice.prefix, start: Int(choice.start),
                key: choice.key < 0 ? nil : keys[Int(choice.key)])
            #expect(found[place] == nil)
            found[place] = Tokens(value: choice.value.sorted(), absent: choice.absent.sorted())
        }
        #expect(found == expected, "after `\(String(decoding: document, as: UTF8.self))`")
        return expected.count
    }
}

/// A document and what it says at each place.
private struct WeighedDocument {
    let bytes: [UInt8]
    /// The keys of each object, by the position after its brace.
    private var objects: [Int: Set<[UInt8]>] = [:]
    /// Whether there is a value other than null, by its position.
    private var values: [Int: Bool] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        _ = readValue(at: 0)
    }

    /// The places where a key or a value may be weighed.
    func places(_ keys: [[UInt8]]) -> [(start: Int, key: [UInt8]?)] {
        objects.keys.sorted().flatMap { start in keys.map { (start, $0) } }
            + values.keys.sorted().map { ($0, nil) }
    }

    /// Whether a member or value is there; nil if the document has no such place.
    func has(_ key: [UInt8]?, at start: Int) -> Bool? {
        guard let key else { return values[start] }
        return objects[start].map { $0.contains(key) }
    }

    private mutating func readValue(at start: Int) -> Int {
        values[start] = bytes[start] != UInt8(ascii: "n")
        switch bytes[start] {
        case UInt8(ascii: "{"):
            var keys: Set<[UInt8]> = []
            var index = start + 1
            while bytes[index] != UInt8(ascii: "}") {
                if ", ".utf8.contains(bytes[index]) {
                    index += 1
                    continue
                }
                let end = endOfString(index)
                keys.insert(Array(bytes[index + 1..<end - 1]))
                index = end
                while ": ".utf8.contains(bytes[index]) { index += 1 }
                index = readValue(at: index)
            }
            objects[start + 1] = keys
            return index + 1
        case UInt8(ascii: "["):
            var index = start + 1
            while bytes[index] != UInt8(ascii: "]") {
                index = ", ".utf8.contains(bytes[index]) ? index + 1 : readValue(at: index)
            }
            return index + 1
        case UInt8(ascii: "\""): return endOfString(start)
        default:
            return bytes[start...].firstIndex { ",}] ".utf8.contains($0) } ?? bytes.count
        }
    }

    private func endOfString(_ start: Int) -> Int {
        (bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count - 1) + 1
    }
}
