import OrderedJSON

/// Builds the automaton of the numbers, written without exponent, within bounds.
struct NumberAutomatonBuilder {
    /// What bounds the magnitude of the numbers of one sign.
    private struct Side {
        var lower: DecimalBound?
        var upper: DecimalBound?
        /// The most digits before the point; nil for no limit.
        var integerDigits: Int?
    }

    private enum Part: Hashable {
        case start, sign, zero, integer, point, fraction
    }

    private struct State: Hashable {
        var part = Part.start
        var isNegative = false
        var lower = DecimalBound.Comparison()
        var upper = DecimalBound.Comparison()
        /// The remainder of the digits so far.
        var remainder = Divisor.start
        /// The digits of the part so far, as far as they are counted.
        var digits: Int16 = 0
    }

    private let isInteger: Bool
    /// The bounds of numbers without and with a minus sign; nil if there are none.
    private var positive: Side? = Side()
    private var negative: Side? = Side()
    private var divisor: Divisor?
    private var fractionDigits: Int?
    private var table: TransitionTable
    private var queue: [State] = []
    private var numbers: [State: Int32] = [:]

    /// Each digit, the minus sign and the point have a class; class 0 is everything else.
    private static let symbols = Array("0123456789-.".utf8)

    init(
        isInteger: Bool, minimum: DecimalDigits?, maximum: DecimalDigits?, isExclusiveMinimum: Bool,
        isExclusiveMaximum: Bool, multipleOf: [JSONNumber], maximumDigits: Int?
    ) throws(ConstraintError) {
        self.isInteger = isInteger
        if !multipleOf.isEmpty { divisor = try Divisor(multipleOf, isInteger: isInteger) }
        var byteClasses = [UInt8](repeating: 0, count: 256)
        for (index, symbol) in Self.symbols.enumerated() {
            byteClasses[Int(symbol)] = UInt8(index + 1)
        }
        table = TransitionTable(byteClasses: byteClasses, classCount: Self.symbols.count + 1)
        if let minimum {
            bound(
                positive: \.positive, negative: \.negative, by: minimum,
                isExclusive: isExclusiveMinimum)
        }
        if let maximum {
            // Below a maximum is, mirrored at zero, above a minimum.
            bound(
                positive: \.negative, negative: \.positive, by: maximum.negated,
                isExclusive: isExclusiveMaximum)
        }
        guard let maximumDigits else { return }
        let bounds = [minimum, maximum].compactMap { $0 }
        // One digit more than the bounds have is enough to get past them.
        let needed = (bounds.map(\.fraction.count).max() ?? 0) + 1
        fractionDigits = max(maximumDigits, needed, divisor?.fractionDigits ?? 0)
        let least = max(maximumDigits, (divisor?.digitCount ?? 0) + 1)
        positive?.integerDigits = max(
            least, minimum.map { $0.isNegative ? 0 : $0.integer.count + 1 } ?? 0)
        negative?.integerDigits = max(
            least, maximum.map { $0.isNegative ? $0.integer.count + 1 : 0 } ?? 0)
    }

    /// Applies a minimum, or with the sides exchanged a negated maximum.
    private mutating func bound(
        positive: WritableKeyPath<Self, Side?>, negative: WritableKeyPath<Self, Side?>,
        by value: DecimalDigits, isExclusive: Bool
    ) {
        if value.isNegative || value.isZero {
            self[keyPath: negative]?.upper = DecimalBound(
                value, isUpper: true, isExclusive: isExclusive)
        } else {
            self[keyPath: negative] = nil
        }
        if !value.isNegative {
            self[keyPath: positive]?.lower = DecimalBound(
                value, isUpper: false, isExclusive: isExclusive)
        }
    }

    /// The automaton.
    mutating func automaton() throws(ConstraintError) -> DFA {
        _ = try number(of: State())
        var position = 0
        while position < queue.count {
            let state = queue[position]
            for (index, symbol) in Self.symbols.enumerated() {
                guard let next = successor(of: state, symbol) else { continue }
                table.connect(Int32(position), index + 1, to: try number(of: next))
            }
            position += 1
        }
        return DFA(minimizing: table)
    }

    private mutating func number(of state: State) throws(ConstraintError) -> Int32 {
        if let known = numbers[state] { return known }
        let number = try table.addState(accepting: accepts(state))
        numbers[state] = number
        queue.append(state)
        return number
    }

    private func side(of state: State) -> Side? { state.isNegative ? negative : positive }

    private func accepts(_ state: State) -> Bool {
        guard let side = side(of: state) else { return false }
        let hasFraction: Bool
        switch state.part {
        case .start, .sign, .point: return false
        case .zero, .integer: hasFraction = false
        case .fraction: hasFraction = true
        }
        let digits = hasFraction ? Int(state.digits) : 0
        return side.lower?.allowsEnd(state.lower, hasFraction: hasFraction) ?? true
            && side.upper?.allowsEnd(state.upper, hasFraction: hasFraction) ?? true
            && divisor?.allowsEnd(state.remainder, fractionDigits: digits) ?? true
    }

    private mutating func successor(of state: State, _ symbol: UInt8) -> State? {
        switch (state.part, symbol) {
        case (.start, UInt8(ascii: "-")):
            return State(part: .sign, isNegative: true)
        case (.zero, UInt8(ascii: ".")), (.integer, UInt8(ascii: ".")):
            return isInteger ? nil : point(after: state)
        case (_, UInt8(ascii: "-")), (_, UInt8(ascii: ".")), (.zero, _):
            return nil
        default:
            break
        }
        guard let side = side(of: state) else { return nil }
        let digit = symbol - UInt8(ascii: "0")
        switch state.part {
        case .point, .fraction: return fractionDigit(digit, after: state, side)
        default: return integerDigit(digit, after: state, side)
        }
    }

    private func point(after state: State) -> State? {
        guard let side = side(of: state) else { return nil }
        var next = State(part: .point, isNegative: state.isNegative)
        next.remainder = state.remainder
        if let lower = side.lower { next.lower = lower.atPoint(state.lower) }
        if let upper = side.upper { next.upper = upper.atPoint(state.upper) }
        return next
    }

    private mutating func integerDigit(_ digit: UInt8, after state: State, _ side: Side) -> State? {
        var next = state
        if digit == 0, state.part != .integer {
            next.part = .zero
            return next
        }
        next.part = .integer
        if let limit = side.integerDigits {
            guard Int(state.digits) < limit else { return nil }
            next.digits += 1
        }
        if let lower = side.lower { next.lower = lower.afterIntegerDigit(digit, state.lower) }
        if let upper = side.upper { next.upper = upper.afterIntegerDigit(digit, state.upper) }
        if divisor != nil { next.remainder = divisor?.after(digit, state.remainder) ?? 0 }
        return next
    }

    private mutating func fractionDigit(
        _ digit: UInt8, after state: State, _ side: Side
    ) -> State? {
        var next = state
        next.part = .fraction
        let count = Int(state.digits)
        if let fractionDigits, count >= fractionDigits { return nil }
        if let divisor {
            if count >= divisor.fractionDigits {
                if digit != 0 { return nil }
            } else {
                next.remainder = self.divisor?.after(digit, state.remainder) ?? 0
            }
        }
        // Digits are counted as far as the limit or the divisor looks at them.
        let counted = fractionDigits ?? divisor?.fractionDigits ?? 0
        next.digits = Int16(min(count + 1, counted))
        if let lower = side.lower { next.lower = lower.afterFractionDigit(digit, state.lower) }
        if let upper = side.upper { next.upper = upper.afterFractionDigit(digit, state.upper) }
        return next
    }
}

extension DecimalDigits {
    /// The value with the other sign.
    fileprivate var negated: DecimalDigits {
        DecimalDigits(isNegative: !isNegative && !isZero, integer: integer, fraction: fraction)
    }
}
