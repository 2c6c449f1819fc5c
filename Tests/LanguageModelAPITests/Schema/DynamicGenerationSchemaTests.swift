import LanguageModelAPI
import OrderedJSON
import Testing

@Suite struct DynamicGenerationSchemaTests {
    private typealias Dynamic = DynamicGenerationSchema
    private typealias SchemaError = GenerationSchema.SchemaError

    private func property(_ name: String, _ schema: DynamicGenerationSchema) -> Dynamic.Property {
        Dynamic.Property(name: name, schema: schema)
    }

    private func object(_ name: String, _ properties: Dynamic.Property...) -> Dynamic {
        Dynamic(name: name, properties: properties)
    }

    @Test func bringsSchemasTogether() throws {
        let city = Dynamic(name: "city", anyOf: ["Bern", "Rome"])
        let root = Dynamic(
            name: "Trip", description: "A trip",
            properties: [
                Dynamic.Property(name: "city", description: "Where to", schema: city),
                Dynamic.Property(
                    name: "days", schema: Dynamic(type: Int.self, guides: [.range(1...9)]),
                    isOptional: true),
                Dynamic.Property(
                    name: "stops",
                    schema: Dynamic(
                        arrayOf: Dynamic(referenceTo: "Stop"), minimumElements: 1,
                        maximumElements: 4)),
                Dynamic.Property(name: "end", schema: Dynamic(name: "End", anyOf: [.null, city])),
            ])
        let stop = object("Stop", property("back", Dynamic(referenceTo: "Trip")))
        let schema = try GenerationSchema(root: root, dependencies: [stop])
        #expect(schema.name == "Trip")
        #expect(
            schema.jsonSchema().jsonText()
                == #"{"type":"object","title":"Trip","description":"A trip","properties":{"#
                + #""city":{"type":"string","enum":["Bern","Rome"],"description":"Where to"},"#
                + #""days":{"type":"integer","minimum":1,"maximum":9},"#
                + ##""stops":{"type":"array","items":{"$ref":"#/$defs/Stop"},"minItems":1,"maxItems":4},"##
                + ##""end":{"$ref":"#/$defs/End"}},"required":["city","stops","end"],"##
                + #""additionalProperties":false,"x-order":["city","days","stops","end"],"$defs":{"#
                + ##""Stop":{"type":"object","title":"Stop","properties":{"back":{"$ref":"#"}},"##
                + #""required":["back"],"additionalProperties":false,"x-order":["back"]},"#
                + #""End":{"title":"End","anyOf":[{"type":"null"},"#
                + #"{"type":"string","enum":["Bern","Rome"]}]}}}"#)
        #expect(schema.problems == [])
    }

    @Test func takesTypesAndReferencesAsRoot() throws {
        let typed = try GenerationSchema(root: Dynamic(type: Person.self), dependencies: [])
        #expect(typed.jsonSchema() == Person.generationSchema.jsonSchema())
        #expect(typed.name == "Person")
        let referred = try GenerationSchema(
            root: Dynamic(referenceTo: "A"), dependencies: [object("A")])
        #expect(
            referred.jsonSchema()
                == (try GenerationSchema(root: object("A"), dependencies: [])).jsonSchema())
    }

    @Test func keepsAnObjectsOwnDescriptionBesideThatOfAProperty() throws {
        let inner = Dynamic(name: "I", description: "Everywhere", properties: [])
        let schema = try GenerationSchema(
            root: Dynamic(
                name: "R",
                properties: [
                    Dynamic.Property(name: "a", description: "Here", schema: inner),
                    Dynamic.Property(name: "b", schema: inner),
                ]), dependencies: [])
        let json = schema.jsonSchema()
        #expect(json["properties"]?["a"] == ["$ref": "#/$defs/I", "description": "Here"])
        #expect(json["properties"]?["b"] == ["$ref": "#/$defs/I"])
        #expect(json["$defs"]?["I"]?["description"] == "Everywhere")
    }

    @Test func refusesTwoPropertiesOfTheSameName() throws {
        let error = #expect(throws: SchemaError.self) {
            try GenerationSchema(
                root: object("A", property("p", .null), property("p", .null)), dependencies: [])
        }
        guard case .duplicateProperty(schema: "A", property: "p", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.errorDescription == "two properties have the name `p` in schema `A`")
        #expect(error?.recoverySuggestion == "give each property of the object a name of its own")
    }

    @Test func refusesTwoSchemasOfTheSameName() {
        let error = #expect(throws: SchemaError.self) {
            try GenerationSchema(
                root: object("R", property("a", object("A"))),
                dependencies: [object("A", property("x", .null))])
        }
        guard case .duplicateType(schema: "R", type: "A", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(throws: SchemaError.self) {
            try GenerationSchema(root: object("R"), dependencies: [object("A"), object("A")])
        }
    }

    @Test func acceptsTheSameSchemaAtSeveralPlaces() throws {
        let inner = object("I", property("x", .null))
        let schema = try GenerationSchema(
            root: object("R", property("a", inner), property("b", inner)), dependencies: [inner])
        #expect(schema.jsonSchema()["$defs"]?.objectValue?.keys == ["I"])
    }

    @Test func refusesAChoiceWithoutChoices() {
        for empty in [
            Dynamic(name: "E", anyOf: [String]()), Dynamic(name: "E", anyOf: [Dynamic]()),
        ] {
            let error = #expect(throws: SchemaError.self) {
                try GenerationSchema(root: object("R", property("e", empty)), dependencies: [])
            }
            guard case .emptyTypeChoices(schema: "E", _) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(error?.errorDescription == "there is nothing to choose from in schema `E`")
        }
    }

    @Test func refusesReferencesToNothing() {
        let error = #expect(throws: SchemaError.self) {
            try GenerationSchema(
                root: object(
                    "R", property("a", Dynamic(referenceTo: "A")),
                    property("b", Dynamic(arrayOf: Dynamic(referenceTo: "B"))),
                    property("c", Dynamic(referenceTo: "A"))),
                dependencies: [object("C")])
        }
        guard case .undefinedReferences(schema: "R", references: ["A", "B"], let context) = error
        else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "the known schemas are `C`, `R`")
        #expect(error?.errorDescription == "there is no schema of the name `A`, `B` in schema `R`")
    }

    @Test func findsReferencesToSchemasThatStandInOthers() throws {
        let schema = try GenerationSchema(
            root: object("R", property("a", object("A")), property("b", Dynamic(referenceTo: "A"))),
            dependencies: [])
        #expect(schema.jsonSchema()["properties"]?["b"] == ["$ref": "#/$defs/A"])
    }

    @Test func tellsNamesApartByTheirBytes() throws {
        let schema = try GenerationSchema(
            root: object(
                "R", property("a", Dynamic(referenceTo: "caf\u{E9}")),
                property("b", Dynamic(referenceTo: "cafe\u{301}"))),
            dependencies: [object("caf\u{E9}"), object("cafe\u{301}", property("x", .null))])
        #expect(schema.jsonSchema()["$defs"]?.objectValue?.count == 2)
    }

    @Test func writesNullWhereNilIsExplicit() throws {
        let schema = try GenerationSchema(
            root: Dynamic(
                name: "R", representNilExplicitlyInGeneratedContent: true,
                properties: [
                    Dynamic.Property(
                        name: "p", description: "d", schema: Dynamic(type: Int.self),
                        isOptional: true)
                ]), dependencies: [])
        #expect(schema.jsonSchema()["required"] == [])
        #expect(schema.jsonSchema()["properties"]?["p"] == ["type": "integer", "description": "d"])
        #expect(schema.constraintSchema()["required"] == ["p"])
        #expect(
            schema.constraintSchema()["properties"]?["p"]
                == ["anyOf": [["type": "integer", "description": "d"], ["type": "null"]]])
    }
}
