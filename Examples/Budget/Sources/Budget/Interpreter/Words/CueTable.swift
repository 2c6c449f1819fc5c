/// The patterns of a language, as data: what a question asks for, and what no ledger can answer.
struct CueTable: Sendable {
    /// A pattern, what it tells, and how strongly.
    struct Cue: Sendable {
        let intent: FinanceQuestion.Intent
        let weight: Int
        let pattern: CuePattern
    }

    /// What questions ask for.
    let cues: [Cue]
    /// Questions that no ledger can answer.
    let outOfScope: [CuePattern]
    /// Words that begin a follow-up: `and`, `what about`.
    let followUps: [CuePattern]
    /// Words that stand for what was asked before: `that`, `there`.
    let references: [CuePattern]
    /// Every word of the patterns, and small words of the language.
    let vocabulary: Set<String>

    init(
        cues: String, outOfScope: String, followUps: String, references: String, smallWords: String
    ) {
        self.cues = cues.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let intent = FinanceQuestion.Intent(rawValue: String(parts[0])),
                let weight = Int(parts[1])
            else { return nil }
            return Cue(intent: intent, weight: weight, pattern: CuePattern(String(parts[2])))
        }
        func patterns(_ text: String) -> [CuePattern] {
            text.split(separator: "\n").map { CuePattern(String($0)) }
        }
        self.outOfScope = patterns(outOfScope)
        self.followUps = patterns(followUps)
        self.references = patterns(references)
        let all =
            self.cues.map(\.pattern) + self.outOfScope + self.followUps + self.references
        vocabulary = Set(
            all.flatMap(\.vocabulary)
                + smallWords.split(whereSeparator: \.isWhitespace).map(String.init)
        )
    }

    static func of(_ language: QuestionLanguage) -> CueTable {
        switch language {
        case .english: english
        case .italian: italian
        case .german: german
        }
    }
}
