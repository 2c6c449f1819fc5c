/// Values of words and of phrases of several tokens; the longest phrase at a place counts.
struct WordTable<Value: Sendable>: Sendable {
    private var phrases: [String: [(tokens: [String], value: Value)]] = [:]

    /// Adds the alternatives of a list such as `januar|jan`.
    ///
    /// The first value of a phrase stays.
    mutating func add(_ alternatives: String, _ value: Value) {
        for alternative in alternatives.split(separator: "|") {
            let tokens = Token.list(of: String(alternative)).map(\.text)
            guard let first = tokens.first else { continue }
            var list = phrases[first] ?? []
            if list.contains(where: { $0.tokens == tokens }) { continue }
            list.append((tokens, value))
            list.sort { $0.tokens.count > $1.tokens.count }
            phrases[first] = list
        }
    }

    /// The value of the longest phrase that starts at a token, and the index after it.
    func match(_ tokens: ArraySlice<Token>) -> (value: Value, end: Int)? {
        guard let first = tokens.first, let list = phrases[first.text] else { return nil }
        let match = list.first { tokens.starts(with: $0.tokens) { $0.text == $1 } }
        return match.map { ($0.value, tokens.startIndex + $0.tokens.count) }
    }

    /// The value of exactly these tokens.
    func value(_ tokens: ArraySlice<Token>) -> Value? {
        match(tokens).flatMap { $0.end == tokens.endIndex ? $0.value : nil }
    }
}
