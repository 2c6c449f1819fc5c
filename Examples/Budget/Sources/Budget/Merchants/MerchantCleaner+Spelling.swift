extension MerchantCleaner {
    /// A name in the spelling of a sentence: `BAECKEREI HUBER` becomes `Baeckerei Huber`.
    ///
    /// Names with small letters keep their spelling, and so do short words of capitals only where
    /// they may be abbreviations.
    static func spelled(_ name: String) -> String {
        guard !name.contains(where: \.isLowercase) else { return name }
        return name.split(separator: " ").enumerated().map { index, word in
            let lower = word.lowercased()
            if index > 0, particles.contains(lower) { return lower }
            let hasVowel = lower.contains { "aeiouyäöüàèéìòù".contains($0) }
            if word.count <= 3, !hasVowel { return String(word) }
            var isStart = true
            return lower.map { character in
                defer { isStart = !character.isLetter && character != "'" }
                return isStart ? character.uppercased() : String(character)
            }.joined()
        }.joined(separator: " ")
    }

    private static let particles: Set = [
        "am", "im", "an", "der", "die", "das", "und", "zum", "zur", "vom", "di", "da", "del",
        "della", "dei", "al", "alla", "e", "la", "le", "il", "of", "the", "and", "at", "de", "du",
        "des", "et", "y", "los", "las", "el",
    ]
}
