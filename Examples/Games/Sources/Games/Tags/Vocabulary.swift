/// The words of the data: for sports, events, countries, Games and people.
struct Vocabulary: Sendable {
    /// What a phrase stands for.
    enum Meaning: Sendable, Hashable {
        case sports(Set<String>)
        case country(String)
        case edition(String)
    }

    let data: GamesData
    let names: NameIndex
    let entries: [EventEntry]
    /// Stems of the names of events.
    let eventWords: Set<String>
    /// Pairs of words that are of the name of an event, and not what they are alone: `pole vault`.
    let eventPairs: Set<String>
    private(set) var phrases: [String: Meaning] = [:]
    private(set) var longestPhrase = 1
    /// Words of rules, which are not taken for misspelt ones.
    let ruleWords: Set<String>
    /// Single words of phrases, for misspelt ones.
    let spellings: [String]

    init(_ data: GamesData, ruleWords: Set<String> = []) {
        self.ruleWords = ruleWords
        self.data = data
        names = NameIndex(data)
        entries = data.events.map { EventEntry($0, data) }
        var words = Set<String>()
        for entry in entries { for variant in entry.variants { words.formUnion(variant) } }
        words.formUnion(["m", "kg", "km", "individual", "throw", "exercise"])
        let sportWords = entries.reduce(into: Set<String>()) { $0.formUnion($1.cover) }
        eventWords = words.union(sportWords).subtracting(EventEntry.idle).subtracting(
            ["mixed", "men", "women", "race", "tournament", "sport", "water", "target", "final"])
        eventPairs = Self.pairs(in: data)
        var phrases: [String: Meaning] = [:]
        func add(_ text: String, _ meaning: Meaning) {
            let key = [Word].stems(of: text).joined(separator: " ")
            guard !key.isEmpty else { return }
            if case .sports(let more) = meaning, case .sports(let known)? = phrases[key] {
                phrases[key] = .sports(known.union(more))
            } else if phrases[key] == nil {
                phrases[key] = meaning
            }
        }
        for group in data.groups {
            let members = Set(data.sports.values.filter { $0.group == group.id }.map(\.id))
            for name in [group.name] + group.aliases { add(name, .sports(members)) }
        }
        let groupNames = Set(phrases.keys)
        for sport in data.sports.values.sorted(by: { $0.id < $1.id }) {
            let own = [Word].stems(of: sport.name).joined(separator: " ")
            // A sport's own name is more than the group's of the same name.
            if groupNames.contains(own) { phrases[own] = nil }
            for name in [sport.name] + sport.aliases { add(name, .sports([sport.id])) }
            let joined = own.filter { $0 != " " }
            if joined != own { add(joined, .sports([sport.id])) }
        }
        let bmx = data.sports.keys.filter { $0.hasPrefix("bmx-") }
        if !bmx.isEmpty { phrases["bmx"] = .sports(Set(bmx)) }
        for country in data.countries.values.sorted(by: { $0.id < $1.id }) {
            for name in [country.name] + country.aliases + country.people {
                add(name, .country(country.id))
            }
        }
        for edition in data.editions {
            for name in [edition.name] + edition.aliases { add(name, .edition(edition.id)) }
            add(edition.city, .edition(edition.id))
        }
        for (agent, sport) in EventSynonyms.agents {
            let key = [Word].stems(of: sport).joined(separator: " ")
            if let meaning = phrases[key], phrases[agent] == nil { phrases[agent] = meaning }
        }
        self.phrases = phrases
        longestPhrase = phrases.keys.map { $0.split(separator: " ").count }.max() ?? 1
        spellings = Set(
            phrases.keys.filter { !$0.contains(" ") } + Array(eventWords)
                + phrases.keys.map { $0.filter { $0 != " " } }
                + Cue.phrases.keys.filter { !$0.contains(" ") }
        ).filter { $0.utf8.count > 3 && $0.allSatisfy(\.isLetter) }.sorted()
    }

    private static func pairs(in data: GamesData) -> Set<String> {
        var pairs = Set<String>()
        for sport in data.sports.values {
            let words = sport.words.flatMap { [$0.key] + $0.value }
            for name in data.events.filter({ $0.sport == sport.id }).flatMap({
                [$0.name] + $0.aliases
            }) + words {
                let stems = [Word].stems(of: name)
                for (first, second) in zip(stems, stems.dropFirst())
                where first.first?.isNumber != true {
                    pairs.insert(first + " " + second)
                }
            }
        }
        return pairs
    }

    /// The word that a misspelt one may be; nil if none or several are as near.
    func respelt(_ word: String) -> String? {
        let length = word.utf8.count
        guard length >= 5, word.allSatisfy(\.isLetter), !OtherSports.stems.contains(word),
            !ruleWords.contains(word)
        else {
            return nil
        }
        let bytes = Array(word.utf8)
        var best = length >= 9 ? 2 : 1
        var found: [String] = []
        for other in spellings {
            guard let distance = editDistance(bytes, Array(other.utf8), limit: best) else {
                continue
            }
            // A short word is only taken for one that begins alike.
            guard length > 5 || other.utf8.first == bytes.first else { continue }
            if distance < best {
                best = distance
                found = []
            }
            found.append(other)
        }
        return found.count == 1 ? found[0] : nil
    }
}
