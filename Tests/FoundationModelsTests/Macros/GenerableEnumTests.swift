import FoundationModels
import Testing

// Some types here are not private: optimised code writes the names of private types differently.

@Generable(description: "Where to")
enum Direction: CaseIterable {
    case north, south
    case `default`
}

@Generable
enum Size: String {
    case small = "extra small"
    case large
}

@Generable(name: "Level of risk")
private enum Level: Int {
    case low = 1
    case high = 2
}

@Generable
enum Shape: Equatable {
    case point
    case circle(radius: Double?)
    case polygon([Corner], closed: Bool)
    case labelled(_ label: String, size: Size, Int, Int)
}

@Generable
struct Corner: Equatable {
    var x: Int
}

@Generable
private indirect enum Expression: Equatable {
    case number(Int)
    case sum(Expression, Expression)
}

@Generable
private enum Chain: Equatable {
    case end
    indirect case link(value: String, next: Chain)
}

@Generable
private enum Either<Left: Generable, Right: Generable> {
    case left(Left)
    case right(Right)
}

@Generable
private enum Platform {
    #if os(Linux)
        case penguin
    #else
        case apple
    #endif
    case other
}

@Generable
private enum PlatformDetail {
    #if os(Linux)
        case penguin(Int)
    #else
        case apple(Missing)
    #endif
    case other
}

@Generable
private struct Drawing {
    var shape: Shape
    var direction: Direction?
    var size: Size
}

/// Types with `@Generable` on enums, compiled and used.
@Suite struct GenerableEnumTests {
    @Test func describesCasesAsChoices() throws {
        #expect(
            try Direction.schemaText()
                == #"{"description":"Where to","enum":["north","south","default"],"title":"Direction","type":"string"}"#
        )
        #expect(
            try Size.schemaText()
                == #"{"enum":["extra small","large"],"title":"Size","type":"string"}"#)
        #expect(
            try Level.schemaText()
                == #"{"enum":["low","high"],"title":"Level of risk","type":"string"}"#)
        #expect(Level.generationSchema.name == "Level of risk")
    }

    @Test func writesAndReadsCases() throws {
        for direction in Direction.allCases {
            #expect(try Direction(direction.generatedContent) == direction)
        }
        #expect(Direction.default.generatedContent.jsonString == #""default""#)
        #expect(Size.small.generatedContent.jsonString == #""extra small""#)
        #expect(try Size(GeneratedContent("extra small")) == .small)
        #expect(Level.high.generatedContent.jsonString == #""high""#)
        #expect(try Level(GeneratedContent("low")) == .low)
    }

    @Test func refusesWhatIsNoCase() {
        let direction = #expect(throws: GeneratedContent.ParsingError.self) {
            try Direction(GeneratedContent("up"))
        }
        #expect(direction?.rawContent == #""up""#)
        #expect(direction?.debugDescription == #"Unexpected value "up" for Direction"#)
        let size = #expect(throws: GeneratedContent.ParsingError.self) {
            try Size(GeneratedContent("small"))
        }
        #expect(size?.debugDescription == #"Unexpected rawValue "small" for Size"#)
        let shape = #expect(throws: GeneratedContent.ParsingError.self) {
            try Shape(GeneratedContent(properties: ["type": "sphere"]))
        }
        #expect(shape?.debugDescription == #"Unexpected type "sphere" for Shape"#)
    }

    @Test func describesCasesWithValuesAsObjects() throws {
        #expect(
            try Expression.schemaText() == ##"""
                {"$defs":{"DiscriminatedNumber":{"additionalProperties":false,"properties":{"type":{"const":"number"},"value":{"type":"integer"}},"required":["type","value"],"title":"DiscriminatedNumber","type":"object","x-order":["type","value"]},"DiscriminatedSum":{"additionalProperties":false,"properties":{"type":{"const":"sum"},"value":{"$ref":"#"},"value1":{"$ref":"#"}},"required":["type","value","value1"],"title":"DiscriminatedSum","type":"object","x-order":["type","value","value1"]}},"anyOf":[{"$ref":"#/$defs/DiscriminatedNumber"},{"$ref":"#/$defs/DiscriminatedSum"}],"title":"Expression"}
                """##)
    }

    @Test(arguments: [
        (Shape.point, #"{"type": "point"}"#),
        (.circle(radius: 1.5), #"{"type": "circle", "radius": 1.5}"#),
        (.circle(radius: nil), #"{"type": "circle"}"#),
        (
            .polygon([Corner(x: 1)], closed: true),
            #"{"type": "polygon", "value": [{"x": 1}], "closed": true}"#
        ),
        (
            .labelled("a", size: .large, 1, 2),
            #"{"type": "labelled", "label": "a", "size": "large", "value": 1, "value1": 2}"#
        ),
    ])
    func writesAndReadsCasesWithValues(shape: Shape, json: String) throws {
        #expect(shape.generatedContent.jsonString == json)
        #expect(try Shape(GeneratedContent(json: json)) == shape)
    }

    @Test func mayBeRecursive() throws {
        let sum = Expression.sum(.number(1), .sum(.number(2), .number(3)))
        #expect(try Expression(sum.generatedContent) == sum)
        let chain = Chain.link(value: "a", next: .link(value: "b", next: .end))
        #expect(try Chain(chain.generatedContent) == chain)
    }

    @Test func areKnownInPart() throws {
        let content = try GeneratedContent(json: #"{"type": "sum", "value": {"type": "number", "#)
        guard case .sum(let left, let right) = try Expression.PartiallyGenerated(content) else {
            Issue.record("another case")
            return
        }
        #expect(right == nil)
        guard case .number(let value) = left else {
            Issue.record("another case")
            return
        }
        #expect(value == nil)
    }

    @Test func mayBeGeneric() throws {
        let either = try Either<Int, String>(
            GeneratedContent(json: #"{"type": "right", "value": "a"}"#))
        guard case .right("a") = either else {
            Issue.record("another case")
            return
        }
    }

    @Test func obeyConditions() throws {
        #expect(try Platform.schemaText().contains(#""enum":["penguin","other"]"#))
        #expect(try Platform(GeneratedContent("penguin")) == .penguin)
        #expect(PlatformDetail.penguin(1).generatedContent.jsonString.contains("penguin"))
        #expect(try PlatformDetail.schemaText().contains("DiscriminatedPenguin"))
    }

    @Test func areProperties() throws {
        let drawing = Drawing(shape: .circle(radius: 2), direction: .south, size: .small)
        let json =
            #"{"shape": {"type": "circle", "radius": 2}, "direction": "south", "size": "extra small"}"#
        #expect(drawing.generatedContent.jsonString == json)
        #expect(try Drawing(GeneratedContent(json: json)).direction == .south)
        let partial = try Drawing.PartiallyGenerated(
            GeneratedContent(json: #"{"shape": {"type": "point"}, "direction": "north""#))
        #expect(partial.direction == .north)
        #expect(partial.size == nil)
    }
}
