import Testing

@testable import ApusCommandLine

struct SuggestionTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "ab", 2), ("abc", "abc", 0), ("abc", "acb", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func countsEdits(first: String, second: String, expected: Int) {
        #expect(Suggestion.distance(first, second) == expected)
        #expect(Suggestion.distance(second, first) == expected)
    }

    @Test(arguments: [
        ("respnd", "respond"), ("repsond", "respond"), ("ls", nil), ("xxxxxxx", nil),
        ("chta", "chat"),
        ("", nil),
    ])
    func offersOnlyNearMisses(word: String, expected: String?) {
        #expect(Suggestion.nearest(to: word, in: ["respond", "chat", "list"]) == expected)
    }

    @Test func offersNothingForVeryLongWord() {
        let word = String(repeating: "a", count: 100_000)
        #expect(Suggestion.nearest(to: word, in: ["a", word]) == nil)
    }

    @Test(arguments: [
        ("smollm2", "smollm2-135m"), ("qwen3", "qwen3-0.6b"), ("sm", nil), ("ollm", nil),
    ])
    func completesWord(word: String, expected: String?) {
        let names = ["smollm2-135m", "smollm2-360m", "qwen3-0.6b"]
        #expect(Suggestion.completion(of: word, in: names) == expected)
    }
}
