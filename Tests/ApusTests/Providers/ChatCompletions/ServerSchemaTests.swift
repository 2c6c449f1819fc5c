import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

@Suite struct ServerSchemaTests {
    @Test func writesStandardKeywordsAlone() throws {
        let point = DynamicGenerationSchema(
            name: "Point",
            properties: [
                .init(name: "y", schema: DynamicGenerationSchema(type: Int.self)),
                .init(name: "x", schema: DynamicGenerationSchema(type: Int.self)),
            ])
        let line = DynamicGenerationSchema(
            name: "Line",
            properties: [
                .init(name: "x-order", schema: DynamicGenerationSchema(referenceTo: "Point")),
                .init(
                    name: "rest",
                    schema: DynamicGenerationSchema(
                        arrayOf: DynamicGenerationSchema(referenceTo: "Point"),
                        minimumElements: 1)),
            ])
        let schema = try GenerationSchema(root: line, dependencies: [point])
        #expect(
            try ServerSchema.json(schema).jsonText()
                == #"{"type":"object","title":"Line","properties":{"x-order":{"$ref":"#
                + ##""#/$defs/Point"},"rest":{"type":"array","items":{"$ref":"#/$defs/Point"},"##
                + #""minItems":1}},"required":["x-order","rest"],"additionalProperties":false,"#
                + #""$defs":{"Point":{"type":"object","title":"Point","properties":{"y":{"type":"#
                + #""integer"},"x":{"type":"integer"}},"required":["y","x"],"#
                + #""additionalProperties":false}}}"#)
    }
}
