import LanguageModelAPI
import OrderedJSON
import Testing

/// Types whose schema another wrote, or that have none.
@Suite struct GenerationSchemaTypeTests {
    @Test func describesAnArrayOfItself() {
        #expect(
            Sample.schema(Property(name: "p", type: Tree.self)).jsonSchema()["$defs"]
                == ["Tree": ["type": "array", "items": ["$ref": "#/$defs/Tree"]]])
        #expect(Tree.generationSchema.problems == [])
    }

    @Test func reportsATypeThatIsDescribedByItself() {
        let schema = Sample.schema(Property(name: "p", type: Circle.self))
        #expect(
            schema.problems.map(\.description)
                == ["`Sample.p`: there is nothing to choose from"])
    }

    @Test func takesTypesWithTheSameSchemaForOne() {
        let schema = Sample.schema(
            Property(name: "a", type: Alias.self), Property(name: "b", type: Left.Item.self))
        let json = schema.jsonSchema()
        #expect(json["properties"]?["a"] == json["properties"]?["b"])
        #expect(json["$defs"]?.objectValue?.count == 1)
    }

    @Test func writesNullWhereNilIsExplicit() {
        let schema = GenerationSchema(
            type: Sample.self, description: "d", representNilExplicitlyInGeneratedContent: true,
            properties: [
                Property(name: "a", type: Int?.self), Property(name: "b", type: Bool.self),
            ])
        #expect(schema.jsonSchema()["required"] == ["b"])
        #expect(schema.constraintSchema()["required"] == ["a", "b"])
        #expect(
            schema.constraintSchema()["properties"]?["a"]
                == ["anyOf": [["type": "integer"], ["type": "null"]]])
    }
}
