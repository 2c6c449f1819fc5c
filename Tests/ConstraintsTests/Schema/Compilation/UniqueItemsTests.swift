import Testing

@testable import Constraints

@Suite struct UniqueItemsTests {
    @Test(arguments: [
        CompiledCase(
            #"{"type": "array", "items": {"enum": [0, false, 1, true, "", [], {}]}, "uniqueItems": true}"#,
            allows: ["[]", #"[0,false,1,true,"",[],{}]"#, "[{},[]]"],
            not: ["[0,0]", "[{},{}]", "[[],1,[]]", "[2]"]),
        CompiledCase(
            #"{"type": "array", "items": {"enum": [{"a": 1}, {"a": 2}]}, "uniqueItems": true}"#,
            allows: [#"[{"a":1},{"a":2}]"#, #"[{"a":2}]"#],
            not: [#"[{"a":1},{"a":1}]"#, #"[{"a":2},{"a":1},{"a":2}]"#]),
        CompiledCase(
            #"{"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 6}, "uniqueItems": true}"#,
            allows: ["[1,2,6]", "[]", "[6,5,4,3,2,1]"], not: ["[1,1]", "[1,2,1]", "[7]"]),
        CompiledCase(
            #"{"type": "array", "items": {"type": "integer", "minimum": -4, "maximum": 5}, "uniqueItems": true}"#,
            allows: ["[0,-4,5]"], not: ["[0,0]", "[0,-0]"]),
        CompiledCase(
            #"{"type": "array", "items": {"type": "number", "minimum": 2.5, "maximum": 2.5}, "uniqueItems": true}"#,
            allows: ["[2.5]", "[]"], not: ["[2.5,2.5]", "[2]"]),
    ])
    func countsItemsOfFewValues(_ item: CompiledCase) throws { try item.check() }
}
