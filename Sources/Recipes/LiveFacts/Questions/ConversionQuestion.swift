import Foundation

/// The quantity in a question, and the unit that it is asked for in.
struct ConversionQuestion {
    let arguments: ConversionTool.Arguments

    private struct Mention {
        let unit: ConvertibleUnit
        /// The unit's own words.
        let tokens: Range<Int>
        /// How much of it; nil if no number stands in front.
        var amount: Decimal?
        /// The first token of the number or the unit.
        let start: Int
    }

    init?(_ question: Question) {
        let mentions = Self.mentions(in: question)
        guard let first = mentions.first else { return nil }
        var quantities = mentions.filter { $0.amount != nil }
        let others = mentions.filter { $0.amount == nil }
        guard
            mentions.allSatisfy({ $0.unit.dimension == first.unit.dimension }), others.count <= 2
        else { return nil }
        if first.unit.dimension == .time, Self.isCalendar(question, mentions) { return nil }
        let from: Mention
        let to: Mention
        if quantities.isEmpty {
            // `how many feet are in a mile`, `miles to kilometres`
            guard others.count == 2 else { return nil }
            let asksFirst = question.asks(question.language.howMany)
            guard asksFirst || question.tokens.count <= 6 else { return nil }
            from = asksFirst ? others[1] : others[0]
            to = asksFirst ? others[0] : others[1]
        } else {
            guard others.count == 1, quantities.count <= 3 else { return nil }
            from = quantities.removeFirst()
            to = others[0]
        }
        guard from.unit != to.unit else { return nil }
        // `5 feet 10 inches` is one quantity.
        let amount = quantities.reduce(from.amount ?? 1) {
            $0 + $1.unit.convert($1.amount ?? 0, to: from.unit)
        }
        guard amount.isFinite else { return nil }
        arguments = ConversionTool.Arguments(
            amount: DecimalFunctions.plainText(amount), from: question.words(from.tokens),
            to: question.words(to.tokens))
    }

    /// Whether it is rather a question of days: `how many weeks until …`.
    private static func isCalendar(_ question: Question, _ mentions: [Mention]) -> Bool {
        let isOutside = question.days.contains { day in
            !day.isDistance
                || !mentions.contains { day.tokens.overlaps($0.start..<$0.tokens.upperBound) }
        }
        return isOutside
    }

    private static func mentions(in question: Question) -> [Mention] {
        let table = UnitTable.of(question.language.code)
        let tokens = question.tokens
        var mentions: [Mention] = []
        var index = 0
        while index < tokens.count {
            if let (amount, end) = amount(at: index, question),
                let (unit, range) = unit(at: end, table, question, followsNumber: true)
            {
                // `3 hours and a half`
                let half = question.language.andHalf.match(tokens[range.upperBound...])
                let whole = half == nil ? amount : amount + Self.half
                mentions.append(Mention(unit: unit, tokens: range, amount: whole, start: index))
                index = half?.end ?? range.upperBound
            } else if let (unit, range) = unit(at: index, table, question, followsNumber: false) {
                mentions.append(
                    Mention(unit: unit, tokens: range, amount: nil, start: index))
                index = range.upperBound
            } else {
                index += 1
            }
        }
        return mentions
    }

    /// A number, a fraction or an article at a token, and the index after it.
    private static func amount(at index: Int, _ question: Question) -> (Decimal, Int)? {
        let rest = question.tokens[index...]
        if let (_, end) = question.language.half.match(rest) {
            return (Self.half, end)
        }
        if let (value, end) = Self.mixedNumbers.match(rest) { return (value, end) }
        let sign: Decimal =
            index > 0 && question.tokens[index - 1].isSign("-")
                && (index == 1 || !question.tokens[index - 1].isGlued) ? -1 : 1
        guard let (value, end) = question.numbers.match(rest, in: question.text) else { return nil }
        // `1/2 cup`
        if end + 1 < question.tokens.count, question.tokens[end].isSign("/"),
            question.tokens[end].isGlued, let below = question.tokens[end + 1].number, below > 0
        {
            return (sign * value / Decimal(below), end + 2)
        }
        if let half = question.language.andHalf.match(question.tokens[end...]) {
            return (sign * (value + Self.half), half.end)
        }
        return (sign * value, end)
    }

    private static let half = Decimal(sign: .plus, exponent: -1, significand: 5)

    /// Numbers with a half that are one word.
    private static let mixedNumbers: WordTable<Decimal> = {
        var table = WordTable<Decimal>()
        table.add("anderthalb|eineinhalb|anderhalf|anderhalve|półtora|półtorej|halvannen", 1 + half)
        table.add("zweieinhalb|tweeënhalf|tweeënhalve", 2 + half)
        table.add("dreieinhalb|drieënhalf|drieënhalve", 3 + half)
        table.add("viereinhalb", 4 + half)
        return table
    }()

    /// The words for degrees in front of a scale.
    private static let degrees: Set<String> = [
        "degree", "degrees", "deg", "grad", "gradi", "grado", "degres", "degre", "grados", "graus",
        "grau", "graden", "graad", "stopni", "stopnie", "stopniach", "stopien", "grader",
    ]

    private static func unit(
        at index: Int, _ table: UnitTable, _ question: Question, followsNumber: Bool
    ) -> (ConvertibleUnit, Range<Int>)? {
        let tokens = question.tokens
        guard index < tokens.count else { return nil }
        var start = index
        if Self.degrees.contains(tokens[start].text), start + 1 < tokens.count { start += 1 }
        // The 2 of `m2` touches its letter, that of `6 ft 2 in` does not.
        let next = start + 1
        let isSplit = next < tokens.count && tokens[next].kind == .number && !tokens[next].isGlued
        guard let (unit, end) = table.match(isSplit ? tokens[start..<next] : tokens[start...])
        else { return nil }
        // Short symbols are words elsewhere: `in`, `a`, `C`.
        let length = tokens[start..<end].reduce(0) { $0 + $1.text.utf8.count }
        let isShort = length <= 2
        let followsWord = start == index && !followsNumber && isShort
        if followsWord, !isTarget(start, end, question) { return nil }
        guard
            end == tokens.count || !tokens[end].isGlued || tokens[end].kind == .sign
                || tokens[end - 1].kind == .sign
        else { return nil }
        return (unit, start..<end)
    }

    /// Whether a short symbol is the unit asked for: behind a joining word, or in front of one.
    private static func isTarget(_ start: Int, _ end: Int, _ question: Question) -> Bool {
        let tokens = question.tokens
        guard start > 0 else { return true }
        let joins = (0..<start).contains { before in
            question.language.into.match(tokens[before...])?.end == start
                || question.language.howMany.match(tokens[before...])?.end == start
        }
        let isEnd = tokens[end...].allSatisfy { $0.kind == .sign }
        let unit = question.words(start..<end)
        // The preposition itself is no unit: `42 km in miles`.
        return joins && (isEnd || unit.lowercased() != "in") || isEnd && unit != "a"
    }
}
