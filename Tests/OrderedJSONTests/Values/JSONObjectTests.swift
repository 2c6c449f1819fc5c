import OrderedJSON
import TestSupport
import Testing

@Suite struct JSONObjectTests {
    @Test func keepsOrder() {
        var object: JSONObject = ["b": 1, "a": 2, "c": 3]
        #expect(object.keys == ["b", "a", "c"])
        object["a"] = 9
        object["d"] = 4
        #expect(object.keys == ["b", "a", "c", "d"])
        #expect(object.values == [1, 9, 3, 4])
        #expect(object.removeValue(forKey: "b") == 1)
        #expect(object.removeValue(forKey: "b") == nil)
        object["c"] = nil
        #expect(object.map(\.key) == ["a", "d"])
    }

    @Test func tellsKeysApartByBytes() {
        var object = JSONObject()
        object["\u{E9}"] = 1
        object["e\u{301}"] = 2
        #expect(object.count == 2)
        #expect(object["\u{E9}"] == 1)
        #expect(object["e\u{301}"] == 2)
    }

    @Test func equalityMindsTheOrder() {
        let left: JSONObject = ["a": 1, "b": 2]
        let right: JSONObject = ["b": 2, "a": 1]
        #expect(left != right)
        #expect(left == ["a": 1, "b": 2])
        #expect(left.hashValue == (["a": 1, "b": 2] as JSONObject).hashValue)
    }

    @Test func keepsTheLastOfEqualKeysInTheFirstPlace() {
        let object = JSONObject([("a", 1), ("b", 2), ("a", 3)])
        #expect(object.keys == ["a", "b"])
        #expect(object["a"] == 3)
    }

    /// Random edits, checked against a plain list of pairs, across the index's threshold.
    @Test func agreesWithAListOfPairs() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            var object = JSONObject()
            var pairs: [(key: String, value: JSONValue)] = []
            for step in 0..<80 {
                let key = "k\(Int.random(in: 0..<30, using: &generator))"
                let index = pairs.firstIndex { $0.key == key }
                if Bool.random(using: &generator) || step % 3 == 0 {
                    let value = JSONValue.number(JSONNumber(step))
                    object[key] = value
                    if let index { pairs[index].value = value } else { pairs.append((key, value)) }
                } else {
                    object[key] = nil
                    if let index { pairs.remove(at: index) }
                }
                #expect(object[key] == pairs.first { $0.key == key }?.value)
            }
            #expect(object.keys == pairs.map(\.key))
            #expect(object.values == pairs.map(\.value))
            for pair in pairs { #expect(object[pair.key] == pair.value) }
        }
    }
}
