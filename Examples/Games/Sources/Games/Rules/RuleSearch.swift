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
            var keywords = rule.keywords.map {
                Set(RuleWords.roots($0)).subtracting(RuleWords.idle)
            }
            // `how long` may ask for a distance.
            if keywords.contains(["distanc"]) || keywords.contains(["distance"]) {
                keywords.append(["how", "long"])
            }
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

    /// Whether a root is of one sport's rules alone, and no ordinary word.
    private func isDistinctive(_ root: String) -> Bool {
        sportsOfRoot[root]?.count == 1 && !RuleWords.general.contains(root)
            && !RuleWords.common.contains(root)
            && !OrdinaryWords.stems.contains(root)
    }

    /// Whether a keyword is a phrase that is not of ordinary words alone.
    private func isPhrase(_ keyword: Set<String>) -> Bool {
        keyword.count > 1
            && keyword.contains {
                !RuleWords.general.contains($0) && !RuleWords.common.contains($0)
                    && !OrdinaryWords.stems.contains($0)
            }
    }

    /// Whether a question has a word or phrase of rules, be it answered or not.
    func mentionsRule(_ reading: Reading) -> Bool {
        let roots = Set(reading.words.map { RuleWords.root($0.text) })
        return entries.contains { entry in
            entry.keywords.contains { keyword in
                guard !keyword.isEmpty, keyword.isSubset(of: roots) else { return false }
                return isPhrase(keyword) || keyword.contains(where: isDistinctive)
            }
        }
    }

    /// The rule for a question.
    ///
    /// - Parameters:
    ///   - reading: The question.
    ///   - inherited: The sports of the question before, if this one names none.
    /// - Returns: The rule, or nil if the rule book has none.
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
        for entry in entries where named?.contains(entry.rule.sport) ?? true {
            let unexplained = roots.subtracting(entry.all).subtracting(RuleWords.general)
                .subtracting(agents).subtracting(sportRoots)
            let matched = entry.keywords.filter { !$0.isEmpty && $0.isSubset(of: roots) }
            guard RuleMeasure.allows(entry.all, for: reading), unexplained.isEmpty,
                let longest = matched.map(\.count).max()
            else { continue }
            let isStrong =
                named != nil && inherited == nil
                || matched.contains {
                    $0.count > 1 || !$0.isSubset(of: RuleWords.general.union(["m"]))
                }
            // Without its sport a rule needs a word that no other sport's rules have, or a phrase such as
            // `false start`; it is told with its sport.
            let isTelling =
                named != nil
                || matched.contains { keyword in
                    keyword.contains(where: isDistinctive) || isPhrase(keyword)
                }
            guard isStrong, isTelling else { continue }
            let content = roots.subtracting(RuleWords.general).subtracting(sportRoots)
            let score =
                2 * Double(longest) + Double(matched.count)
                + 0.5 * Double(content.intersection(entry.all).count)
                + 0.2 * Double(roots.intersection(entry.all).count)
            if score > best?.score ?? 0 { best = (score, entry.rule) }
        }
        return best?.rule
    }
}
