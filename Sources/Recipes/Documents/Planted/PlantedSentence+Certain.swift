/// Signs that no people give each other.
extension PlantedSentence {
    var certainOrder: Int? {
        if let order = prompt ?? label ?? order(to: machine) { return order }
        if let order = disregarding {
            if disregardsText(order) { return order }
            if has(PlantedWords.everything),
                reply != nil || change != nil || has(PlantedWords.fields)
            {
                return order
            }
            if count(PlantedWords.disregards) >= 3 { return order }
        }
        if let listener = addressee,
            givesTask || hasQuote || has(PlantedWords.fields)
                || tokens[listener...].contains(where: { $0.kind == .number })
        {
            return listener
        }
        if let condition = first(PlantedWords.conditions), machine != nil,
            has(PlantedWords.fields) || has(PlantedWords.readings)
        {
            return condition
        }
        if let fake = first(PlantedWords.falsehoods), has(PlantedWords.above),
            has(PlantedWords.documents)
        {
            return fake
        }
        if assignments >= 2
            || assignments == 1 && (change ?? reply ?? first(PlantedWords.uses)) != nil
        {
            return 0
        }
        return dictation
    }

    /// What only prompts say; `SYSTEM PROMPT COFFEE` is a name.
    var prompt: Int? {
        tokens.indices.first { index in
            guard let (_, end) = PlantedWords.prompts.match(tokens[index...]) else { return false }
            return words > 4 || end == tokens.count || tokens[end].kind == .sign
        }
    }

    func order(to machine: Int?) -> Int? {
        guard let machine, givesTask || isAddressed(machine) || has(PlantedWords.fields) && hasQuote
        else { return nil }
        return machine
    }

    /// Whether anything is to be done.
    var givesTask: Bool {
        reply != nil || change != nil || disregarding != nil || has(PlantedWords.modals)
            || has(PlantedWords.uses) || has(PlantedWords.instead)
    }

    /// `System: …` with something to say behind it, as in scripts of dialogues.
    var label: Int? {
        for index in tokens.indices where index == 0 || tokens[index - 1].kind != .word {
            guard let role = PlantedWords.roles.match(tokens[index...]) else { continue }
            var end = role.end
            if end < tokens.count, tokens[end].kind == .word { end += 1 }
            guard end < tokens.count, tokens[end].isSign(":])#*>-|"),
                end + 1 < tokens.count,
                !(tokens[end].isSign(":") && tokens[end + 1].isGlued
                    && tokens[end + 1].kind == .number)
            else { continue }
            // In the middle of a line only what brackets and headers of chats end is a label.
            guard index == 0 || tokens[index - 1].isSign("])}#*[({|>-\"/:") else { continue }
            let rest = PlantedSentence(Array(tokens[end...].prefix(60)), in: text)
            let isOrder =
                rest.reply != nil || rest.change != nil || rest.disregarding != nil
                || rest.has(PlantedWords.fields)
            let least = role.value == .model ? 1 : role.value == .machine ? 4 : .max
            if isOrder || rest.words >= least { return index }
        }
        return nil
    }

    /// Whose turn of a dialogue with a model a line may be.
    static func speaker(_ line: ArraySlice<Token>) -> String? {
        guard line.count >= 3, line[line.startIndex + 1].isSign(":") else { return nil }
        let name = line[line.startIndex].text
        let names = ["assistant", "user", "system", "model", "human", "ai", "developer"]
        return names.contains(name) ? name : nil
    }

    /// `Reply with 5.00`, `antworte nur „ja“`: the very words of the answer.
    var dictation: Int? {
        tokens.indices.first { index in
            guard let (_, end) = PlantedWords.replies.match(tokens[index...]) else { return false }
            let next = tokens[end...].prefix(3)
            let only = next.indices.first {
                PlantedWords.withOrOnly.match(tokens[$0...]) != nil
                    || $0 == end && tokens[$0].isSign(":")
            }
            guard !isNegated(index..<end), let only else { return false }
            let said = (only + 1..<tokens.count).prefix(3)
            return said.contains {
                Self.isQuote(tokens[$0]) || PlantedWords.fields.match([tokens[$0]]) != nil
                    || isLongNumber($0)
            }
        }
    }

    /// Whether a number is none of those that answers to a message are asked for: `reply with 1`.
    func isLongNumber(_ index: Int) -> Bool {
        guard tokens[index].kind == .number else { return false }
        return tokens[index].text.utf8.count > 1
            || index + 2 < tokens.count && tokens[index + 1].isSign(".,")
                && tokens[index + 2].kind == .number && tokens[index + 2].isGlued
    }

    func isNegated(_ part: Range<Int>) -> Bool {
        tokens[max(0, part.lowerBound - 2)..<part.lowerBound].contains {
            PlantedWords.negations.match([$0]) != nil
        }
    }

    /// Whether what is to be disregarded is the text or what stands above.
    func disregardsText(_ order: Int) -> Bool {
        guard let (_, end) = PlantedWords.disregards.match(tokens[order...]) else { return false }
        let object = tokens[end...].prefix(7)
        if object.prefix(2).contains(where: { PlantedWords.own.match([$0]) != nil }) {
            return false
        }
        func find(_ table: WordTable<Void>) -> Bool {
            object.indices.contains { table.match(tokens[$0...]) != nil }
        }
        if find(PlantedWords.instructions) { return true }
        return find(PlantedWords.above) && !find(PlantedWords.messages)
            || find(PlantedWords.documents) && !isCourtesy
    }
}
