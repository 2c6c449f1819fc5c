/// Finds the rule that a question asks for, if the rule book has it.
struct RuleSearch: Sendable {
    private struct Entry: Sendable {
        let rule: Rule
        let keywords: [Set<String>]
        let all: Set<String>
    }

    private let entries: [Entry]
    private let vocabulary: Vocabulary
    /// In how many sports a root is a keyword.
    private let sportsOfRoot: [String: Set<String>]

    init(_ book: RuleBook, _ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        var sportsOfRoot: [String: Set<String>] = [:]
        entries = book.rules.map { rule in
            let keywords = rule.keywords.map { Set(RuleWords.roots($0)) }
            var all = keywords.reduce(into: Set<String>()) { $0.formUnion($1) }
            for root in all { sportsOfRoot[root, default: []].insert(rule.sport) }
            all.formUnion(RuleWords.roots(rule.answer))
            let sport = vocabulary.data.sports[rule.sport]
            let group = vocabulary.data.groups.first { $0.id == sport?.group }
            let names =
                [sport?.name, group?.name].compactMap(\.self) + (sport?.aliases ?? [])
                + (group?.aliases ?? [])
            all.formUnion(names.flatMap(RuleWords.roots))
            return Entry(rule: rule, keywords: keywords, all: all)
        }
        self.sportsOfRoot = sportsOfRoot
    }

    /// The sports that have an event which words name.
    private func sports(ofEventsNamedBy words: [String]) -> Set<String>? {
        guard !words.isEmpty else { return nil }
        let words = Set(words)
        let sports = Set(
            vocabulary.entries.filter { $0.missing(words) == 0 }.map(\.event.sport))
        return sports.isEmpty ? nil : sports
    }

    /// The rule for a question.
    ///
    /// - Parameters:
    ///   - reading: The question.
    ///   - inherited: The sports of the question before, if this one names none.
    func rule(for reading: Reading, inherited: Set<String>? = nil) -> Rule? {
        let roots = Set(
            reading.words.map { word -> String in
                let agent = EventSynonyms.agentWords[word.stem] ?? word.text
                return RuleWords.root(agent)
            })
        let named =
            reading.request.sports ?? inherited ?? sports(ofEventsNamedBy: reading.request.words)
        let agents = Set(
            reading.words.compactMap {
                EventSynonyms.agents[$0.stem] == nil ? nil : RuleWords.root($0.text)
            })
        let sportRoots = Set(
            reading.tags[.sport].flatMap { RuleWords.roots($0.text) })
        var best: (score: Double, rule: Rule)?
        var isTied = false
        for entry in entries {
            if let named, !named.contains(entry.rule.sport) { continue }
            let unexplained = roots.subtracting(entry.all).subtracting(RuleWords.general)
                .subtracting(agents).subtracting(sportRoots)
            guard unexplained.isEmpty else { continue }
            let matched = entry.keywords.filter { !$0.isEmpty && $0.isSubset(of: roots) }
            let content = roots.subtracting(RuleWords.general).subtracting(sportRoots)
            guard let longest = matched.map(\.count).max() else { continue }
            let strong = matched.contains { keyword in
                keyword.count > 1 || !keyword.isSubset(of: RuleWords.general.union(["m"]))
            }
            guard strong else { continue }
            if named == nil {
                // Without its sport a rule needs a word that no other sport's rules have.
                guard
                    matched.contains(where: {
                        $0.contains {
                            sportsOfRoot[$0]?.count == 1 && !RuleWords.general.contains($0)
                        }
                    })
                else { continue }
            }
            let score =
                2 * Double(longest) + Double(matched.count)
                + 0.5 * Double(content.intersection(entry.all).count)
                + 0.2 * Double(roots.intersection(entry.all).count)
            if let current = best {
                if score > current.score {
                    best = (score, entry.rule)
                    isTied = false
                } else if score == current.score, entry.rule.sport != current.rule.sport {
                    isTied = true
                }
            } else {
                best = (score, entry.rule)
            }
        }
        return isTied ? nil : best?.rule
    }
}
