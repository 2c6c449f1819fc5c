import ConformanceSupport
import OrderedJSON
import Testing

/// How instances are written for constraints.
@Suite struct CompactTextTests {
    @Test(arguments: [
        ("1.0", "1"), ("-1.0", "-1"), ("1e0", "1"), ("1E+2", "100"), ("1200e-2", "12"),
        ("0.5e1", "5"), ("10.50e1", "105"), ("0.0", "0"), ("-0.0", "0"), ("0e99", "0"),
        ("00.5e0", nil), ("1.5", "1.5"), ("1e-1", "1e-1"), ("1e401", "1e401"), ("12", "12"),
        ("-0", "-0"), ("1e-999999999999999999999", "1e-999999999999999999999"),
    ])
    func writesIntegralNumbersAsIntegers(number: String, text: String?) throws {
        let value = JSONNumber(rawText: number).map { JSONValue.number($0) }
        #expect(value.map { String(decoding: $0.compactText, as: UTF8.self) } == text)
    }

    @Test func writesNoWhiteSpaceAndFewEscapes() throws {
        let value = try JSONValue(parsing: #"{ "\u00e9" : [ 2.0, "\/\n\u001f\ud83d\ude00" ] }"#)
        let text = String(decoding: value.compactText, as: UTF8.self)
        #expect(text == "{\"é\":[2,\"/\\n\\u001f😀\"]}")
    }
}
