import OrderedJSON
import Testing

@Suite struct JSONValueTests {
    @Test func comparesStringsByBytes() {
        let composed = JSONValue.string("caf\u{E9}")
        let decomposed = JSONValue.string("cafe\u{301}")
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
        #expect(composed == JSONValue.string("caf\u{E9}"))
    }

    @Test func comparesNumbersByText() {
        #expect(
            JSONValue.number(JSONNumber(1)) != .number(JSONNumber(rawText: "1.0") ?? JSONNumber(1)))
    }

    @Test func isEquivalentWhateverTheOrderAndNotation() throws {
        let left = try JSONValue(parsing: #"{"a": 1, "b": [100, {"c": null, "d": "x"}]}"#)
        let right = try JSONValue(parsing: #"{"b": [1e2, {"d": "x", "c": null}], "a": 1.0}"#)
        #expect(left != right)
        #expect(left.isEquivalent(to: right))
        #expect(!left.isEquivalent(to: ["a": 1, "b": [100]]))
        #expect(!left.isEquivalent(to: ["a": 1]))
        #expect(!JSONValue.bool(true).isEquivalent(to: 1))
    }

    @Test func givesItsPartsByType() throws {
        let value: JSONValue = ["n": 3, "t": "x", "l": [true, nil], "o": ["k": 0]]
        #expect(value["n"]?.intValue == 3)
        #expect(value["n"]?.doubleValue == 3)
        #expect(value["t"]?.stringValue == "x")
        #expect(value["l"]?[0]?.boolValue == true)
        #expect(value["l"]?[1]?.isNull == true)
        #expect(value["l"]?[2] == nil)
        #expect(value["l"]?[-1] == nil)
        #expect(value["o"]?["k"]?.intValue == 0)
        #expect(value["missing"] == nil)
        #expect(value["n"]?.stringValue == nil)
        #expect(value.description == #"{"n":3,"t":"x","l":[true,null],"o":{"k":0}}"#)
    }
}
