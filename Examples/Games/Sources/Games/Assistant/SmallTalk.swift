/// What the assistant says when no results are asked for.
enum SmallTalk {
    static func reply(to reading: Reading, games: String) -> String {
        let text = " " + reading.words.map(\.text).joined(separator: " ") + " "
        func has(_ phrases: String) -> Bool {
            phrases.split(separator: "|").contains { text.contains(" \($0) ") }
        }
        if has("bye|goodbye|see you|see ya|good night|take care") { return "Goodbye!" }
        if has("thanks|thank you|cheers|thx|ty") { return "You are welcome." }
        if has(
            "who are you|what are you|your name|about yourself|what can you do|are you a|are you an|help|what do you know|who made you"
        ) {
            return
                "I am a program that answers questions about the results of \(games), tells some rules of the sports, "
                + "and asks quiz questions. I only state what is in my data."
        }
        if has("hi|hello|hey|good morning|good evening|good afternoon|howdy|hiya|yo") {
            return "Hello! Ask me who won what at \(games)."
        }
        if has("how are you|hows it going|how is it going|whats up") {
            return "All is well here. Ask me who won what at \(games)."
        }
        return "Good. Ask me another one, about results, rules or for a quiz."
    }

    static func declined(games: String) -> String {
        "I cannot help with that: I only know the results of \(games), some rules of the sports, and quiz questions about them."
    }
}
