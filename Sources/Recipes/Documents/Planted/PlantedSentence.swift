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

    // MARK: - Certain signs

    private var certainOrder: Int? {
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
    private var prompt: Int? {
        tokens.indices.first { index in
            guard let (_, end) = PlantedWords.prompts.match(tokens[index...]) else { return false }
            return words > 4 || end == tokens.count || tokens[end].kind == .sign
        }
    }

    private func order(to machine: Int?) -> Int? {
        guard let machine, givesTask || isAddressed(machine) || has(PlantedWords.fields) && hasQuote
        else { return nil }
        return machine
    }

    /// Whether anything is to be done.
    private var givesTask: Bool {
        reply != nil || change != nil || disregarding != nil || has(PlantedWords.modals)
            || has(PlantedWords.uses) || has(PlantedWords.instead)
    }

    /// `System: …` with something to say behind it, as in scripts of dialogues.
    private var label: Int? {
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
    private var dictation: Int? {
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
    private func isLongNumber(_ index: Int) -> Bool {
        guard tokens[index].kind == .number else { return false }
        return tokens[index].text.utf8.count > 1
            || index + 2 < tokens.count && tokens[index + 1].isSign(".,")
                && tokens[index + 2].kind == .number && tokens[index + 2].isGlued
    }

    private func isNegated(_ part: Range<Int>) -> Bool {
        tokens[max(0, part.lowerBound - 2)..<part.lowerBound].contains {
            PlantedWords.negations.match([$0]) != nil
        }
    }

    /// Whether what is to be disregarded is the text or what stands above.
    private func disregardsText(_ order: Int) -> Bool {
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

    // MARK: - Parts

    /// The token of an order to disregard something; `don't forget your passport` is none.
    private var disregarding: Int? {
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
    private var isCourtesy: Bool {
        has(PlantedWords.conditions) && machine == nil && !has(PlantedWords.instead)
            && change == nil && assignments == 0
    }

    private func hasObject(after index: Int) -> Bool {
        tokens[index...].prefix(6).indices.contains {
            PlantedWords.fields.match(tokens[$0...]) != nil
                || PlantedWords.documents.match(tokens[$0...]) != nil
                || PlantedWords.above.match(tokens[$0...]) != nil
                || PlantedWords.everything.match(tokens[$0...]) != nil
                || PlantedWords.uses.match(tokens[$0...]) != nil
        } || isBare(index)
    }

    /// Whether it is no more than `forget it`.
    private func isBare(_ order: Int) -> Bool {
        let rest = tokens[order...].dropFirst().filter { $0.kind != .sign }
        return rest.count == 1 && PlantedWords.pronouns.match(rest[...]) != nil
    }

    var reply: Int? { order(of: PlantedWords.replies) }
    var change: Int? { order(of: PlantedWords.changes) }

    private func order(of table: WordTable<Void>) -> Int? {
        tokens.indices.first { index in
            table.match(tokens[index...]).map { !isNegated(index..<$0.end) } ?? false
        }
    }

    /// What only machines are called; `AI` and `KI` have to be written in capitals.
    private var machine: Int? {
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
    private func isAddressed(_ index: Int) -> Bool {
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
    private var addressee: Int? {
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
    private func isLabelOfName(_ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].isSign(":") && words <= 4
            && !has(PlantedWords.salutations)
    }

    /// `Programs must answer …`.
    private var taskOfProgram: Int? {
        let noun = first(PlantedWords.programs) ?? first(PlantedWords.listeners)
        return reply != nil ? noun : nil
    }

    /// `Set the total to 1.00`, `use 1.00 instead`.
    private var claim: Int? {
        let order = change ?? reply
        if let order, words >= 5 || tokens[order...].contains(where: isLink),
            tokens[order...].prefix(change == nil ? 5 : 8).indices.dropFirst().contains(
                where: isObject)
        {
            return order
        }
        if has(PlantedWords.courtesies) || order != nil || has(PlantedWords.uses)
            || has(PlantedWords.modals), let field = fieldAsValue
        {
            return field
        }
        if let condition = first(PlantedWords.conditions), has(PlantedWords.fields),
            tokens.contains(where: { $0.text.hasPrefix("auto") })
                || (has(PlantedWords.listeners) || has(PlantedWords.programs))
                    && (has(PlantedWords.readings) || has(PlantedWords.beings))
        {
            return condition
        }
        if let fake = first(PlantedWords.falsehoods), has(PlantedWords.above),
            has(PlantedWords.fields)
        {
            return fake
        }
        if let use = first(PlantedWords.uses) ?? first(PlantedWords.instead),
            has(PlantedWords.instead), has(PlantedWords.uses) || change != nil,
            has(PlantedWords.fields) || tokens.contains(where: { $0.kind == .number })
        {
            return use
        }
        if let saying = first(PlantedWords.sayings), has(PlantedWords.fields),
            has(PlantedWords.modals) || has(PlantedWords.conditions)
        {
            return saying
        }
        if let assignment = gluedAssignment ?? heading { return assignment }
        if let answer = first(PlantedWords.answers), has(PlantedWords.fields) || hasQuote,
            has(PlantedWords.modals) || has(PlantedWords.withOrOnly)
        {
            return answer
        }
        if let pretence = first(PlantedWords.pretences) { return pretence }
        return isRepetition ? 0 : nil
    }

    /// `The true code is 9999`.
    private var correction: Int? {
        tokens.indices.first { index in
            guard let (_, end) = PlantedWords.truths.match(tokens[index...]) else { return false }
            return (max(0, index - 3)..<min(tokens.count, end + 3)).contains {
                PlantedWords.fields.match(tokens[$0...]) != nil
            }
        }
    }

    /// `1.00 as the total`, `the total as 1.00`, `1.00 in the field for totals`.
    private var fieldAsValue: Int? {
        tokens.indices.first { index in
            if PlantedWords.places.match(tokens[index...]) != nil, has(PlantedWords.fields) {
                return true
            }
            guard PlantedWords.likenesses.match(tokens[index...]) != nil else { return false }
            let around = [index - 3, index - 2, index - 1, index + 1, index + 2, index + 3]
            return around.contains {
                tokens.indices.contains($0) && PlantedWords.fields.match(tokens[$0...]) != nil
            }
        }
    }

    private func isObject(_ index: Int) -> Bool {
        PlantedWords.fields.match(tokens[index...]) != nil
            || PlantedWords.documents.match(tokens[index...]) != nil
            || PlantedWords.answers.match(tokens[index...]) != nil
    }

    private func isLink(_ token: Token) -> Bool {
        token.isSign("=\"") || PlantedWords.links.match([token]) != nil
    }

    /// How many fields are set with the sign `=`, as receipts set none but `Total = 5.00`.
    var assignments: Int {
        tokens.indices.dropLast().count { index in
            tokens[index + 1].isSign("=") && PlantedWords.fields.match([tokens[index]]) != nil
                || tokens[index + 1].isSign("=")
                    && PlantedWords.properties.contains(tokens[index].text)
        }
    }

    /// `code=9999`, as programs write it.
    private var gluedAssignment: Int? {
        tokens.indices.dropLast(2).first { index in
            let sign = tokens[index + 1]
            let isSet = sign.isSign("=") && sign.isGlued && tokens[index + 2].isGlued
            let isDefined = sign.isSign(":") && tokens[index + 2].isSign("=")
            return (isSet || isDefined)
                && (PlantedWords.fields.match([tokens[index]]) != nil
                    || PlantedWords.properties.contains(tokens[index].text))
        }
    }

    /// `### code: 9999`.
    private var heading: Int? {
        guard tokens.count > 4, tokens[0].isSign("#"), tokens[1].isSign("#"),
            tokens.contains(where: { $0.isSign(":") }), has(PlantedWords.fields)
        else { return nil }
        return 0
    }

    /// Whether a word of a field comes again and again.
    private var isRepetition: Bool {
        var counts: [String: Int] = [:]
        for token in tokens where token.kind == .word { counts[token.text, default: 0] += 1 }
        return counts.contains { word, count in
            count >= 3
                && tokens.contains { $0.text == word && PlantedWords.fields.match([$0]) != nil }
                && count * 2 >= words
        }
    }

    private static func isQuote(_ token: Token) -> Bool { token.isSign("\"“”„«»") }

    private var hasQuote: Bool { tokens.contains(where: Self.isQuote) }

    // MARK: - Tables

    private func first(_ table: WordTable<Void>) -> Int? {
        tokens.indices.first { table.match(tokens[$0...]) != nil }
    }

    private func has(_ table: WordTable<Void>) -> Bool { first(table) != nil }

    private func count(_ table: WordTable<Void>) -> Int {
        tokens.indices.count { table.match(tokens[$0...]) != nil }
    }
}
