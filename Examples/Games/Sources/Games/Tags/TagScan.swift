/// The state of reading one question.
struct TagScan {
    let words: [Word]
    let question: String
    let vocabulary: Vocabulary
    var taken: [Bool]
    var isName: [Bool]
    var reading = Reading()
    var tags: [(start: Int, tag: Tags.Tag)] = []
    var people: [(range: Range<Int>, names: Set<String>)] = []

    init(_ words: [Word], _ question: String, _ vocabulary: Vocabulary) {
        self.words = words
        self.question = question
        self.vocabulary = vocabulary
        taken = Array(repeating: false, count: words.count)
        isName = taken
        reading.words = words
    }

    func isOrdinary(_ index: Int) -> Bool {
        OrdinaryWords.stems.contains(words[index].stem) || Cue.phrases[words[index].stem] != nil
    }

    func isKnown(_ index: Int) -> Bool {
        let stem = words[index].stem
        return isOrdinary(index) || vocabulary.eventWords.contains(stem)
            || vocabulary.phrases[stem] != nil || words[index].isNumber
    }

    mutating func tag(_ kind: Tags.Kind, _ range: Range<Int>, _ values: [String]) {
        let span =
            words[range.lowerBound].range.lowerBound..<words[range.upperBound - 1].range.upperBound
        tags.append(
            (range.lowerBound, Tags.Tag(kind: kind, text: String(question[span]), values: values)))
    }

    func key(_ range: Range<Int>) -> String { words[range].map(\.text).joined() }

    mutating func take(_ range: Range<Int>, as names: Set<String>) {
        for index in range {
            taken[index] = true
            isName[index] = true
        }
        people.append((range, names))
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
