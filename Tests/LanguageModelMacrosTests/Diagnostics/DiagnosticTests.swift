import Testing

/// What the macros say about code that they cannot expand, and where.
@Suite struct DiagnosticTests {
    /// A piece of code with one fault.
    struct Case: CustomTestStringConvertible {
        let name: String
        let source: String
        /// The remark as `line:column: severity: message`.
        let remark: String
        /// The fix-its' messages, and the lines of the source that they change it to.
        var fixes: [(message: String, result: String)] = []

        var testDescription: String { name }
    }

    @Test(arguments: Self.generable + Self.properties + Self.cases + Self.entries)
    func saysWhatIsWrongAndWhere(_ example: Case) {
        let remarks = Expansion(of: example.source).remarks
        #expect(remarks.map(\.description) == [example.remark])
        let fixIts = remarks.first?.fixIts ?? []
        #expect(fixIts.map(\.message) == example.fixes.map(\.message))
        #expect(fixIts.map(\.result) == example.fixes.map(\.result))
    }

    static let generable = [
        Case(
            name: "class",
            source: "/// Comment.\n@Generable\nfinal class A {}",
            remark: "2:1: error: '@Generable' can only be used on structs and enums.",
            fixes: [("Remove '@Generable'", "/// Comment.\n\nfinal class A {}")]),
        Case(
            name: "actor",
            source: "@Generable(description: \"D\") actor A {}",
            remark: "1:1: error: '@Generable' can only be used on structs and enums.",
            fixes: [("Remove '@Generable'", "actor A {}")]),
        Case(
            name: "conformance",
            source: "@Generable struct A: Codable, Generable { var x: Int }",
            remark:
                "1:1: error: Type already conforms to 'Generable'. Remove the '@Generable' macro "
                + "or delete the existing conformance.",
            fixes: [
                ("Remove '@Generable'", "struct A: Codable, Generable { var x: Int }")
            ]),
        Case(
            name: "isolated conformance in a composition",
            source:
                "@Generable enum A: nonisolated Codable & FoundationModels.Generable { case a }",
            remark:
                "1:1: error: Type already conforms to 'Generable'. Remove the '@Generable' macro "
                + "or delete the existing conformance.",
            fixes: [
                (
                    "Remove '@Generable'",
                    "enum A: nonisolated Codable & FoundationModels.Generable { case a }"
                )
            ]),
        Case(
            name: "enum without cases",
            source: "@Generable\nenum A { static var x: Int { 1 } }",
            remark: "1:1: error: Generable enums must have at least one case.",
            fixes: [("Remove '@Generable'", "\nenum A { static var x: Int { 1 } }")]),
        Case(
            name: "private type of another type",
            source: "enum A {\n    @Generable private struct B { var x: Int }\n}",
            remark: "2:5: error: '@Generable' cannot extend a type that 'B' hides; make 'B' "
                + "'fileprivate'",
            fixes: [
                (
                    "Replace 'private' with 'fileprivate'",
                    "enum A {\n    @Generable fileprivate struct B { var x: Int }\n}"
                )
            ]),
        Case(
            name: "type of a private type of another type",
            source: "extension A {\n private enum B {\n  @Generable struct C { var x: Int }\n }\n}",
            remark: "3:3: error: '@Generable' cannot extend a type that 'B' hides; make 'B' "
                + "'fileprivate'"),
        Case(
            name: "guide on a function",
            source: "struct A {\n    @Guide(description: \"D\") func f() {}\n}",
            remark: "2:5: error: '@Guide' can only be used with a stored property.",
            fixes: [("Remove '@Guide'", "struct A {\n    func f() {}\n}")]),
        Case(
            name: "guide on a computed property",
            source: "struct A {\n    @Guide(.count(1)) var x: [Int] { [1] }\n}",
            remark: "2:5: error: '@Guide' can only be used with a stored property.",
            fixes: [("Remove '@Guide'", "struct A {\n    var x: [Int] { [1] }\n}")]),
        Case(
            name: "guide on a static property",
            source: "struct A {\n    @Guide(.count(1)) static var x: [Int] = [1]\n}",
            remark: "2:5: error: '@Guide' can only be used with a stored property.",
            fixes: [("Remove '@Guide'", "struct A {\n    static var x: [Int] = [1]\n}")]),
    ]

    /// A property of a generable struct, which stands in line 2 from column 5.
    private static func property(
        _ name: String, _ property: String, _ remark: String,
        _ fixes: [(message: String, result: String)] = []
    ) -> Case {
        func source(_ property: String) -> String { "@Generable struct A {\n    \(property)\n}" }
        return Case(
            name: name, source: source(property), remark: remark,
            fixes: fixes.map { ($0.message, source($0.result)) })
    }

    static let properties = [
        property(
            "number", "var x = 1",
            "2:9: warning: '@Generable' leaves out 'x', which has no type annotation",
            [("Add the type 'Int'", "var x: Int = 1")]),
        property(
            "negative number", "var x = -1.5",
            "2:9: warning: '@Generable' leaves out 'x', which has no type annotation",
            [("Add the type 'Double'", "var x: Double = -1.5")]),
        property(
            "string", "public private(set) var `in` = \"a\"",
            "2:29: warning: '@Generable' leaves out 'in', which has no type annotation",
            [("Add the type 'String'", "public private(set) var `in`: String = \"a\"")]),
        property(
            "array", "var x = [true, false]",
            "2:9: warning: '@Generable' leaves out 'x', which has no type annotation",
            [("Add the type '[Bool]'", "var x: [Bool] = [true, false]")]),
        property(
            "array of numbers", "var x = [1, 2.5]",
            "2:9: warning: '@Generable' leaves out 'x', which has no type annotation",
            [("Add the type '[Double]'", "var x: [Double] = [1, 2.5]")]),
        property(
            "empty array", "var x = [Item]()",
            "2:9: warning: '@Generable' leaves out 'x', which has no type annotation",
            [("Add the type '[Item]'", "var x: [Item] = [Item]()")]),
        property(
            "guide on a property without type", "@Guide(.count(1)) var x = items()",
            "2:27: warning: '@Generable' leaves out 'x', which has no type annotation"),
        property(
            "constant with value", "let x: Int = 3",
            "2:9: error: '@Generable' cannot set 'x': a 'let' with a value never takes another",
            [("Replace 'let' with 'var'", "var x: Int = 3"), ("Remove the value", "let x: Int ")]),
        property(
            "lazy", "lazy var x: Int = 3",
            "2:5: error: '@Generable' cannot read 'x': a 'lazy' property changes the value it "
                + "belongs to", [("Remove 'lazy'", "var x: Int = 3")]),
        property(
            "implicitly unwrapped", "var x: Int!",
            "2:12: error: '@Generable' cannot generate 'x': its type is an implicitly unwrapped "
                + "optional", [("Replace '!' with '?'", "var x: Int?")]),
        property(
            "observed without value", "var x: Int { didSet {} }",
            "2:9: error: '@Generable' leaves out 'x', so it needs a default value",
            [("Provide default value", "var x: Int = <#default value#> { didSet {} }")]),
        property(
            "tuple without value", "var (x, y): (Int, Int)",
            "2:9: error: '@Generable' leaves out '(x, y)', so it needs a default value",
            [("Provide default value", "var (x, y): (Int, Int) = <#default value#>")]),
        property(
            "two descriptions", "@Guide(description: \"D\") @Guide(description: \"E\") var x: Int",
            "2:37: warning: '@Guide' describes this property twice; the first description is used"),
        property(
            "conditional guide", "#if DEBUG\n@Guide(.minimum(1))\n#endif\nvar x: Int",
            "2:5: error: '@Guide' has no effect inside '#if'; put the whole property inside"),
    ]

    static let cases = [
        Case(
            name: "value called type",
            source: "@Generable enum A {\n    case a(Int, type: String)\n}",
            remark: "2:17: error: An associated value of 'a' cannot be called 'type', which tells "
                + "the cases apart"),
        Case(
            name: "two values of one name",
            source: "@Generable enum A {\n    case a(Int, value: String)\n}",
            remark: "2:17: error: Two associated values of 'a' are called 'value'"),
        Case(
            name: "two cases of one name",
            source: "@Generable enum A {\n    case a(x: Int)\n    case a(y: Int)\n}",
            remark: "3:10: error: Two cases are called 'a', so generated content could not tell "
                + "them apart"),
    ]

    /// A session property, which stands in line 2 from column 27.
    private static func entry(
        _ name: String, _ variable: String, _ remark: String,
        _ fixes: [(message: String, result: String)] = []
    ) -> Case {
        func source(_ variable: String, _ attribute: String = "@SessionPropertyEntry ") -> String {
            "extension SessionPropertyValues {\n    \(attribute)\(variable)\n}"
        }
        return Case(
            name: name, source: source(variable), remark: remark,
            fixes: fixes.map { fix in
                let removes = fix.message == "Remove '@SessionPropertyEntry'"
                return (fix.message, removes ? source(fix.result, "") : source(fix.result))
            })
    }

    static let entries = [
        Case(
            name: "entry in another extension",
            source: "extension Other {\n    @SessionPropertyEntry var x = 1\n}",
            remark: "2:5: error: '@SessionPropertyEntry' macro can only attach to var declarations "
                + "inside extensions of SessionPropertyValues",
            fixes: [
                ("Remove '@SessionPropertyEntry'", "extension Other {\n    var x = 1\n}")
            ]),
        entry(
            "constant", "let x = 1",
            "2:5: error: '@SessionPropertyEntry' can only be applied to a 'var' declaration",
            [("Replace 'let' with 'var'", "var x = 1")]),
        entry(
            "static", "static var x = 1",
            "2:27: error: '@SessionPropertyEntry' cannot be applied to a static member",
            [("Remove 'static'", "var x = 1")]),
        entry(
            "pattern", "var (x, y) = (1, 2)",
            "2:31: error: Expected an identifier for the property"),
        entry(
            "computed", "var x: Int { 1 }",
            "2:38: error: '@SessionPropertyEntry' can only be applied to a stored property",
            [("Remove '@SessionPropertyEntry'", "var x: Int { 1 }")]),
        entry(
            "no default", "var x: Int",
            "2:31: error: Property missing a default value",
            [("Provide default value", "var x: Int = <#default value#>")]),
    ]
}
