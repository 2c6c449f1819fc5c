/// Judges whether a sentence gives orders to a machine that reads it.
///
/// What such orders are made of is looked for, in ten languages: somebody who is no person is addressed;
/// what stands elsewhere is to be disregarded; something is to be answered, written or changed; a field
/// is named; another value is said to be the true one. No single everyday word decides.
struct PlantedSentence {
    struct Finding {
        /// The token that gives the sentence away.
        let order: Int
        let level: PlantedText.Level
        /// Whether what follows in the same line belongs to it.
        let isToTheEnd: Bool
    }

    let tokens: [Token]
    let text: String
    let words: Int

    init(_ tokens: [Token], in text: String) {
        self.tokens = tokens
        self.text = text
        words = tokens.count { $0.kind == .word }
    }

    /// What gives the sentence away, or nil.
    var finding: Finding? {
        guard words > 0 else { return nil }
        if let order = certainOrder {
            return Finding(order: order, level: .certain, isToTheEnd: true)
        }
        if let order = disregarding, !isCourtesy, words >= 5 || hasObject(after: order) {
            let isOwn = has(PlantedWords.own) || has(PlantedWords.messages)
            return Finding(order: order, level: isOwn ? .correction : .order, isToTheEnd: true)
        }
        if let order = addressee ?? taskOfProgram {
            return Finding(order: order, level: .order, isToTheEnd: true)
        }
        if let claim { return Finding(order: claim, level: .order, isToTheEnd: false) }
        return correction.map { Finding(order: $0, level: .correction, isToTheEnd: false) }
    }

    /// Whether the sentence belongs to a planted one above it.
    var isSuspicious: Bool {
        if finding != nil || assignments > 0 || isRepetition { return true }
        if tokens.count > 1, tokens[1].isSign(":"), tokens[0].text == "content" { return true }
        guard let first = tokens.indices.first(where: { tokens[$0].kind == .word }) else {
            return false
        }
        return [PlantedWords.replies, PlantedWords.changes, PlantedWords.uses].contains {
            $0.match(tokens[first...]) != nil
        }
    }

    // MARK: - Tables

    func first(_ table: WordTable<Void>) -> Int? {
        tokens.indices.first { table.match(tokens[$0...]) != nil }
    }

    func has(_ table: WordTable<Void>) -> Bool { first(table) != nil }

    func count(_ table: WordTable<Void>) -> Int {
        tokens.indices.count { table.match(tokens[$0...]) != nil }
    }
}
