extension TagScan {
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

    func isWhole(_ name: String, _ key: String) -> Bool {
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
    func resembles(_ name: String, _ range: Range<Int>) -> Bool {
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
}
