import Foundation
import LanguageModelAPI
import RegexBuilder
import Testing

/// What initializers that do not throw accept, and a request refuses.
@Suite struct SchemaProblemTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let schema: GenerationSchema
        let problem: String
        var testDescription: String { problem }
    }

    static let cases = [
        Case(
            schema: Sample.schema(
                Property(name: "p", type: Int.self), Property(name: "p", type: Bool.self)),
            problem: "`Sample`: there are two properties of the name `p`"),
        Case(
            schema: GenerationSchema(type: Mood.self, anyOf: [String]()),
            problem: "`Mood`: no string is among the choices"),
        Case(
            schema: GenerationSchema(type: Shape.self, anyOf: [any Generable.Type]()),
            problem: "`Shape`: there is nothing to choose from"),
        Case(
            schema: Sample.schema(Property(name: "p", type: [Never].self)),
            problem: "`Sample.p[]`: there is nothing to choose from"),
        Case(schema: Never.generationSchema, problem: "`Never`: there is nothing to choose from"),
        Case(
            schema: Sample.schema(
                Property(name: "p", type: String.self, guides: [.anyOf(["a"]), .constant("b")])),
            problem: "`Sample.p`: no string is among the choices"),
        Case(
            schema: Sample.schema(
                Property(name: "p", type: Int.self, guides: [.minimum(3), .maximum(2)])),
            problem: "`Sample.p`: a number cannot be at least `3` and at most `2`"),
        Case(
            schema: Sample.schema(Property(name: "p", type: Double.self, guides: [.minimum(.nan)])),
            problem: "`Sample.p`: a bound is not a number"),
        Case(
            schema: Sample.schema(
                Property(name: "p", type: Float.self, guides: [.minimum(.infinity)])),
            problem: "`Sample.p`: no number is infinite"),
        Case(
            schema: Sample.schema(Property(name: "p", type: [Int].self, guides: [.count(-1)])),
            problem: "`Sample.p`: an array cannot have `-1` elements"),
        Case(
            schema: Sample.schema(
                Property(name: "p", type: [Int]?.self, guides: [.minimumCount(3), .count(0...2)])),
            problem: "`Sample.p`: an array cannot have at least `3` and at most `2` elements"),
        Case(
            schema: Sample.schema(
                Property(
                    name: "p", type: [[Int]].self,
                    guides: [.element(.element(.minimum(.max))), .element(.element(.maximum(0)))])),
            problem:
                "`Sample.p[][]`: a number cannot be at least `9223372036854775807` and at most `0`"),
    ]

    @Test(arguments: cases)
    func reportsWhatNothingSatisfies(_ example: Case) {
        #expect(example.schema.problems.map(\.description) == [example.problem])
    }

    @Test func reportsGuidesThatCannotBeKeptTo() {
        let regex = Regex {
            Capture {
                OneOrMore(.digit)
            } transform: {
                Int($0)
            }
        }
        let schema = Sample.schema(
            Property(name: "a", type: String.self, guides: [.pattern(regex)]),
            Property(name: "b", type: [String].self, guides: [.element(.pattern(/(a)\1/))]))
        #expect(
            schema.unsupportedGuides.map(\.description) == [
                "`Sample.a`: a regular expression with code of its own has no pattern",
                "`Sample.b[]`: a backreference in a regular expression is not supported",
            ])
        #expect(schema.problems == [])
    }

    @Test func comparesBoundsExactly() {
        let large = Sample.schema(
            Property(
                name: "p", type: Int.self,
                guides: [.minimum((1 << 53) + 1), .maximum(1 << 53)]))
        #expect(large.problems.count == 1)
        let equal = Sample.schema(
            Property(name: "p", type: Int.self, guides: [.minimum(.max), .maximum(.max)]))
        #expect(equal.problems == [])
    }
}
