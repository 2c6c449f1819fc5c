extension PatternTranslator {
    /// A class of characters: those listed, or all others.
    ///
    /// ECMA-262 has no classes within classes. Members of an inner class join those of the outer
    /// one; where that is not possible, alternatives and lookaheads say the same.
    struct CharacterClass {
        var isInverted = false
        /// What stands between the brackets.
        var members = ""
        /// Expressions that match one character each, beside the members.
        var alternatives: [String] = []

        /// An expression that matches one character of the class.
        var expression: String {
            let listed = "[\(isInverted && alternatives.isEmpty ? "^" : "")\(members)]"
            if alternatives.isEmpty { return listed }
            let all = (members.isEmpty ? alternatives : [listed] + alternatives)
                .joined(separator: "|")
            return isInverted ? "(?:(?!\(all))[\\s\\S])" : "(?:\(all))"
        }

        /// Adds the characters of another class.
        mutating func formUnion(_ other: CharacterClass) {
            if !other.isInverted {
                members += other.members
                alternatives += other.alternatives
            } else {
                alternatives.append(other.expression)
            }
        }
    }

    /// A class in brackets.
    mutating func characterClass() throws(Refusal) -> CharacterClass {
        position += 1
        let isInverted = skip("^")
        var result = try operand()
        while true {
            if skip("]") { break }
            if skip("&&") {
                let other = try operand()
                result = CharacterClass(
                    alternatives: ["(?=\(other.expression))\(result.expression)"])
            } else if skip("--") {
                let other = try operand()
                result = CharacterClass(
                    alternatives: ["(?!\(other.expression))\(result.expression)"])
            } else if skip("~~") {
                let (left, right) = (result.expression, try operand().expression)
                result = CharacterClass(
                    alternatives: ["(?!\(right))\(left)", "(?!\(left))\(right)"])
            } else {
                throw Refusal(construct: "a class without end")
            }
        }
        if isInverted { result.isInverted.toggle() }
        return result
    }

    /// The members of a class up to its end or to the next operator.
    private mutating func operand() throws(Refusal) -> CharacterClass {
        var result = CharacterClass()
        var count = 0
        while let scalar = peek(), scalar != "]" {
            count += 1
            switch scalar {
            case "[":
                let inner = try characterClass()
                // A class whose only member is a class is that class.
                if count == 1, peek() == "]" || isOperator { return inner }
                result.formUnion(inner)
            case "\\":
                result.members += try memberEscape()
            default:
                // A caret inverts a class only at its start, where an inner class may have put it.
                if scalar == "^" { result.members += "\\" }
                result.members.unicodeScalars.append(scalar)
                position += 1
            }
        }
        return result
    }

    /// Whether an operator stands here, after an inner class.
    ///
    /// The standard library prints both operands as classes, and an escaped `&` without escape.
    private var isOperator: Bool {
        let rest = scalars[position...].prefix(3)
        return ["&&[", "--[", "~~["].contains { rest.elementsEqual($0.unicodeScalars) }
    }
}
