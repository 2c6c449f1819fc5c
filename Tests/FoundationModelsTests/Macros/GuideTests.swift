import Foundation
import FoundationModels
import Testing

private let sizes = ["S", "M"]

@Generable
private struct Strings {
    @Guide(.constant("fixed")) var constant: String
    @Guide(description: "One of \(sizes.count)", .anyOf(sizes)) var choice: String
    @Guide(.pattern(/\d+/)) var pattern: String
    @Guide(/[a-z]{2}/) var regex: String?
    @Guide(description: "With text", #/a/b/#) var described: String
    @Guide(description: "Only text") var text: String?
    @FoundationModels.Guide(description: "Qualified") var qualified: String
}

@Generable
private struct Numbers {
    static let limit = 9
    @Guide(.minimum(1)) var minimum: Int
    @Guide(.maximum(2.5)) var maximum: Double
    @Guide(.range(0...Float(Self.limit))) var range: Float?
    @Guide(.range(1...2)) var decimal: Decimal
    @Guide(description: "Stacked", .minimum(1))
    @Guide(.maximum(Self.limit))
    var stacked: Int
}

@Generable
private struct Arrays {
    @Guide(.count(4)) var count: [Int]
    @Guide(.count(1...3)) var counts: [String]?
    @Guide(.minimumCount(1)) @Guide(.maximumCount(2)) var bounds: [Bool]
    @Guide(.count(2), .element(.anyOf(["a", "b"]))) var elements: [String]
    @Guide(description: "Nested", .maximumCount(3)) var nested: [[Int]]
}

@Generable
private struct Mixed {
    @Guide(/[A-Z]+/) @Guide(description: "Both", .anyOf(["A", "b"])) var value: String
}

/// The forms of `@Guide`, compiled and seen in schemas.
@Suite struct GuideTests {
    @Test(arguments: [
        #""constant":{"const":"fixed"}"#,
        #""choice":{"description":"One of 2","enum":["S","M"],"type":"string"}"#,
        #""pattern":{"pattern":"\\d+","type":"string"}"#,
        #""regex":{"pattern":"[a-z]{2}","type":"string"}"#,
        #""described":{"description":"With text","pattern":"a/b","type":"string"}"#,
        #""text":{"description":"Only text","type":"string"}"#,
        #""qualified":{"description":"Qualified","type":"string"}"#,
        #""required":["constant","choice","pattern","described","qualified"]"#,
    ])
    func guidesStrings(part: String) throws {
        #expect(try Strings.schemaText().contains(part))
    }

    @Test(arguments: [
        #""minimum":{"minimum":1,"type":"integer"}"#,
        #""maximum":{"maximum":2.5,"type":"number"}"#,
        #""range":{"maximum":9,"minimum":0,"type":"number"}"#,
        #""decimal":{"maximum":2,"minimum":1,"type":"number"}"#,
        #""stacked":{"description":"Stacked","maximum":9,"minimum":1,"type":"integer"}"#,
    ])
    func guidesNumbers(part: String) throws {
        #expect(try Numbers.schemaText().contains(part))
    }

    @Test(arguments: [
        #""count":{"items":{"type":"integer"},"maxItems":4,"minItems":4,"type":"array"}"#,
        #""counts":{"items":{"type":"string"},"maxItems":3,"minItems":1,"type":"array"}"#,
        #""bounds":{"items":{"type":"boolean"},"maxItems":2,"minItems":1,"type":"array"}"#,
        #""elements":{"items":{"enum":["a","b"],"type":"string"},"maxItems":2,"minItems":2,"type":"array"}"#,
        #""nested":{"description":"Nested","items":{"items":{"type":"integer"},"type":"array"},"maxItems":3,"type":"array"}"#,
    ])
    func guidesArrays(part: String) throws {
        #expect(try Arrays.schemaText().contains(part))
    }

    @Test func mergesAPatternWithOtherGuides() throws {
        let text = try Mixed.schemaText()
        #expect(text.contains(#""description":"Both""#))
        #expect(text.contains(#""enum":["A""#))
    }
}
