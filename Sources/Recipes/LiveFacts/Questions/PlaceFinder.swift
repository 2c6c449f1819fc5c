import Foundation

/// Finds the place that a question is about.
struct PlaceFinder {
    private let question: Question
    private let zones: ZoneTable

    /// The most words of a place.
    private static let longest = 6

    /// Words inside names of places.
    private static let particles: Set<String> = [
        "de", "del", "della", "dello", "di", "do", "da", "dos", "das", "du", "des", "la", "le",
        "el", "los", "las", "of", "the", "upon", "am", "an", "der", "den", "sur", "les", "ob",
        "pod", "nad",
        "in", "en", "aan", "van", "dei", "delle", "d", "l", "i", "o", "'", "-", ".", "lez", "sous",
        "op", "bei", "y", "and", "und",
    ]

    init(_ question: Question) {
        self.question = question
        zones = .of(question.locale)
    }

    /// The place's own words; nil if there is none.
    func place() -> String? {
        behindPreposition(isKnown: true) ?? behindPreposition(isKnown: false) ?? knownPlace()
            ?? capitalizedRun() ?? lowercased()
    }

    private var tokens: [Token] { question.tokens }

    /// The tokens behind prepositions where a place may start.
    private var starts: [Int] {
        var starts: [Int] = []
        var index = 0
        while index < tokens.count {
            if let (_, end) = question.language.prepositions.match(tokens[index...]) {
                var start = end
                // `Los Angeles` begins with what is an article elsewhere.
                while start < tokens.count, !question.isCapitalized(start),
                    Self.articles.contains(tokens[start].text) || tokens[start].isSign("'")
                {
                    start += 1
                }
                if start < tokens.count { starts.append(start) }
            }
            index += 1
        }
        return starts
    }

    private static let articles: Set<String> = [
        "the", "der", "die", "das", "dem", "den", "la", "le", "les", "el", "los", "las", "il", "lo",
        "l", "o", "a", "os", "as", "de", "het",
    ]

    /// A place behind a preposition: a known one, or one with capital letters.
    private func behindPreposition(isKnown: Bool) -> String? {
        for start in starts where !isNoPlace(start) {
            if let (_, end) = zones.match(tokens[start...]), isWhole(end) {
                return question.words(start..<extended(start, end))
            }
            guard !isKnown, question.isCapitalized(start) else { continue }
            return question.words(start..<end(of: start))
        }
        return nil
    }

    /// A known place that continues, as `San José` in `San José del Cabo`.
    private func extended(_ start: Int, _ end: Int) -> Int {
        question.isCapitalized(start) ? max(end, self.end(of: start)) : end
    }

    private func isWhole(_ end: Int) -> Bool {
        end == tokens.count || !tokens[end].isGlued || !tokens[end].isSign("'")
            || question.tokens.count == end + 2
    }

    /// Whether a token cannot start a place.
    private func isNoPlace(_ index: Int) -> Bool {
        tokens[index].kind != .word || question.isInDay(index)
            || question.language.placeEnds.match(tokens[index...]) != nil
                && zones.match(tokens[index...]) == nil
            || isQuestionWord(index)
    }

    private func isQuestionWord(_ index: Int) -> Bool {
        let rest = tokens[index...]
        let language = question.language
        return [language.weather, language.weatherHints, language.time, language.howMany]
            .contains { $0.match(rest) != nil } && zones.match(rest) == nil
    }

    /// The end of a name with capital letters.
    private func end(of start: Int) -> Int {
        var end = start + 1
        var next = end
        while next < tokens.count, next - start < Self.longest + 2 {
            if tokens[next].kind == .word, question.isCapitalized(next), !question.isInDay(next),
                question.language.weather.match(tokens[next...]) == nil
            {
                // In German every noun has a capital letter: only a joined one belongs to the name.
                if question.language.code == "de", next == end, !tokens[next].isGlued,
                    question.language.placeEnds.match(tokens[next...]) != nil
                {
                    break
                }
                next += 1
                end = next
            } else if Self.particles.contains(tokens[next].text),
                tokens[next].kind == .word || tokens[next].isGlued
            {
                next += 1
            } else {
                break
            }
        }
        return end
    }

    /// A known place anywhere: `Tokyo weather`.
    private func knownPlace() -> String? {
        for index in tokens.indices where tokens[index].kind == .word && !question.isInDay(index) {
            let isName = question.isCapitalized(index) || !hasCapitals
            if isName, let (_, end) = zones.match(tokens[index...]), !isCommonWord(index, end) {
                return question.words(index..<end)
            }
        }
        return nil
    }

    private var hasCapitals: Bool {
        tokens.indices.dropFirst().contains(where: question.isCapitalized)
    }

    /// Whether what is the name of a place is an ordinary word of the question too.
    private func isCommonWord(_ start: Int, _ end: Int) -> Bool {
        guard end == start + 1 else { return false }
        let rest = tokens[start...]
        let language = question.language
        return [
            language.placeEnds, language.prepositions, language.fillers, language.time,
            language.timeHints, language.weather,
        ].contains { $0.match(rest) != nil }
    }

    /// Words with capital letters that do not begin the question.
    private func capitalizedRun() -> String? {
        for index in tokens.indices.dropFirst()
        where tokens[index].kind == .word && question.isCapitalized(index)
            && !question.isInDay(index) && !isQuestionWord(index) && !isStart(index)
            && !isCommonWord(index, index + 1)
        {
            // German nouns are no places unless nothing follows.
            let end = end(of: index)
            let isLast = tokens[end...].allSatisfy { $0.kind == .sign || question.isInDay(end) }
            if question.language.code != "de" || isLast { return question.words(index..<end) }
        }
        return nil
    }

    private func isStart(_ index: Int) -> Bool { tokens[index - 1].isSign(".?!¿¡:\"") }

    /// Words in small letters behind a preposition, up to a word that is no part of a name.
    private func lowercased() -> String? {
        guard !hasCapitals else { return nil }
        for start in starts where !isNoPlace(start) {
            var end = start + 1
            while end < tokens.count, end - start < 3, tokens[end].kind == .word,
                !question.isInDay(end), question.language.placeEnds.match(tokens[end...]) == nil
            {
                end += 1
            }
            return question.words(start..<end)
        }
        return nil
    }
}
