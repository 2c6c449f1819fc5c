import Foundation
import LanguageModelAPI
import Testing

/// The forms of calls that must compile.
@Suite struct GenerationGuideTests {
    /// As `@Guide` takes them: only the guides tell the type.
    private func guide<T>(_ guides: GenerationGuide<T>...) -> T.Type where T: Generable { T.self }
    private func guide<Output>(_ regex: Regex<Output>) -> Output.Type { Output.self }

    @Test func infersTheTypeFromGuides() {
        #expect(guide(.anyOf(["a"])) == String.self)
        #expect(guide(.count(4)) == [Never].self)
        #expect(guide(.count(1...4)) == [Never].self)
        #expect(guide(.minimumCount(1), .maximumCount(2)) == [Never].self)
        #expect(guide(.element(.anyOf(["a"]))) == [String].self)
        #expect(guide(/a/) == Substring.self)
    }

    @Test func resolvesTheInitializersOfProperties() {
        let properties = [
            Property(name: "a", type: String.self),
            Property(name: "b", type: String.self, guides: []),
            Property(name: "c", type: String.self, guides: [/a(b)/]),
            Property(name: "d", type: String?.self, guides: [/a/]),
            Property(name: "e", type: String?.self, guides: [.pattern(/a/)]),
            Property(name: "f", type: [Mood]?.self, guides: [.count(4)]),
            Property(name: "g", type: Decimal.self, guides: [.range(0...1)]),
            Property(name: "h", type: GeneratedContent.self),
            Property(name: "i", type: ImageReference.self),
        ]
        let json = GenerationSchema(type: Sample.self, properties: properties).jsonSchema()
        #expect(json["required"] == ["a", "b", "c", "g", "h", "i"])
        #expect(json["properties"]?["c"]?["pattern"] == "a(b)")
        #expect(json["properties"]?["f"]?["maxItems"] == 4)
        #expect(
            json["$defs"]?.objectValue?.keys == ["GeneratedContent", "Object", "ImageReference"])
    }

    @Test func namesPartialTypes() {
        #expect(String?.PartiallyGenerated.self == String.self)
        #expect([Person].PartiallyGenerated.self == [Person.PartiallyGenerated].self)
        #expect([Mood]?.PartiallyGenerated.self == [Mood].self)
    }
}
