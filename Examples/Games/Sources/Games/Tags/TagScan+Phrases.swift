extension TagScan {
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

    func isInPair(_ index: Int) -> Bool {
        guard vocabulary.eventWords.contains(words[index].stem) else { return false }
        let pairs = [(index - 1, index), (index, index + 1)]
        return pairs.contains { first, second in
            words.indices.contains(first) && words.indices.contains(second)
                && vocabulary.eventPairs.contains(words[first].stem + " " + words[second].stem)
        }
    }

    mutating func accept(_ cue: Cue, _ range: Range<Int>) {
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

    mutating func accept(_ meaning: Vocabulary.Meaning, _ range: Range<Int>) {
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

    mutating func acceptEventWord(_ index: Int, _ stem: String) {
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
    mutating func joinedWithNext(_ index: Int) -> String? {
        guard index + 1 < words.count, !taken[index + 1] else { return nil }
        let joined = Word.stem(words[index].text + words[index + 1].text)
        guard vocabulary.phrases[joined] != nil || vocabulary.eventWords.contains(joined) else {
            return nil
        }
        taken[index + 1] = true
        return joined
    }
}
