/// The numbers, names and other words of facts that a grounded text may only copy.
struct FactSpans {
    /// The most words of a span.
    static let longest = 6

    /// Each run of such words and each part of it, in order, without repetition.
    private(set) var spans: [String] = []

    /// Finds the spans of facts.
    ///
    /// - Complexity: O(*n*) in the length of the facts.
    init(_ facts: String) {
        var seen: Set<[UInt8]> = []
        var run: [String] = []
        for word in Self.words(of: facts) {
            if word.beginsRun { run = [] }
            guard let text = word.text, !Self.isFree(text) else {
                run = []
                continue
            }
            run.append(text)
            if run.count > Self.longest { run.removeFirst() }
            for start in run.indices {
                let span = run[start...].joined(separator: " ")
                if seen.insert(Array(span.utf8)).inserted { spans.append(span) }
            }
            if word.endsRun { run = [] }
        }
    }

    private struct Word {
        /// Nil if nothing is left without the punctuation around it.
        let text: String?
        let beginsRun: Bool
        let endsRun: Bool
    }

    /// What stands between white space, without the punctuation around it.
    private static func words(of facts: String) -> [Word] {
        var words: [Word] = []
        for line in facts.split(whereSeparator: \.isNewline) {
            for (index, piece) in line.split(whereSeparator: \.isWhitespace).enumerated() {
                let scalars = piece.unicodeScalars
                let text = scalars.trimmingPrefix { opening.contains($0) }
                var end = text.endIndex
                while end > text.startIndex, closing.contains(text[text.index(before: end)]) {
                    end = text.index(before: end)
                }
                words.append(
                    Word(
                        text: end > text.startIndex ? String(text[..<end]) : nil,
                        beginsRun: index == 0 || text.count < scalars.count,
                        endsRun: end < text.endIndex))
            }
        }
        return words
    }

    private static let opening = Set("([{\"'“„«‘¿¡*<>|".unicodeScalars)
    private static let closing = Set(".,;:!?…)]}\"'”“»’*<>|".unicodeScalars)

    /// Words of Latin, Greek and Cyrillic letters, as a regular expression.
    static let scripts = #"[a-z\u00B5-\u024F\u0370-\u03FF\u0400-\u052F]+"#

    private static func isInScripts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "\u{B5}"..."\u{24F}", "\u{370}"..."\u{3FF}", "\u{400}"..."\u{52F}": true
        default: false
        }
    }

    /// Whether a text may have the word whether it stands in the facts or not: one of small letters.
    static func isFree(_ word: String) -> Bool {
        word.unicodeScalars.allSatisfy {
            $0.properties.generalCategory == .lowercaseLetter && isInScripts($0)
                || "'’-".unicodeScalars.contains($0)
        }
    }
}
