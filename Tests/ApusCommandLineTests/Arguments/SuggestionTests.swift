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
}
