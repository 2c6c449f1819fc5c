import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct DFAJSONEncodingTests {
    private func written(_ text: String) -> [UInt8] {
        Array(JSONValue.string(text).jsonText().utf8)
    }

    @Test func encodesAsTheWriterDoes() throws {
        var random = SeededGenerator(seed: 1)
        let scalars =
            (0...0x22).map { $0 } + [
                0x5B, 0x5C, 0x5D, 0x6E, 0x75, 0x30, 0x7F, 0xE9, 0x2028, 0x1F99C,
            ]
        for _ in 0..<100 {
            let texts = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                String(
                    String.UnicodeScalarView(
                        (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
                            scalars.randomElement(using: &random).flatMap(Unicode.Scalar.init)
                        }))
            }
            let quoted = try DFA.texts(texts.map { Array($0.utf8) }).jsonQuoted()
            #expect(try quoted == DFA.texts(texts.map(written)))
            let encoded = try DFA.texts(texts.map { Array($0.utf8) }).jsonEncoded()
            #expect(
                try encoded == DFA.texts(texts.map { Array(written($0).dropFirst().dropLast()) }))
        }
    }

    @Test func hasOneEncodingForEachScalar() throws {
        let any = try DFA.anyText.jsonQuoted()
        let one = try Regex("^[^]$").dfa(anchored: false).jsonQuoted()
        for value in (0...0x10FFFF as ClosedRange<UInt32>) where value < 0x3000 || value % 251 == 0
        {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = written(String(scalar))
            #expect(any.accepts(bytes) && one.accepts(bytes))
        }
        for other in [
            #""\/""#, #""\u0041""#, #""\u000a""#, #""\u001F""#, #""\ud83e\udd9c""#, #""\x""#,
            "\"\n\"", "\"\"\"", "\"\\\"", "a", "\"",
            "\"a", #""\u0022""#,
        ] {
            #expect(!any.accepts(other.utf8), "\(other)")
        }
    }

    @Test func encodesPatterns() throws {
        let quoted = try Regex("^[\\u0000-#\\\\]{2}$").dfa(anchored: false).jsonQuoted()
        #expect(quoted.completionCount(0, upTo: 10_000) == 37 * 37)
        for first in Array(0...0x23) + [0x5C] as [UInt8] {
            let text = String(decoding: [first, UInt8(ascii: "\"")], as: UTF8.self)
            #expect(quoted.accepts(written(text)))
        }
        #expect(try DFA.nothing.jsonQuoted().isEmpty)
        let plain = try Regex("^[a-z]+$").dfa(anchored: false)
        #expect(try plain.jsonEncoded() === plain)
        #expect(try plain.jsonQuoted() === plain.jsonQuoted())
    }
}
