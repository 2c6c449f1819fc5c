import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

/// The JSON of schemas, written by hand after the dialect's description.
@Suite struct GenerationSchemaJSONTests {
    /// A schema and its JSON.
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let schema: GenerationSchema
        let json: String

        init(_ name: String, _ schema: GenerationSchema, _ json: String) {
            testDescription = name
            self.schema = schema
            self.json = json
        }
    }

    private static func property(_ property: Property, _ json: String) -> Sample {
        Sample(
            json, LanguageModelAPITests.Sample.schema(property),
            #"{"type":"object","title":"Sample","properties":{"p":\#(json)},"required":["p"],"#
                + #""additionalProperties":false,"x-order":["p"]}"#)
    }

    static let scalars = [
        property(Property(name: "p", type: String.self), #"{"type":"string"}"#),
        property(Property(name: "p", type: Int.self), #"{"type":"integer"}"#),
        property(Property(name: "p", type: Float.self), #"{"type":"number"}"#),
        property(Property(name: "p", type: Double.self), #"{"type":"number"}"#),
        property(Property(name: "p", type: Decimal.self), #"{"type":"number"}"#),
        property(Property(name: "p", type: Bool.self), #"{"type":"boolean"}"#),
        property(
            Property(name: "p", description: "d", type: String.self),
            #"{"type":"string","description":"d"}"#),
        property(
            Property(name: "p", type: [Int].self), #"{"type":"array","items":{"type":"integer"}}"#),
        property(
            Property(name: "p", type: [[String]].self, guides: [.count(2)]),
            #"{"type":"array","items":{"type":"array","items":{"type":"string"}},"#
                + #""minItems":2,"maxItems":2}"#),
        property(
            Property(name: "p", type: Mood.self), #"{"type":"string","enum":["good","goodEnough"]}"#
        ),
    ]

    static let guides = [
        property(
            Property(name: "p", type: String.self, guides: [.constant("x")]), #"{"const":"x"}"#),
        property(
            Property(name: "p", type: String.self, guides: [.anyOf(["a", "b"])]),
            #"{"type":"string","enum":["a","b"]}"#),
        property(
            Property(name: "p", type: String.self, guides: [/[A-Z]{3}-[0-9]{4}/]),
            #"{"type":"string","pattern":"[A-Z]{3}\\-[0-9]{4}"}"#),
        property(
            Property(name: "p", type: String.self, guides: [.pattern(/a|b/)]),
            #"{"type":"string","pattern":"a|b"}"#),
        property(
            Property(name: "p", type: Int.self, guides: [.minimum(1)]),
            #"{"type":"integer","minimum":1}"#),
        property(
            Property(name: "p", type: Double.self, guides: [.maximum(2.5)]),
            #"{"type":"number","maximum":2.5}"#),
        property(
            Property(name: "p", type: Float.self, guides: [.range(0.1...1)]),
            #"{"type":"number","minimum":0.1,"maximum":1}"#),
        property(
            Property(
                name: "p", type: Decimal.self, guides: [.range(Decimal(1) / 8...Decimal(2))]),
            #"{"type":"number","minimum":0.125,"maximum":2}"#),
        property(
            Property(name: "p", type: [String].self, guides: [.count(1...3)]),
            #"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3}"#),
        property(
            Property(name: "p", type: [String].self, guides: [.element(.anyOf(["a"]))]),
            #"{"type":"array","items":{"type":"string","enum":["a"]}}"#),
        property(
            Property(name: "p", type: [[Int]].self, guides: [.element(.element(.minimum(0)))]),
            #"{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":0}}}"#),
    ]

    static let combinations = [
        property(
            Property(
                name: "p", type: Int.self, guides: [.minimum(1), .range(0...9), .maximum(12)]),
            #"{"type":"integer","minimum":1,"maximum":9}"#),
        property(
            Property(
                name: "p", type: String.self,
                guides: [.anyOf(["c", "b", "a"]), .anyOf(["a", "c"])]),
            #"{"type":"string","enum":["c","a"]}"#),
        property(
            Property(name: "p", type: String.self, guides: [.anyOf(["a", "b"]), .constant("b")]),
            #"{"const":"b"}"#),
        property(
            Property(name: "p", type: String.self, guides: [.anyOf(["a", "b"]), .pattern(/a/)]),
            #"{"type":"string","enum":["a","b"],"pattern":"a"}"#),
        property(
            Property(
                name: "p", type: String.self,
                guides: [.pattern(/a+/), .pattern(/a{3}/), .pattern(/a+/)]),
            #"{"type":"string","pattern":"a+","allOf":[{"pattern":"a{3}"}]}"#),
        property(
            Property(
                name: "p", type: [Int].self,
                guides: [.minimumCount(1), .count(0...5), .maximumCount(3)]),
            #"{"type":"array","items":{"type":"integer"},"minItems":1,"maxItems":3}"#),
        property(
            Property(
                name: "p", type: Double.self, guides: [.minimum(-.infinity), .maximum(1e300)]),
            #"{"type":"number","maximum":1e+300}"#),
        property(
            Property(name: "p", type: String.self, guides: [.keyword("x-verbatim", true)]),
            #"{"type":"string","x-verbatim":true}"#),
    ]

    static let documents = [
        Sample("String", String.generationSchema, #"{"type":"string"}"#),
        Sample("array", [Int].generationSchema, #"{"type":"array","items":{"type":"integer"}}"#),
        Sample(
            "choice of strings", Mood.generationSchema,
            #"{"title":"Mood","type":"string","enum":["good","goodEnough"]}"#),
        Sample(
            "recursive root", Person.generationSchema,
            #"{"type":"object","title":"Person","description":"A person","properties":{"#
                + #""name":{"type":"string","description":"In full"},"#
                + #""age":{"type":"integer","minimum":0,"maximum":150},"#
                + #""nickname":{"type":"string"},"#
                + #""mood":{"type":"string","enum":["good","goodEnough"]},"#
                + ##""friends":{"type":"array","items":{"$ref":"#"}}},"##
                + #""required":["name","age","mood","friends"],"additionalProperties":false,"#
                + #""x-order":["name","age","nickname","mood","friends"]}"#),
        Sample(
            "types within each other", Folder.generationSchema,
            #"{"type":"object","title":"Folder","properties":{"#
                + ##""owner":{"$ref":"#/$defs/User","description":"Whose it is"},"##
                + ##""parent":{"$ref":"#"}},"required":["owner"],"additionalProperties":false,"##
                + #""x-order":["owner","parent"],"$defs":{"User":{"type":"object","title":"User","#
                + ##""description":"Somebody","properties":{"home":{"$ref":"#"},"##
                + ##""friends":{"type":"array","items":{"$ref":"#/$defs/User"}}},"##
                + #""required":["home","friends"],"additionalProperties":false,"#
                + #""x-order":["home","friends"]}}}"#),
        Sample(
            "payloads", Shape.generationSchema,
            ##"{"title":"Shape","anyOf":[{"$ref":"#/$defs/Circle"},{"$ref":"#/$defs/Group"}],"##
                + #""$defs":{"Circle":{"type":"object","title":"Circle","properties":{"#
                + #""type":{"const":"circle"},"radius":{"type":"number"}},"#
                + #""required":["type","radius"],"additionalProperties":false,"#
                + #""x-order":["type","radius"]},"#
                + #""Group":{"type":"object","title":"Group","properties":{"#
                + ##""type":{"const":"group"},"value":{"type":"array","items":{"$ref":"#"}}},"##
                + #""required":["type","value"],"additionalProperties":false,"#
                + #""x-order":["type","value"]}}}"#),
        Sample(
            "array of a type", [Left.Item].generationSchema,
            ##"{"type":"array","items":{"$ref":"#/$defs/Item"},"$defs":{"Item":"##
                + #"{"type":"object","title":"Item","properties":{"left":{"type":"integer"}},"#
                + #""required":["left"],"additionalProperties":false,"x-order":["left"]}}}"#),
        Sample(
            "types of the same name",
            GenerationSchema(
                type: Shape.self, anyOf: [Left.Item.self, Right.Item.self, Left.Item.self]),
            ##"{"title":"Shape","anyOf":[{"$ref":"#/$defs/Item"},{"$ref":"#/$defs/Item2"},"##
                + ##"{"$ref":"#/$defs/Item"}],"$defs":{"##
                + #""Item":{"type":"object","title":"Item","properties":{"left":{"type":"integer"}},"#
                + #""required":["left"],"additionalProperties":false,"x-order":["left"]},"#
                + #""Item2":{"type":"object","title":"Item","properties":{"right":{"type":"integer"}},"#
                + #""required":["right"],"additionalProperties":false,"x-order":["right"]}}}"#),
        Sample(
            "any content", GeneratedContent.generationSchema,
            #"{"title":"GeneratedContent","anyOf":[{"type":"string"},{"type":"number"},"#
                + ##"{"type":"boolean"},{"type":"null"},{"type":"array","items":{"$ref":"#"}},"##
                + ##"{"$ref":"#/$defs/Object"}],"$defs":{"Object":{"type":"object","title":"Object","##
                + #""properties":{},"required":[],"additionalProperties":true,"x-order":[]}}}"#),
    ]

    static let all = scalars + guides + combinations + documents

    @Test(arguments: all)
    func writesTheDialect(_ sample: Sample) {
        #expect(sample.schema.jsonSchema().jsonText() == sample.json)
        #expect(sample.schema.problems == [])
        #expect(sample.schema.unsupportedGuides == [])
    }

    @Test(arguments: all)
    func readsWhatItWrites(_ sample: Sample) throws {
        let read = try GenerationSchema(jsonSchema: JSONValue(parsing: sample.json))
        #expect(read.jsonSchema().jsonText() == sample.json)
    }

    @Test(arguments: all)
    func goesThroughFoundationsCoders(_ sample: Sample) throws {
        let data = try JSONEncoder().encode(sample.schema)
        let written = try JSONValue(parsing: Array(data))
        #expect(written.isEquivalent(to: try JSONValue(parsing: sample.json)))
        let decoded = try JSONDecoder().decode(GenerationSchema.self, from: data)
        #expect(decoded.jsonSchema().isEquivalent(to: try JSONValue(parsing: sample.json)))
        #expect(decoded.jsonSchema()["x-order"] == sample.schema.jsonSchema()["x-order"])
    }

    @Test func takesItsNameFromTypeOrTitle() throws {
        #expect(Person.generationSchema.name == "Person")
        #expect(Left.Item.generationSchema.name == "Item")
        #expect(String.generationSchema.name == "String")
        #expect([Person].generationSchema.name == "Array<Person>")
        let decoded = try GenerationSchema(jsonSchema: Mood.generationSchema.jsonSchema())
        #expect(decoded.name == "Mood")
    }

    @Test func describesItselfAsJSON() {
        #expect(Bool.generationSchema.debugDescription == "{\n  \"type\": \"boolean\"\n}")
    }

    @Test func escapesNamesInReferences() throws {
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(
                arrayOf: DynamicGenerationSchema(name: "a/b~<Int> é", properties: [])),
            dependencies: [])
        let json = schema.jsonSchema()
        #expect(json["items"]?["$ref"] == "#/$defs/a~1b~0%3CInt%3E%20%C3%A9")
        #expect(try GenerationSchema(jsonSchema: json).jsonSchema() == json)
    }
}
