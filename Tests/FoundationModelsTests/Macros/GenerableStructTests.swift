import Foundation
import FoundationModels
import Testing

@Generable(description: "A dish")
private struct Dish: Equatable {
    /// The name on the menu.
    @Guide(description: "Short")
    var name: String
    let price: Double?
    var tags: [String] = ["new"]
    var isVegan: Bool
    var spiciness: Int { tags.count }
    static let currency = "EUR"
    var observed: Int = 7 { didSet {} }
    var notes = ["a": 1]
}

@Generable
private struct Tree: Equatable {
    var label: String
    var children: [Tree]
}

@Generable
private struct Forest: Equatable {
    var oldest: Tree?
    var trees: [Tree]
}

@Generable
private struct Page<Item: Generable> {
    var items: [Item]
    var next: Item?
}

@Generable(
    name: "Point on a plane", description: "A point", representNilExplicitlyInGeneratedContent: true
)
private struct Point {
    var x: Int?
    var y: Int?
}

@Generable(name: "Branch")
private struct Twig {
    var twigs: [Twig]
}

@FoundationModels.Generable
private struct Words {
    var `default`: Int
    var `two words`: String?
    var properties: [Bool]
    var explicitNil, content: Int
}

@Generable
private struct Described {
    @Guide(
        description: """
            First line
              indented "quoted"

            last \(1 + 1)
            """)
    var text: String
}

@Generable
private struct Empty {}

private enum Outer {
    @Generable
    struct Inner: Identifiable {
        let id = UUID()
        var value: Int
    }

    @Generable
    fileprivate struct Hidden {
        var id: String
        var inner: Inner
    }
}

@Generable
private struct Conditional {
    var always: Int
    #if os(Linux)
        var linux: Int
    #elseif os(macOS)
        var mac: Missing
    #else
        var other: Missing
    #endif
}

@Generable
private struct OwnPartial {
    var value: Int

    struct PartiallyGenerated: ConvertibleFromGeneratedContent {
        let json: String
        init(_ content: GeneratedContent) throws { json = content.jsonString }
    }
}

@propertyWrapper
private struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 9) }
    }
    init(wrappedValue: Int) { value = min(wrappedValue, 9) }
}

@Generable
private struct Wrapped {
    @Guide(.minimum(0)) @Clamped var digit: Int
}

/// Types with `@Generable` on structs, compiled and used.
@Suite struct GenerableStructTests {
    @Test func describesProperties() throws {
        #expect(
            try Dish.schemaText() == #"""
                {"additionalProperties":false,"description":"A dish","properties":{"isVegan":{"type":"boolean"},"name":{"description":"Short","type":"string"},"price":{"type":"number"},"tags":{"items":{"type":"string"},"type":"array"}},"required":["name","tags","isVegan"],"title":"Dish","type":"object","x-order":["name","price","tags","isVegan"]}
                """#)
    }

    @Test func becomesContentInTheOrderOfDeclaration() {
        let dish = Dish(name: "Soup", price: nil, isVegan: true)
        #expect(
            dish.generatedContent.jsonString
                == #"{"name": "Soup", "tags": ["new"], "isVegan": true}"#)
        let other = Dish(name: "Stew", price: 9.5, tags: [], isVegan: false)
        #expect(
            other.generatedContent.jsonString
                == #"{"name": "Stew", "price": 9.5, "tags": [], "isVegan": false}"#)
    }

    @Test func isReadFromContent() throws {
        let content = try GeneratedContent(
            json: #"{"isVegan": true, "name": "Soup", "tags": ["a"], "price": null}"#)
        #expect(
            try Dish(content) == Dish(name: "Soup", price: nil, tags: ["a"], isVegan: true))
        let dish = Dish(name: "Stew", price: 9.5, tags: ["b"], isVegan: false)
        #expect(try content.value(Dish.self).observed == 7)
        #expect(try Dish(dish.generatedContent) == dish)
    }

    @Test func refusesContentWithoutARequiredProperty() throws {
        let content = try GeneratedContent(json: #"{"name": "Soup", "tags": []}"#)
        #expect(throws: GeneratedContent.ParsingError.self) { try Dish(content) }
    }

    @Test func isKnownInPart() throws {
        let content = try GeneratedContent(json: #"{"name": "Sou"#)
        let partial = try Dish.PartiallyGenerated(content)
        #expect(partial.name == "Sou")
        #expect(partial.price == nil)
        #expect(partial.tags == nil)
        let later = try Dish.PartiallyGenerated(
            GeneratedContent(json: #"{"name": "Soup", "price": 3, "tags": ["a", "b"#))
        #expect(later.price == 3)
        #expect(later.tags == ["a", "b"])
    }

    @Test func keepsItsIdentityInParts() throws {
        let id = GenerationID()
        let content = GeneratedContent(properties: ["name": "a"], id: id)
        #expect(try Dish.PartiallyGenerated(content).id == id)
    }

    @Test func describesRecursion() throws {
        #expect(
            try Tree.schemaText() == ##"""
                {"additionalProperties":false,"properties":{"children":{"items":{"$ref":"#"},"type":"array"},"label":{"type":"string"}},"required":["label","children"],"title":"Tree","type":"object","x-order":["label","children"]}
                """##)
        #expect(
            try Forest.schemaText() == ##"""
                {"$defs":{"Tree":{"additionalProperties":false,"properties":{"children":{"items":{"$ref":"#/$defs/Tree"},"type":"array"},"label":{"type":"string"}},"required":["label","children"],"title":"Tree","type":"object","x-order":["label","children"]}},"additionalProperties":false,"properties":{"oldest":{"$ref":"#/$defs/Tree"},"trees":{"items":{"$ref":"#/$defs/Tree"},"type":"array"}},"required":["trees"],"title":"Forest","type":"object","x-order":["oldest","trees"]}
                """##)
    }

    @Test func readsRecursion() throws {
        let forest = Forest(
            oldest: nil,
            trees: [Tree(label: "a", children: [Tree(label: "b", children: [])])])
        #expect(try Forest(forest.generatedContent) == forest)
        let partial = try Forest.PartiallyGenerated(
            GeneratedContent(json: #"{"trees": [{"label": "a", "children": [{"label": "b"#))
        #expect(partial.trees?.first?.children?.first?.label == "b")
    }

    @Test func mayBeGeneric() throws {
        let page = try Page<String>(
            GeneratedContent(json: #"{"items": ["a"], "next": "b"}"#))
        #expect(page.items == ["a"])
        #expect(page.next == "b")
        let partial: Page<Tree>.PartiallyGenerated = try .init(
            GeneratedContent(json: #"{"items": [{"label": "x"#))
        #expect(partial.items?.first?.label == "x")
    }

    @Test func takesANameAndWritesNil() throws {
        #expect(Point.generationSchema.name == "Point on a plane")
        #expect(try Point.schemaText().contains(#""title":"Point on a plane""#))
        #expect(
            try Twig.schemaText() == ##"""
                {"additionalProperties":false,"properties":{"twigs":{"items":{"$ref":"#"},"type":"array"}},"required":["twigs"],"title":"Branch","type":"object","x-order":["twigs"]}
                """##)
        #expect(Point(x: 1, y: nil).generatedContent.jsonString == #"{"x": 1, "y": null}"#)
        #expect(try Point(Point(x: 1, y: nil).generatedContent).y == nil)
    }

    @Test func mayUseWordsThatTheExpansionUses() throws {
        let words = Words(
            default: 1, `two words`: nil, properties: [true], explicitNil: 2, content: 3)
        let json = #"{"default": 1, "properties": [true], "explicitNil": 2, "content": 3}"#
        #expect(words.generatedContent.jsonString == json)
        #expect(try Words(GeneratedContent(json: json)).default == 1)
    }

    @Test func keepsLongDescriptions() throws {
        #expect(
            try Described.schemaText().contains(
                #""description":"First line\n  indented \"quoted\"\n\nlast 2""#))
    }

    @Test func mayBeEmpty() throws {
        #expect(Empty().generatedContent.jsonString == "{}")
        _ = try Empty(GeneratedContent(json: "{}"))
    }

    @Test func mayBeNestedAndHaveAnIdentityOfItsOwn() throws {
        let hidden = try Outer.Hidden(
            GeneratedContent(json: #"{"id": "a", "inner": {"value": 1}}"#))
        #expect(hidden.id == "a")
        #expect(hidden.inner.value == 1)
        let partial = try Outer.Hidden.PartiallyGenerated(GeneratedContent(json: #"{"id": "a"#))
        #expect(partial.id == "a")
        #expect(partial.inner == nil)
    }

    @Test func obeysConditions() throws {
        let conditional = try Conditional(
            GeneratedContent(json: #"{"always": 1, "linux": 2}"#))
        #expect(conditional.generatedContent.jsonString == #"{"always": 1, "linux": 2}"#)
        #expect(try Conditional.schemaText().contains(#""x-order":["always","linux"]"#))
    }

    @Test func mayBringItsOwnPartialType() throws {
        let partial = try OwnPartial.PartiallyGenerated(GeneratedContent(json: #"{"value": 1}"#))
        #expect(partial.json == #"{"value": 1}"#)
        #expect(OwnPartial(value: 2).asPartiallyGenerated().json == #"{"value": 2}"#)
    }

    @Test func mayWrapProperties() throws {
        let wrapped = try Wrapped(GeneratedContent(json: #"{"digit": 12}"#))
        #expect(wrapped.digit == 9)
        #expect(wrapped.generatedContent.jsonString == #"{"digit": 9}"#)
    }

    @Test func becomesPartOfPrompts() {
        let dish = Dish(name: "Soup", price: 1, isVegan: true)
        _ = Prompt {
            "Like this one:"
            dish
        }
    }
}
