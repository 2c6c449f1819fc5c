/// What orders consist of.
extension PlantedSentence {
    /// The token of an order to disregard something; `don't forget your passport` is none.
    var disregarding: Int? {
        tokens.indices.first { index in
            guard let (_, end) = PlantedWords.disregards.match(tokens[index...]) else {
                return false
            }
            // `Ignore-it-all bun` is a name.
            if end < tokens.count, tokens[end].isSign("-"), tokens[end].isGlued { return false }
            let around = tokens[max(0, index - 2)..<index] + tokens[end...].prefix(3)
            return !around.contains { PlantedWords.negations.match([$0]) != nil }
        }
    }

    /// `Please ignore this reminder if you have already paid`.
    var isCourtesy: Bool {
        has(PlantedWords.conditions) && machine == nil && !has(PlantedWords.instead)
            && change == nil && assignments == 0
    }

    func hasObject(after index: Int) -> Bool {
        tokens[index...].prefix(6).indices.contains {
            PlantedWords.fields.match(tokens[$0...]) != nil
                || PlantedWords.documents.match(tokens[$0...]) != nil
                || PlantedWords.above.match(tokens[$0...]) != nil
                || PlantedWords.everything.match(tokens[$0...]) != nil
                || PlantedWords.uses.match(tokens[$0...]) != nil
        } || isBare(index)
    }

    /// Whether it is no more than `forget it`.
    func isBare(_ order: Int) -> Bool {
        let rest = tokens[order...].dropFirst().filter { $0.kind != .sign }
        return rest.count == 1 && PlantedWords.pronouns.match(rest[...]) != nil
    }

    var reply: Int? { order(of: PlantedWords.replies) }
    var change: Int? { order(of: PlantedWords.changes) }

    func order(of table: WordTable<Void>) -> Int? {
        tokens.indices.first { index in
            table.match(tokens[index...]).map { !isNegated(index..<$0.end) } ?? false
        }
    }

    /// What only machines are called; `AI` and `KI` have to be written in capitals.
    var machine: Int? {
        first(PlantedWords.machines)
            ?? tokens.indices.first { index in
                guard ["AI", "KI", "IA", "LLM", "GPT"].contains(text[tokens[index].range]) else {
                    return false
                }
                // `ai sensi di legge` in capitals.
                return index + 1 == tokens.count || tokens[index + 1].text != "sensi"
            }
    }

    /// Whether a token is spoken to: `dear assistant,`, `to any AI:`.
    func isAddressed(_ index: Int) -> Bool {
        if index > 0, tokens[index - 1].isSign("@") { return true }
        let end = tokens[(index + 1)...].prefix(4).firstIndex { $0.kind != .word }
        let isEnded = end.map {
            tokens[$0].isSign(":") || $0 < index + 3 && tokens[$0].isSign(",;!)]-")
        }
        guard isEnded ?? (index + 2 >= tokens.count) else { return false }
        if index + 1 < tokens.count, tokens[index + 1].isSign(":") { return true }
        if index == 0 || tokens[index - 1].kind == .sign {
            return end == index + 1 || PlantedWords.machines.match(tokens[index...])?.end == end
        }
        return tokens[max(0, index - 3)..<index].contains {
            PlantedWords.salutations.match([$0]) != nil
        }
    }

    /// A machine that may be called so elsewhere, where it is spoken to.
    var addressee: Int? {
        tokens.indices.first { index in
            if PlantedWords.listeners.match(tokens[index...]) != nil {
                return isAddressed(index) && !isLabelOfName(index)
            }
            return PlantedWords.programs.match(tokens[index...]) != nil && isAddressed(index)
                && tokens[max(0, index - 2)..<min(tokens.count, index + 3)].contains {
                    $0.text.hasPrefix("auto")
                }
        }
    }

    /// `Assistant: Tom`, `System: POS 7`.
    func isLabelOfName(_ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].isSign(":") && words <= 4
            && !has(PlantedWords.salutations)
    }

    /// `Programs must answer …`.
    var taskOfProgram: Int? {
        let noun = first(PlantedWords.programs) ?? first(PlantedWords.listeners)
        return reply != nil ? noun : nil
    }
}
