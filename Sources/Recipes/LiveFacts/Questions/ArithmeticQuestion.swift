import Foundation

/// The arithmetic in a question.
struct ArithmeticQuestion {
    /// An expression that ``ArithmeticParser`` reads.
    let expression: String
    /// Whether nothing else can be meant.
    let isCertain: Bool

    private enum Piece: Equatable {
        case number(Decimal)
        case word(ArithmeticWord)
        /// A word that says nothing of arithmetic.
        case other
    }

    init?(_ question: Question) {
        let pieces = Self.pieces(of: question)
        var writer = ExpressionWriter()
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .number(let value): writer.add(value)
            case .word(let word): writer.add(word, isLast: index == pieces.count - 1)
            case .other: writer.addOther()
            }
        }
        guard let expression = writer.finish() else { return nil }
        self.expression = expression
        isCertain = writer.strayWords <= (writer.hasWords ? 4 : 0)
    }

    private static func pieces(of question: Question) -> [Piece] {
        let tokens = question.tokens
        let language = question.language
        let currencies = CurrencyTable(question.locale)
        var pieces: [Piece] = []
        var index = 0
        while index < tokens.count {
            let rest = tokens[index...]
            if let (value, end) = question.numbers.match(rest, in: question.text) {
                pieces.append(.number(value))
                index = end
                continue
            }
            let operation = language.operators.match(rest)
            let filler = language.fillers.match(rest)
            if let (word, end) = operation, end >= filler?.end ?? 0 {
                pieces.append(.word(word))
                index = end
            } else if let end = filler?.end {
                index = end
            } else if let (_, length) = currencies.match(startOf: rest) {
                index += max(length, 1)
            } else {
                if tokens[index].kind == .word { pieces.append(.other) }
                index += 1
            }
        }
        return pieces
    }
}

/// Writes what a question says of arithmetic as an expression.
private struct ExpressionWriter {
    private var parts: [String] = []
    /// Whether the last part is a number or a closing parenthesis.
    private var endsWithOperand = false
    private var endsWithPercentage = false
    private var verb: ArithmeticWord.Verb?
    private var hasOperator = false
    private var isDiscount = false
    private var saysEach = false
    /// Whether it is asked what percentage one number is of another, and in front of them.
    private var asksPercentage = false
    private var asksPercentageFirst = false
    private var joinsByOf = false
    /// Whether a fraction of something may follow: `7/8 of`.
    private var followsOf = false
    private var isBroken = false
    private var othersSinceNumber = 0
    private var openParentheses = 0
    private var awaitsRadicand = false
    private var numberCount = 0
    /// A number in front of another one without an operator between.
    private var price: String?
    /// Words that say nothing of arithmetic.
    private(set) var strayWords = 0
    /// Whether arithmetic is said in words or in percentages.
    private(set) var hasWords = false

    mutating func add(_ value: Decimal) {
        numberCount += 1
        if endsWithOperand {
            if let sign = signBetween() {
                parts.append(sign)
            } else if numberCount == 2, parts.count == 1 {
                // The first may be a price, and this a percentage off.
                price = parts.removeLast()
                isBroken = true
            } else {
                isBroken = true
                price = nil
                return
            }
        }
        parts.append(value.description)
        if awaitsRadicand {
            parts.append(")")
            awaitsRadicand = false
        }
        endsWithOperand = true
        endsWithPercentage = false
        // What is counted may be named: `86 euros by 4 people`.
        othersSinceNumber = 0
    }

    /// What joins two numbers that no operator stands between.
    private mutating func signBetween() -> String? {
        if endsWithPercentage {
            hasOperator = true
            return isDiscount ? "off" : "*"
        }
        if let verb {
            // A sum may have more numbers.
            if verb != .adding, verb != .multiplying { self.verb = nil }
            hasOperator = true
            switch verb {
            case .adding: return "+"
            case .multiplying: return "*"
            case .dividing: return "/"
            case .sharing: return "shared"
            case .subtracting: return "from"
            }
        }
        if asksPercentage, parts.count == 1 {
            hasOperator = true
            hasWords = true
            return asksPercentageFirst && !joinsByOf ? "whole" : "share"
        }
        if followsOf {
            followsOf = false
            return "*"
        }
        if saysEach {
            saysEach = false
            hasOperator = true
            hasWords = true
            return "*"
        }
        return nil
    }

    mutating func addOther() {
        strayWords += 1
        othersSinceNumber += 1
        if endsWithOperand, othersSinceNumber == 1 { strayWords -= 1 }
    }

    mutating func add(_ word: ArithmeticWord, isLast: Bool) {
        switch word {
        case .plus: addOperator("+")
        case .minus: addOperator("-")
        case .times:
            // `dividi 84 per 6`
            addOperator(verb == .dividing ? "/" : "*")
        case .divided:
            // `20 % sur 75`: the word for division may as well join a percentage and its whole.
            if !endsWithPercentage { addOperator("/") }
        case .power: addOperator("^")
        case .raised(let exponent):
            guard endsWithOperand else { return }
            parts.append("^\(exponent)")
            hasOperator = true
        case .percent:
            guard endsWithOperand, !endsWithPercentage else {
                asksPercentage = true
                asksPercentageFirst = parts.isEmpty
                return
            }
            parts.append("%")
            endsWithPercentage = true
            hasWords = true
        case .open:
            guard !endsWithOperand else { return }
            parts.append("(")
            openParentheses += 1
        case .close:
            guard endsWithOperand, openParentheses > 0 else { return }
            parts.append(")")
            openParentheses -= 1
        case .root:
            guard !endsWithOperand else { return }
            parts.append("sqrt(")
            awaitsRadicand = true
            hasOperator = true
            hasWords = true
        case .share(let factor):
            guard !endsWithOperand else { return }
            parts += [factor, "*"]
            hasOperator = true
            hasWords = true
        case .of:
            followsOf = endsWithOperand && parts.contains("/")
            joinsByOf = endsWithOperand
        case .off:
            isDiscount = true
            hasWords = true
        case .doing(let verb):
            self.verb = verb
            hasWords = true
        case .each: saysEach = true
        }
    }

    private mutating func addOperator(_ sign: String) {
        if endsWithOperand {
            parts.append(sign)
            endsWithOperand = false
            endsWithPercentage = false
            hasOperator = true
        } else if parts.isEmpty || parts.last == "(", sign == "-" {
            parts.append(sign)
        }
    }

    /// The expression; nil if there is none.
    mutating func finish() -> String? {
        if let price, numberCount == 2, endsWithPercentage, isDiscount, parts.count == 2 {
            // `80 with 25% off`
            return "\(price) - " + parts.joined()
        }
        guard !isBroken, endsWithOperand, hasOperator, openParentheses == 0, !awaitsRadicand else {
            return nil
        }
        if let index = parts.firstIndex(of: "off"), index >= 2 {
            // `25% off 80`
            let share = parts[..<index].joined()
            parts = [parts[(index + 1)...].joined(), "-", share]
        } else if parts.count == 3 {
            let (first, second) = (parts[0], parts[2])
            let isFirstLarger = (Decimal(string: first) ?? 0) >= (Decimal(string: second) ?? 0)
            switch parts[1] {
            case "from": parts = [second, "-", first]
            case "shared": parts = isFirstLarger ? [first, "/", second] : [second, "/", first]
            case "share": parts = [first, "/", second, "*", "100"]
            case "whole": parts = [second, "/", first, "*", "100"]
            default: break
            }
        }
        let expression = parts.joined(separator: " ").replacing(" %", with: "%")
            .replacing("sqrt( ", with: "sqrt(").replacing(" ^", with: "^")
        return expression
    }
}
