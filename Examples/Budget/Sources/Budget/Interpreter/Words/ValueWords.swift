/// The words of a language around periods, amounts and counts, as data.
struct ValueWords: Sendable {
    /// Words of which every said period has one.
    let periodWords: Set<String>
    /// Short names of months, which count alone.
    let shortMonths: Set<String>
    /// Words that a period may have in front.
    let periodFillers: Set<String>
    /// Phrases of periods and what English calls them.
    let periodPhrases: [(words: [Set<String>], english: String)]
    /// Phrases of periods that are seen from another one.
    let relativePeriods: [(words: [Set<String>], meaning: RelativePeriod)]
    /// Phrases in front of the least amount.
    let minimumPhrases: [[String]]
    /// Phrases in front of the greatest amount.
    let maximumPhrases: [[String]]
    /// Words in front of two amounts.
    let betweenWords: Set<String>
    /// Words between two values.
    let andWords: Set<String>
    /// Words for currencies and their signs.
    let currencyWords: Set<String>
    /// Words for units that are counted, which are no amounts.
    let countedWords: Set<String>
    /// Numbers in words.
    let numbers: [String: Int]
    /// Words for the largest of something.
    let superlatives: Set<String>
    /// Words in front of the name of a merchant.
    let placePrepositions: Set<String>
    /// Words in front of what money is spent on.
    let purposePrepositions: Set<String>
    /// Words between a preposition and a name.
    let articles: Set<String>
    /// Words in front of what something is compared with.
    let comparisonWords: Set<String>
    /// Phrases in front of the words that are searched.
    let searchMarkers: Set<String>

    static func of(_ language: QuestionLanguage) -> ValueWords {
        switch language {
        case .english: english
        case .italian: italian
        case .german: german
        }
    }

    static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map(String.init))
    }

    static func phrases(_ text: String) -> [[String]] {
        text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
            .sorted { $0.count > $1.count }
    }

    /// Lines of alternatives for each word, a colon and what they mean.
    static func table<Meaning>(
        _ text: String, _ meaning: (String) -> Meaning?
    ) -> [(words: [Set<String>], meaning: Meaning)] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let meaning = meaning(String(parts[1])) else { return nil }
            let words = parts[0].split(separator: " ").map {
                Set($0.split(separator: "|").map(String.init))
            }
            return (words, meaning)
        }.sorted { $0.words.count > $1.words.count }
    }

    static func numbers(_ words: String) -> [String: Int] {
        var table: [String: Int] = [:]
        for (index, group) in words.split(separator: " ").enumerated() {
            for word in group.split(separator: "|") { table[String(word)] = index + 1 }
        }
        return table
    }
}

/// A period that is seen from another one.
enum RelativePeriod: String, Hashable, Sendable {
    /// The month before.
    case month
    /// The week before.
    case week
    /// The quarter before.
    case quarter
    /// The same days of the year before.
    case year
    /// The period of the same length before.
    case same
}
