import OrderedJSON
import TestSupport
import Testing

/// Expected texts of Python's layouts were written with `json.dumps` of Python 3.
@Suite struct JSONWritingTests {
    static let sample: JSONValue = [
        "b": [1, "é\u{7F}\n\"\\/\u{1}😀", nil], "a": [:], "": [], "c": ["x": true],
    ]

    @Test func writesCompactly() {
        #expect(
            Self.sample.jsonText()
                == #"{"b":[1,"é"# + "\u{7F}"
                + #"\n\"\\/\u0001😀",null],"a":{},"":[],"c":{"x":true}}"#)
    }

    @Test func writesLikePython() {
        var options = JSONWritingOptions.spaced
        #expect(JSONValue.array([1, ["a": 2]]).jsonText(options) == #"[1, {"a": 2}]"#)
        options.escapesNonASCII = true
        #expect(
            JSONValue.string("é\u{7F}\n😀a").jsonText(options)
                == #""\u00e9\u007f\n\ud83d\ude00a""#)
        options.sortsKeys = true
        let keys: JSONValue = ["b": 1, "a": 2, "é": 3, "Z": 4, "": 5]
        #expect(keys.jsonText(options) == #"{"": 5, "Z": 4, "a": 2, "b": 1, "\u00e9": 3}"#)
    }

    @Test func writesOneMemberPerLine() {
        let value: JSONValue = ["a": [1, [:]], "b": []]
        #expect(
            value.jsonText(.pretty)
                == """
                {
                  "a": [
                    1,
                    {}
                  ],
                  "b": []
                }
                """)
    }

    @Test func roundTripsRandomValues() throws {
        var generator = SeededGenerator(seed: 1)
        let layouts = [
            JSONWritingOptions.compact, .pretty, .spaced, JSONWritingOptions(escapesNonASCII: true),
        ]
        for round in 0..<2000 {
            let value = RandomJSON.value(depth: 4, using: &generator)
            let text = value.jsonText(layouts[round % layouts.count])
            let read = try JSONValue(parsing: text)
            #expect(read == value)
            #expect(read.hashValue == value.hashValue)
        }
    }
}
