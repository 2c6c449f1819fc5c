/// Finds what a question names, and what it asks.
struct Tagger: Sendable {
    let vocabulary: Vocabulary

    /// Reads a question.
    func read(_ question: String) -> Reading {
        var scan = TagScan([Word].words(of: question), question, vocabulary)
        scan.findNames(ofLengths: [5, 4, 3, 2])
        scan.findPhrases()
        scan.findEventWords()
        scan.findSingleNames()
        scan.findMisspeltNames()
        scan.findMisspeltWords()
        return scan.finished()
    }
}

/// The state of reading one question.
struct TagScan {
    private let words: [Word]
    private let question: String
    private let vocabulary: Vocabulary
    private var taken: [Bool]
    private var isName: [Bool]
    private var reading = Reading()
    private var tags: [(start: Int, tag: Tags.Tag)] = []
    private var people: [(range: Range<Int>, names: Set<String>)] = []

    init(_ words: [Word], _ question: String, _ vocabulary: Vocabulary) {
        self.words = words
        self.question = question
        self.vocabulary = vocabulary
        taken = Array(repeating: false, count: words.count)
        isName = taken
        reading.words = words
    }

    private func isOrdinary(_ index: Int) -> Bool {
        OrdinaryWords.stems.contains(words[index].stem) || Cue.phrases[words[index].stem] != nil
    }

    private func isKnown(_ index: Int) -> Bool {
        let stem = words[index].stem
        return isOrdinary(index) || vocabulary.eventWords.contains(stem)
            || vocabulary.phrases[stem] != nil || words[index].isNumber
    }

    private mutating func tag(_ kind: Tags.Kind, _ range: Range<Int>, _ values: [String]) {
        let span =
            words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
        tags.append(
            (range.lowerBound, Tags.Tag(kind: kind, text: String(question[span]), values: values)))
    }

    private func key(_ range: Range<Int>) -> String { words[range].map(\.text).joined() }

    private mutating func take(_ range: Range<Int>, as names: Set<String>) {
        for index in range {
            taken[index] = true
            isName[index] = true
        }
        people.append((range, names))
    }

    // MARK: - People

    mutating func findNames(ofLengths lengths: [Int]) {
        for length in lengths where length <= words.count {
            for start in 0...(words.count - length) {
                let range = start..<(start + length)
                guard !taken[range].contains(true) else { continue }
                let names = vocabulary.names.exact(key(range))
                guard !names.isEmpty else { continue }
                // Words that are in no name by themselves are only a name if it is whole.
                let isPlain = range.allSatisfy { isKnown($0) }
                if isPlain, !names.contains(where: { isWhole($0, key(range)) }) { continue }
                // The order in which a name is written is the one that is meant, if somebody has it.
                let inOrder = names.filter { name in
                    [name, vocabulary.data.otherNames[name]?.first ?? name].contains {
                        [Word].words(of: $0).map(\.text).joined() == key(range)
                    }
                }
                take(range, as: inOrder.isEmpty ? names : inOrder)
            }
        }
    }

    private func isWhole(_ name: String, _ key: String) -> Bool {
        let parts = [Word].words(of: name).map(\.text)
        return parts.joined() == key || (parts.dropFirst() + parts.prefix(1)).joined() == key
    }

    mutating func findSingleNames() {
        for index in words.indices where !taken[index] && !isKnown(index) {
            let names = vocabulary.names.exact(words[index].text)
            if !names.isEmpty { take(index..<(index + 1), as: names) }
        }
    }

    mutating func findMisspeltNames() {
        for length in [3, 2] where length <= words.count {
            for start in 0...(words.count - length) {
                let range = start..<(start + length)
                let key = key(range)
                guard key.utf8.count >= 7, key.utf8.count <= 40,
                    !range.contains(where: { taken[$0] && !isName[$0] }),
                    range.contains(where: { !taken[$0] && !isKnown($0) }),
                    // What is misspelt is a name's first or last word, not an ordinary word beside it.
                    !Self.bindsNothing(words[range.lowerBound].stem),
                    !Self.bindsNothing(words[range.upperBound - 1].stem)
                else { continue }
                let names = vocabulary.names.nearest(key, limit: key.utf8.count >= 12 ? 3 : 2)
                guard !names.isEmpty, names.contains(where: { resembles($0, range) }) else {
                    continue
                }
                people.removeAll { $0.range.overlaps(range) }
                take(range, as: names.filter { resembles($0, range) })
            }
        }
        for index in words.indices where !taken[index] && !isKnown(index) {
            let text = words[index].text
            guard text.utf8.count >= 6, !vocabulary.ruleWords.contains(words[index].stem),
                vocabulary.respelt(text) == nil
            else { continue }
            let names = vocabulary.names.nearest(text, limit: text.utf8.count >= 9 ? 2 : 1)
            if !names.isEmpty { take(index..<(index + 1), as: names) }
        }
    }

    private static func bindsNothing(_ stem: String) -> Bool {
        Cue.phrases[stem] != nil
            || ["the", "a", "in", "of", "did", "and", "for", "to", "at", "get", "got"].contains(
                stem)
    }

    /// Whether each word of a range is nearly a word of a name.
    private func resembles(_ name: String, _ range: Range<Int>) -> Bool {
        var parts = [Word].words(of: name).map(\.text)
        for other in vocabulary.data.otherNames[name] ?? [] {
            parts += [Word].words(of: other).map(\.text)
        }
        parts += name.split(separator: " ").map {
            [Word].words(of: String($0)).map(\.text).joined()
        }
        return range.allSatisfy { index in
            let text = Array(words[index].text.utf8)
            return parts.contains {
                editDistance(
                    text, Array($0.utf8), limit: text.count >= 6 ? 2 : text.count >= 4 ? 1 : 0)
                    != nil
            }
        }
    }

    // MARK: - Phrases and words

    mutating func findPhrases() {
        let longest = max(vocabulary.longestPhrase, 5)
        for length in stride(from: min(longest, words.count), through: 1, by: -1) {
            for start in 0...(words.count - length) {
                let range = start..<(start + length)
                guard !taken[range].contains(true) else { continue }
                let phrase = words[range].map(\.stem).joined(separator: " ")
                // `pole` in `pole vault` is no country, and `all` in `all around` no list.
                if length == 1, isInPair(start) { continue }
                if let cue = Cue.phrases[phrase], length > 1 || vocabulary.phrases[phrase] == nil {
                    accept(cue, range)
                } else if let meaning = vocabulary.phrases[phrase] {
                    // `us` is a country in capitals alone.
                    if ["us", "gb", "uk", "nz"].contains(phrase), !words[start].isAcronym,
                        phrase == "us"
                    {
                        continue
                    }
                    accept(meaning, range)
                } else if length == 1, words[start].isAcronym,
                    vocabulary.data.countries[words[start].text.uppercased()] != nil
                {
                    accept(.country(words[start].text.uppercased()), range)
                }
            }
        }
    }

    private func isInPair(_ index: Int) -> Bool {
        guard vocabulary.eventWords.contains(words[index].stem) else { return false }
        let pairs = [(index - 1, index), (index, index + 1)]
        return pairs.contains { first, second in
            words.indices.contains(first) && words.indices.contains(second)
                && vocabulary.eventPairs.contains(words[first].stem + " " + words[second].stem)
        }
    }

    private mutating func accept(_ cue: Cue, _ range: Range<Int>) {
        for index in range { taken[index] = true }
        reading.cues.insert(cue)
        switch cue {
        case .gender(let gender):
            reading.request.genders.insert(gender)
            tag(.gender, range, [gender.rawValue])
        case .medal(let medal):
            reading.request.medals.insert(medal)
            tag(.medal, range, [medal.name])
        case .rank(let rank):
            reading.request.rank = rank
            tag(.medal, range, ["\(rank)"])
        default: break
        }
    }

    private mutating func accept(_ meaning: Vocabulary.Meaning, _ range: Range<Int>) {
        for index in range { taken[index] = true }
        switch meaning {
        case .sports(let sports):
            reading.sportMentions.append(sports)
            tag(.sport, range, sports.sorted())
            if range.count == 1, EventSynonyms.agents[words[range.lowerBound].stem] != nil {
                reading.cues.insert(.person)
            }
            // The words of a sport may be of the event's name too: `kayak`, `sprint`.
            for index in range where vocabulary.eventWords.contains(words[index].stem) {
                reading.request.words.append(words[index].stem)
            }
        case .country(let code):
            if !reading.request.countries.contains(code) { reading.request.countries.append(code) }
            tag(.country, range, [code])
        case .edition(let id):
            reading.request.editions = (reading.request.editions ?? []).union([id])
            tag(.games, range, [id])
        }
    }

    mutating func findEventWords() {
        for index in words.indices where !taken[index] {
            // `show` asks for something, unless `jumping` stands beside it.
            if words[index].stem == "show", !isInPair(index) { continue }
            acceptEventWord(index, words[index].stem)
        }
    }

    private mutating func acceptEventWord(_ index: Int, _ stem: String) {
        var stem = stem
        if let word = EventSynonyms.agentWords[stem] {
            stem = Word.stem(word)
            reading.cues.insert(.person)
        }
        guard vocabulary.eventWords.contains(stem) else { return }
        taken[index] = true
        reading.request.words.append(stem)
        tag(.event, index..<(index + 1), [stem])
    }

    mutating func findMisspeltWords() {
        for index in words.indices where !taken[index] && !isOrdinary(index) {
            guard let word = vocabulary.respelt(words[index].stem) ?? joinedWithNext(index) else {
                continue
            }
            let stem = Word.stem(word)
            let range = index..<(index + 1)
            if let meaning = vocabulary.phrases[word] ?? vocabulary.phrases[stem] {
                accept(meaning, range)
            } else if let cue = Cue.phrases[stem] {
                accept(cue, range)
            } else if OrdinaryWords.stems.contains(stem) {
                taken[index] = true
            } else {
                acceptEventWord(index, stem)
            }
        }
    }

    /// The word that a word makes with the next one: `pent athlon`.
    private mutating func joinedWithNext(_ index: Int) -> String? {
        guard index + 1 < words.count, !taken[index + 1] else { return nil }
        let joined = Word.stem(words[index].text + words[index + 1].text)
        guard vocabulary.phrases[joined] != nil || vocabulary.eventWords.contains(joined) else {
            return nil
        }
        taken[index + 1] = true
        return joined
    }

    // MARK: - The end

    mutating func finished() -> Reading {
        for (range, names) in merged() {
            reading.request.athletes.append(names)
            tag(.athlete, range, names.sorted())
            if names.isEmpty { reading.hasUnknownPerson = true }
        }
        for index in words.indices where !taken[index] && !isOrdinary(index) {
            reading.unknown.append(String(question[words[index].range]))
            tag(.unknown, index..<(index + 1), [])
        }
        reading.tags.tags = tags.sorted { $0.start < $1.start }.map(\.tag)
        reading.request.sports = combined(reading.sportMentions)
        return reading
    }

    /// People whose parts of names stand side by side are one person.
    private func merged() -> [(range: Range<Int>, names: Set<String>)] {
        var result: [(range: Range<Int>, names: Set<String>)] = []
        for person in people.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if let last = result.last, last.range.upperBound == person.range.lowerBound,
                last.range.count == 1 || person.range.count == 1
            {
                result[result.count - 1] = (
                    last.range.lowerBound..<person.range.upperBound,
                    last.names.intersection(person.names)
                )
            } else {
                result.append(person)
            }
        }
        return result
    }

    /// The sports that all mentions allow; two that exclude each other are both meant.
    private func combined(_ mentions: [Set<String>]) -> Set<String>? {
        guard var sports = mentions.first else { return nil }
        for mention in mentions.dropFirst() {
            let common = sports.intersection(mention)
            sports = common.isEmpty ? moreSpecific(sports, mention) : common
        }
        return sports
    }

    /// Of two sports one whose name has the other's: 3×3 basketball; else both.
    private func moreSpecific(_ left: Set<String>, _ right: Set<String>) -> Set<String> {
        guard left.count == 1, right.count == 1, let one = left.first, let other = right.first
        else { return left.union(right) }
        let data = vocabulary.data
        let names = [one, other].map { Set([Word].stems(of: data.sportName($0))) }
        if names[0].isStrictSuperset(of: names[1]) { return left }
        if names[1].isStrictSuperset(of: names[0]) { return right }
        return left.union(right)
    }
}
