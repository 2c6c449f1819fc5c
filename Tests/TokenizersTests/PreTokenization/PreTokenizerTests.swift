import Foundation
import TestSupport
import Testing

@testable import Tokenizers

@Suite struct PreTokenizerTests {
    private func words(_ text: String, _ name: String) throws -> [String] {
        let preTokenizer = try PreTokenizer(named: name)
        let bytes = Array(text.utf8)
        var words: [String] = []
        bytes.withUnsafeBufferPointer { bytes in
            preTokenizer.forEachWord(in: bytes, bytes.indices) { range in
                words.append(String(decoding: bytes[range], as: UTF8.self))
            }
        }
        return words
    }

    @Test(
        arguments: [
            ("", []), ("Hello world", ["Hello", " world"]), ("a  b", ["a", " ", " b"]),
            ("a   ", ["a", "   "]),
            ("it's WE'RE we're", ["it", "'s", " WE", "'", "RE", " we", "'re"]),
            ("x1234", ["x", "1234"]), ("x 1234.5", ["x", " 1234", ".", "5"]),
            ("a\n\nb", ["a", "\n", "\n", "b"]), ("a \n b", ["a", " \n", " b"]),
            ("!!! ?", ["!!!", " ?"]),
            ("e\u{301}t", ["e", "\u{301}", "t"]), ("\u{A0}a", ["\u{A0}", "a"]), ("'", ["'"]),
            ("''s", ["''", "s"]), (" 's", [" '", "s"]), ("'ll've", ["'ll", "'ve"]),
        ] as [(String, [String])])
    func splitsAsGPT2(_ text: String, _ expected: [String]) throws {
        #expect(try words(text, "gpt-2") == expected)
    }

    @Test(
        arguments: [
            ("x1234 5", ["x", "1", "2", "3", "4", " ", "5"]), ("½a", ["½", "a"]),
            ("it's 2nd", ["it", "'s", " ", "2", "nd"]), ("a  1", ["a", "  ", "1"]),
        ] as [(String, [String])])
    func splitsAsSmolLM(_ text: String, _ expected: [String]) throws {
        #expect(try words(text, "smollm") == expected)
    }

    @Test(
        arguments: [
            ("Hello world", ["Hello", " world"]), ("12345", ["123", "45"]),
            ("x 1234", ["x", " ", "123", "4"]),
            ("IT'S we'Re", ["IT", "'S", " we", "'Re"]), ("a\n\nb", ["a", "\n\n", "b"]),
            ("a \n b", ["a", " \n", " b"]), ("a\r\n\r\n  b", ["a", "\r\n\r\n", " ", " b"]),
            ("!!!\n\nx", ["!!!\n\n", "x"]), ("(abc)", ["(abc", ")"]), ("\tabc", ["\tabc"]),
            ("\nabc", ["\n", "abc"]), ("a   b", ["a", "  ", " b"]), ("a   ", ["a", "   "]),
            (" !x", [" !", "x"]), ("e\u{301}t", ["e", "\u{301}t"]),
            ("\u{301}\u{301}t", ["\u{301}\u{301}", "t"]),
            ("1a", ["1", "a"]), ("'x", ["'x"]), ("'", ["'"]), ("'r", ["'r"]),
        ] as [(String, [String])])
    func splitsAsLlama3(_ text: String, _ expected: [String]) throws {
        #expect(try words(text, "llama-bpe") == expected)
        #expect(try words(text, "lfm2") == expected)
    }

    @Test(
        arguments: [
            ("x 123", ["x", " ", "1", "2", "3"]), ("3.14!\n", ["3", ".", "1", "4", "!\n"]),
            ("IT'S", ["IT", "'S"]), ("e\u{301}t", ["e", "\u{301}t"]),
        ] as [(String, [String])])
    func splitsAsQwen2(_ text: String, _ expected: [String]) throws {
        #expect(try words(text, "qwen2") == expected)
    }

    @Test(
        arguments: [
            ("e\u{301}t x\u{301}", ["e\u{301}t", " x\u{301}"]), (" \u{301}!", [" \u{301}", "!"]),
            ("\u{301}", ["\u{301}"]), ("12", ["1", "2"]),
        ] as [(String, [String])])
    func splitsAsQwen35(_ text: String, _ expected: [String]) throws {
        #expect(try words(text, "qwen35") == expected)
    }

    @Test(
        arguments: [
            ("a, b", ["a", ",", " b"]), ("12345", ["123", "45"]), ("a=$b", ["a", "=$", "b"]),
            ("it's", ["it", "'", "s"]), ("x 1234567", ["x", " ", "123", "456", "7"]),
            ("٣٣٣٣", ["٣٣٣٣"]), ("ab`c", ["ab", "`", "c"]),
        ] as [(String, [String])])
    func splitsByDefault(_ text: String, _ expected: [String]) throws {
        #expect(try words(text, "default") == expected)
    }

    /// The rules as the regular expressions they are, with `\s` as Unicode's White_Space.
    @Test(arguments: [
        (
            "gpt-2",
            #"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^S\p{L}\p{N}]+|[S]+(?![^S])|[S]+"#
        ),
        (
            "llama-bpe",
            #"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^S\p{L}\p{N}]+[\r\n]*|[S]*[\r\n]+|[S]+(?![^S])|[S]+"#
        ),
        (
            "qwen2",
            #"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^S\p{L}\p{N}]+[\r\n]*|[S]*[\r\n]+|[S]+(?![^S])|[S]+"#
        ),
        (
            "qwen35",
            #"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?[\p{L}\p{M}]+|\p{N}| ?[^S\p{L}\p{M}\p{N}]+[\r\n]*|[S]*[\r\n]+|[S]+(?![^S])|[S]+"#
        ),
    ])
    func agreesWithTheRegularExpression(_ name: String, _ pattern: String) throws {
        let expression = try NSRegularExpression(
            pattern: pattern.replacing("S", with: #"\p{White_Space}"#))
        var generator = SeededGenerator(seed: 5)
        let alphabet =
            "aZé漢sStTrReEvVlLdDmM'' \u{A0}\u{85}\n\r\t\u{2028}19½٣!$_.🙂\u{301}\u{903}\u{200B}\u{E000}"
        let scalars = Array(alphabet.unicodeScalars)
        for _ in 0..<20_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...10, using: &generator) {
                view.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
            }
            let text = String(view)
            let matches = expression.matches(
                in: text, range: NSRange(location: 0, length: text.utf16.count))
            let expected = matches.map { (text as NSString).substring(with: $0.range) }
            let found = try words(text, name)
            #expect(
                found.map { Array($0.utf8) } == expected.map { Array($0.utf8) },
                "\(text.debugDescription)")
        }
    }

    @Test func knowsItsNames() throws {
        for name in PreTokenizer.supportedNames { _ = try PreTokenizer(named: name) }
        #expect(Set(PreTokenizer.supportedNames).count == PreTokenizer.supportedNames.count)
        #expect(throws: TokenizerError.self) { try PreTokenizer(named: "Qwen2") }
    }
}
