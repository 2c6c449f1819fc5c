extension Parser {
    /// Parses an expression with `if`/`else`, or without.
    mutating func parseExpression(
        allowsConditional: Bool = true
    ) throws(ChatTemplateError) -> Expression {
        try nested { (parser) throws(ChatTemplateError) in
            let unsupportedBefore = parser.unsupported.count
            var result = try parser.parseOperators(from: .or)
            while allowsConditional, parser.isName("if") {
                let offset = parser.current.offset
                parser.advance()
                // What has been parsed turns out to be evaluated only under a condition.
                parser.unsupported.removeSubrange(unsupportedBefore...)
                let condition = try parser.parseOperators(from: .or)
                let otherwise: Expression? =
                    if parser.skip(name: "else") {
                        try parser.conditional { (parser) throws(ChatTemplateError) in
                            try parser.parseExpression()
                        }
                    } else { nil }
                result = try parser.make(
                    .conditional(condition, then: result, otherwise: otherwise), at: offset,
                    over: [condition, result, otherwise])
            }
            return result
        }
    }

    /// Binding strength, weakest first.
    enum Precedence: Int, Comparable {
        case or, and, not, comparison, sum, concatenation, product, power

        static func < (left: Precedence, right: Precedence) -> Bool {
            left.rawValue < right.rawValue
        }

        var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .power }
    }

    /// Parses operators that bind at least as strongly as `lowest`, by precedence climbing.
    private mutating func parseOperators(
        from lowest: Precedence
    ) throws(ChatTemplateError) -> Expression {
        var left: Expression
        if lowest <= .not, isName("not") {
            let offset = current.offset
            advance()
            let operand = try nested { (parser) throws(ChatTemplateError) in
                try parser.parseOperators(from: .not)
            }
            left = try make(.negation(operand), at: offset, over: [operand])
        } else {
            left = try parseUnary()
        }
        while let precedence = currentPrecedence, precedence >= lowest {
            let offset = current.offset
            switch precedence {
            case .comparison: left = try parseComparison(left)
            case .concatenation:
                var parts = [left]
                while skip(.tilde) { parts.append(try parseOperators(from: .product)) }
                left = try make(.concatenation(parts), at: offset, over: parts)
            case .or, .and:
                advance()
                let right = try parseOperators(from: precedence.next)
                left = try make(
                    precedence == .or ? .or(left, right) : .and(left, right), at: offset,
                    over: [left, right])
            default:
                guard case .symbol(let symbol) = kind,
                    let `operator` = BinaryOperator(rawValue: symbol.rawValue)
                else { throw unexpected(expected: "an operator") }
                advance()
                let right =
                    precedence == .power
                    ? try parseUnary() : try parseOperators(from: precedence.next)
                left = try make(.binary(`operator`, left, right), at: offset, over: [left, right])
            }
        }
        return left
    }

    private var currentPrecedence: Precedence? {
        switch kind {
        case .name("or"): .or
        case .name("and"): .and
        case .name("in"): .comparison
        case .name("not"): nextKind == .name("in") ? .comparison : nil
        case .symbol(let symbol):
            switch symbol {
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
            case .add, .subtract: .sum
            case .tilde: .concatenation
            case .multiply, .divide, .floorDivide, .modulo: .product
            case .power: .power
            default: nil
            }
        default: nil
        }
    }

    private mutating func parseComparison(_ first: Expression) throws(ChatTemplateError)
        -> Expression
    {
        let offset = current.offset
        var rest: [(comparison: ComparisonOperator, value: Expression)] = []
        while currentPrecedence == .comparison {
            let comparison: ComparisonOperator
            switch kind {
            case .name("in"): comparison = .contained
            case .name("not"):
                advance()
                comparison = .notContained
            case .symbol(let symbol):
                guard let known = ComparisonOperator(rawValue: symbol.rawValue) else {
                    throw unexpected(expected: "a comparison")
                }
                comparison = known
            default: throw unexpected(expected: "a comparison")
            }
            advance()
            rest.append((comparison, try parseOperators(from: .sum)))
        }
        return try make(.comparison(first, rest), at: offset, over: [first] + rest.map(\.value))
    }

    private mutating func parseUnary(
        withFilters: Bool = true
    ) throws(ChatTemplateError) -> Expression {
        var result: Expression
        let offset = current.offset
        if kind == .symbol(.subtract) || kind == .symbol(.add) {
            let isNegative = kind == .symbol(.subtract)
            advance()
            let operand = try nested { (parser) throws(ChatTemplateError) in
                try parser.parseUnary(withFilters: false)
            }
            result = try make(
                .sign(operand, isNegative: isNegative), at: offset, over: [operand])
        } else {
            result = try parsePrimary()
        }
        result = try parsePostfix(result)
        return withFilters ? try parseFilters(result) : result
    }

    mutating func parsePrimary() throws(ChatTemplateError) -> Expression {
        let offset = current.offset
        switch kind {
        case .name(let name):
            advance()
            switch name {
            case "true", "True": return try make(.bool(true), at: offset)
            case "false", "False": return try make(.bool(false), at: offset)
            case "none", "None": return try make(.none, at: offset)
            default: return try make(.name(use(name)), at: offset)
            }
        case .string(var bytes):
            advance()
            while case .string(let more) = kind {
                bytes += more
                advance()
            }
            return try make(.text(Text(bytes, .template)), at: offset)
        case .integer(let value):
            advance()
            return try make(.int(value), at: offset)
        case .float(let value):
            advance()
            return try make(.float(value), at: offset)
        case .symbol(.leftParenthesis):
            advance()
            let result = try parseTuple(isParenthesized: true)
            try expect(.symbol(.rightParenthesis))
            return result
        case .symbol(.leftBracket):
            advance()
            var elements: [Expression] = []
            while kind != .symbol(.rightBracket) {
                elements.append(try parseExpression())
                guard skip(.comma) else { break }
            }
            try expect(.symbol(.rightBracket))
            return try make(.list(elements), at: offset, over: elements)
        case .symbol(.leftBrace):
            return try parseDictionary()
        default:
            throw unexpected(expected: "an expression")
        }
    }

    private mutating func parseDictionary() throws(ChatTemplateError) -> Expression {
        let offset = current.offset
        advance()
        var members: [(key: Expression, value: Expression)] = []
        while kind != .symbol(.rightBrace) {
            let key = try parseExpression()
            try expect(.symbol(.colon))
            members.append((key, try parseExpression()))
            guard skip(.comma) else { break }
        }
        try expect(.symbol(.rightBrace))
        return try make(
            .dictionary(members), at: offset, over: members.map(\.key) + members.map(\.value))
    }

    /// Parses one expression, or several with commas between them, which make a tuple.
    mutating func parseTuple(
        allowsConditional: Bool = true, isParenthesized: Bool = false
    ) throws(ChatTemplateError) -> Expression {
        let offset = current.offset
        var elements: [Expression] = []
        var isTuple = false
        while !isTupleEnd {
            elements.append(try parseExpression(allowsConditional: allowsConditional))
            guard skip(.comma) else { break }
            isTuple = true
        }
        if !isTuple {
            if let first = elements.first { return first }
            if !isParenthesized { throw unexpected(expected: "an expression") }
        }
        return try make(.tuple(elements), at: offset, over: elements)
    }

    private var isTupleEnd: Bool {
        switch kind {
        case .variableEnd, .blockEnd, .symbol(.rightParenthesis), .name("recursive"): true
        default: false
        }
    }

    /// Parses attributes, elements and calls.
    mutating func parsePostfix(_ start: Expression) throws(ChatTemplateError) -> Expression {
        var result = start
        while true {
            switch kind {
            case .symbol(.dot): result = try parseAttribute(of: result)
            case .symbol(.leftBracket): result = try parseElement(of: result)
            case .symbol(.leftParenthesis): result = try parseCall(of: result)
            default: return result
            }
        }
    }

    private mutating func parseAttribute(of base: Expression) throws(ChatTemplateError)
        -> Expression
    {
        let offset = current.offset
        advance()
        if case .integer(let index) = kind {
            let position = try make(.int(index), at: current.offset)
            advance()
            return try make(.element(base, position), at: offset, over: [base])
        }
        let name = try expectName()
        return try make(.attribute(base, AttributeName(name)), at: offset, over: [base])
    }

    private mutating func parseElement(of base: Expression) throws(ChatTemplateError) -> Expression
    {
        let offset = current.offset
        advance()
        var start: Expression?
        if skip(.rightBracket) {
            let empty = try make(.tuple([]), at: offset)
            return try make(.element(base, empty), at: offset, over: [base])
        }
        if kind != .symbol(.colon) {
            let key = try parseExpression()
            if skip(.comma) {
                var elements = [key]
                while kind != .symbol(.rightBracket) {
                    elements.append(try parseExpression())
                    guard skip(.comma) else { break }
                }
                try expect(.symbol(.rightBracket))
                let tuple = try make(.tuple(elements), at: offset, over: elements)
                return try make(.element(base, tuple), at: offset, over: [base, tuple])
            }
            if skip(.rightBracket) {
                return try make(.element(base, key), at: offset, over: [base, key])
            }
            start = key
        }
        try expect(.symbol(.colon))
        var end: Expression?
        var step: Expression?
        if kind != .symbol(.colon), kind != .symbol(.rightBracket) { end = try parseExpression() }
        if skip(.colon), kind != .symbol(.rightBracket) { step = try parseExpression() }
        try expect(.symbol(.rightBracket))
        return try make(
            .slice(base, start: start, end: end, step: step), at: offset,
            over: [base, start, end, step])
    }

    private mutating func parseCall(of callee: Expression) throws(ChatTemplateError) -> Expression {
        let offset = current.offset
        let arguments = try parseArguments()
        return try make(
            .call(callee, arguments), at: offset, over: [callee] + arguments.expressions)
    }

    mutating func parseArguments() throws(ChatTemplateError) -> Arguments {
        try expect(.symbol(.leftParenthesis))
        var result = Arguments()
        while kind != .symbol(.rightParenthesis) {
            if kind == .symbol(.multiply), result.list == nil, result.dictionary == nil {
                advance()
                result.list = try parseExpression()
            } else if kind == .symbol(.power), result.dictionary == nil {
                advance()
                result.dictionary = try parseExpression()
            } else if case .name(let name) = kind, nextKind == .symbol(.assign),
                result.dictionary == nil
            {
                advance()
                advance()
                result.named.append((name, try parseExpression()))
            } else if result.list == nil, result.dictionary == nil, result.named.isEmpty {
                result.positional.append(try parseExpression())
            } else {
                throw ChatTemplateError(.syntax, "positional argument after a named one")
            }
            guard skip(.comma) else { break }
        }
        try expect(.symbol(.rightParenthesis))
        return result
    }
}

extension Arguments {
    var expressions: [Expression?] {
        positional + named.map(\.value) + [list, dictionary]
    }
}
