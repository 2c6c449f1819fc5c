import Foundation

/// Finds the words of a text that its facts do not have.
///
/// It shares no code with the constraint that the text was written under, and is a little laxer: it
/// compares word by word.
struct GroundednessChecker {
    private let facts: Set<[UInt8]>
    private let openings: Set<String>
    private let numerals: Set<String>

    init(facts: String, openings: [String], numerals: [String]) {
        self.facts = Set(
            Self.words(of: facts).flatMap { [$0.word, $0.core] }.map { Array($0.utf8) })
        self.openings = Set(openings.flatMap { $0.split(separator: " ").map(String.init) })
        self.numerals = Set(numerals)
    }

    /// The numbers, names and numerals of a text that are not words of the facts.
    func ungroundedWords(in text: String) -> [String] {
        var isStart = true
        var found: [String] = []
        for (word, core) in Self.words(of: text) {
            let isSpecial = core.contains { $0.isNumber || $0.isUppercase || $0.isSymbol }
            let isOpening = isStart && openings.contains { core == $0 || core.hasPrefix($0 + "'") }
            let isFact =
                facts.contains(Array(core.utf8)) || facts.contains(Array(word.utf8))
                || isJoined(core)
            if isSpecial, !isOpening, !isFact { found.append(core) }
            let parts = core.split { "-'’".contains($0) }.map(String.init)
            if !isFact, parts.contains(where: numerals.contains) { found.append(core) }
            isStart =
                word.hasSuffix(".") || word.hasSuffix("!") || word.hasSuffix("?")
                || isStart && core.isEmpty
        }
        return found
    }

    /// Whether a fact is joined to a free word by an apostrophe: `dell'Anna`, `Anna's`.
    private func isJoined(_ word: String) -> Bool {
        word.indices.contains { index in
            guard "'’".contains(word[index]) else { return false }
            let parts = [word[..<index], word[word.index(after: index)...]]
            return parts.allSatisfy { part in
                part.allSatisfy { $0.isLowercase } || facts.contains(Array(part.utf8))
                    || openings.contains(String(part))
            }
        }
    }

    /// The words, with and without the punctuation around them.
    private static func words(of text: String) -> [(word: String, core: String)] {
        text.split(whereSeparator: \.isWhitespace).map { piece in
            let punctuation = CharacterSet(charactersIn: ".,;:!?…()[]{}\"'“”„«»‘’*<>|¿¡–—")
            return (String(piece), piece.trimmingCharacters(in: punctuation))
        }
    }
}
