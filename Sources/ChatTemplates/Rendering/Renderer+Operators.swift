import Foundation

extension Renderer {
    func apply(
        _ operation: BinaryOperator, _ left: Value, _ right: Value
    ) throws(ChatTemplateError) -> Value {
        if let left = left.integer, let right = right.integer {
            return try integers(operation, left, right)
        }
        if left.integerDigits != nil, right.integerDigits != nil {
            // One of them is too large for arithmetic.
            throw ChatTemplateError.integerOverflow
        }
        if let left = left.double, let right = right.double {
            return try floats(operation, left, right)
        }
        switch (operation, left, right) {
        case (.add, .string(let left), .string(let right)):
            return .string(try concatenate(left, right))
        case (.add, .markup(let left), .markup(let right)):
            return .markup(try concatenate(left, right))
        case (.add, .markup(let left), .string(let right)):
            return .markup(try concatenate(left, try escape(right)))
        case (.add, .string(let left), .markup(let right)):
            return .markup(try concatenate(try escape(left), right))
        case (.add, .sequence(let left), .sequence(let right))
        where left.kind == right.kind && (left.kind == .list || left.kind == .tuple):
            try allocate(left.elements.count + right.elements.count, times: 32)
            return .sequence(ValueSequence(left.kind, left.elements + right.elements))
        case (.multiply, _, _):
            if let count = right.integer { return try repeating(left, count, left, right) }
            if let count = left.integer { return try repeating(right, count, left, right) }
        case (.modulo, .string(let format), _):
            return .string(try formatPercent(format, right))
        case (.modulo, .markup, _):
            throw .unsupported("operator", "% on safe text")
        default: break
        }
        throw .types("operator `\(operation.rawValue)`", left, right)
    }

    func concatenate(_ left: Text, _ right: Text) throws(ChatTemplateError) -> Text {
        try allocate(left.count + right.count)
        var result = left
        result.append(right)
        return result
    }

    func escape(_ text: Text) throws(ChatTemplateError) -> Text {
        // At worst, each character becomes six.
        try allocate(text.count, times: 6)
        try spendOnScalars(of: text)
        return text.escaped
    }

    private func repeating(
        _ value: Value, _ count: Int, _ left: Value, _ right: Value
    ) throws(ChatTemplateError) -> Value {
        switch value {
        case .string(let text), .markup(let text):
            let repeated = try repeating(text, count)
            if case .markup = value { return .markup(repeated) }
            return .string(repeated)
        case .sequence(let sequence) where sequence.kind == .list || sequence.kind == .tuple:
            let (total, overflows) = sequence.elements.count
                .multipliedReportingOverflow(by: max(count, 0))
            guard !overflows else { throw .limit("allocatedBytes", limits.allocatedBytes) }
            try allocate(total, times: 32)
            var elements: [Value] = []
            elements.reserveCapacity(total)
            if !sequence.elements.isEmpty {
                for _ in 0..<max(count, 0) { elements += sequence.elements }
            }
            return .sequence(ValueSequence(sequence.kind, elements))
        default:
            throw .types("operator `*`", left, right)
        }
    }

    func repeating(_ text: Text, _ count: Int) throws(ChatTemplateError) -> Text {
        guard count > 0, !text.isEmpty else { return Text() }
        try allocate(text.count, times: count)
        var result = text
        for _ in 1..<count { result.append(text) }
        return result
    }

    private func integers(
        _ operation: BinaryOperator, _ left: Int, _ right: Int
    ) throws(ChatTemplateError) -> Value {
        let (result, overflows): (Int, Bool)
        switch operation {
        case .add: (result, overflows) = left.addingReportingOverflow(right)
        case .subtract: (result, overflows) = left.subtractingReportingOverflow(right)
        case .multiply: (result, overflows) = left.multipliedReportingOverflow(by: right)
        case .divide:
            guard right != 0 else { throw Self.divisionByZero }
            return .float(Double(left) / Double(right))
        case .floorDivide, .modulo:
            guard right != 0 else { throw Self.divisionByZero }
            let (quotient, isOverflow) = left.dividedReportingOverflow(by: right)
            if isOverflow {
                if operation == .modulo { return .int(0) }
                throw ChatTemplateError.integerOverflow
            }
            let remainder = left - quotient * right
            let isAdjusted = remainder != 0 && (remainder < 0) != (right < 0)
            if operation == .modulo { return .int(isAdjusted ? remainder + right : remainder) }
            return .int(isAdjusted ? quotient - 1 : quotient)
        case .power:
            guard right >= 0 else { return try floats(.power, Double(left), Double(right)) }
            return .int(try power(left, right))
        }
        guard !overflows else { throw ChatTemplateError.integerOverflow }
        return .int(result)
    }

    private func power(_ base: Int, _ exponent: Int) throws(ChatTemplateError) -> Int {
        if base == 0 || base == 1 { return exponent == 0 ? 1 : base }
        if base == -1 { return exponent % 2 == 0 ? 1 : -1 }
        guard exponent < 64 else { throw ChatTemplateError.integerOverflow }
        var result = 1
        for _ in 0..<exponent {
            let (product, overflows) = result.multipliedReportingOverflow(by: base)
            guard !overflows else { throw ChatTemplateError.integerOverflow }
            result = product
        }
        return result
    }

    private static let divisionByZero = ChatTemplateError(.divisionByZero, "division by zero")

    private func floats(
        _ operation: BinaryOperator, _ left: Double, _ right: Double
    ) throws(ChatTemplateError) -> Value {
        switch operation {
        case .add: return .float(left + right)
        case .subtract: return .float(left - right)
        case .multiply: return .float(left * right)
        case .divide:
            guard right != 0 else { throw Self.divisionByZero }
            return .float(left / right)
        case .floorDivide, .modulo:
            guard right != 0 else { throw Self.divisionByZero }
            var remainder = fmod(left, right)
            if remainder != 0, (remainder < 0) != (right < 0) { remainder += right }
            if operation == .modulo {
                return .float(remainder == 0 ? Double(signOf: right, magnitudeOf: 0) : remainder)
            }
            return .float(((left - remainder) / right).rounded())
        case .power:
            if left == 0, right < 0 { throw Self.divisionByZero }
            let result = pow(left, right)
            guard !result.isNaN || left.isNaN || right.isNaN else {
                throw ChatTemplateError(.invalidValue, "power has no real result")
            }
            guard result.isFinite || !left.isFinite || !right.isFinite else {
                throw ChatTemplateError(.overflow, "power out of range")
            }
            return .float(result)
        }
    }

    func sign(_ value: Value, isNegative: Bool) throws(ChatTemplateError) -> Value {
        if let integer = value.integer {
            guard isNegative else { return .int(integer) }
            let (result, overflows) = 0.subtractingReportingOverflow(integer)
            guard !overflows else { throw ChatTemplateError.integerOverflow }
            return .int(result)
        }
        if case .float(let number) = value { return .float(isNegative ? -number : number) }
        throw .type("sign", value)
    }
}
