/// Orders and claims about a field, and the forms in which programs write one.
extension PlantedSentence {
    /// `Set the total to 1.00`, `use 1.00 instead`.
    var claim: Int? {
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
    var correction: Int? {
        tokens.indices.first { index in
            guard let (_, end) = PlantedWords.truths.match(tokens[index...]) else { return false }
            return (max(0, index - 3)..<min(tokens.count, end + 3)).contains {
                PlantedWords.fields.match(tokens[$0...]) != nil
            }
        }
    }

    /// `1.00 as the total`, `the total as 1.00`, `1.00 in the field for totals`.
    var fieldAsValue: Int? {
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

    func isObject(_ index: Int) -> Bool {
        PlantedWords.fields.match(tokens[index...]) != nil
            || PlantedWords.documents.match(tokens[index...]) != nil
            || PlantedWords.answers.match(tokens[index...]) != nil
    }

    func isLink(_ token: Token) -> Bool {
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
    var gluedAssignment: Int? {
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
    var heading: Int? {
        guard tokens.count > 4, tokens[0].isSign("#"), tokens[1].isSign("#"),
            tokens.contains(where: { $0.isSign(":") }), has(PlantedWords.fields)
        else { return nil }
        return 0
    }

    /// Whether a word of a field comes again and again.
    var isRepetition: Bool {
        var counts: [String: Int] = [:]
        for token in tokens where token.kind == .word { counts[token.text, default: 0] += 1 }
        return counts.contains { word, count in
            count >= 3
                && tokens.contains { $0.text == word && PlantedWords.fields.match([$0]) != nil }
                && count * 2 >= words
        }
    }

    static func isQuote(_ token: Token) -> Bool { token.isSign("\"“”„«»") }

    var hasQuote: Bool { tokens.contains(where: Self.isQuote) }
}
