/// The words of a language for categories of a ledger, as data.
///
/// A line is the name of a category and phrases for it. Words are folded: lower case, no accents.
struct CategoryPhrases: Sendable {
    /// A phrase and the category that it means.
    struct Entry: Sendable {
        let words: [String]
        let category: String
    }

    /// Longest phrases first.
    let entries: [Entry]
    /// What may follow a word in a compound: `Restaurantkosten`.
    let compoundEnds: [String]
    /// Endings that do not change what a word means.
    let endings: [String]

    init(_ table: String, endings: [String], compoundEnds: [String] = []) {
        var entries: [Entry] = []
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for phrase in parts[1].split(separator: ",") {
                entries.append(
                    Entry(
                        words: phrase.split(separator: " ").map(String.init),
                        category: String(parts[0])))
            }
        }
        self.entries = entries.sorted { $0.words.count > $1.words.count }
        self.endings = endings
        self.compoundEnds = compoundEnds
    }

    /// Whether a word of a question is a word of the table, inflected or the head of a compound.
    func matches(_ word: String, _ entry: String) -> Bool {
        if word == entry { return true }
        guard entry.count >= 4, word.hasPrefix(entry) else { return false }
        let rest = word.dropFirst(entry.count)
        if endings.contains(String(rest)) { return true }
        return compoundEnds.contains { end in
            rest.hasPrefix(end) || rest.dropFirst().hasPrefix(end)
        }
    }

    static func of(_ language: QuestionLanguage) -> CategoryPhrases {
        switch language {
        case .english: english
        case .italian: italian
        case .german: german
        }
    }
}
