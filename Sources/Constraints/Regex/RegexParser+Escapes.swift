extension RegexParser {
    /// What a backslash outside of brackets starts.
    mutating func escape() throws(ConstraintError) -> RegexNode {
        let start = position
        position += 1
        if let set = try classEscape() { return .scalars(set) }
        switch peek() {
        case "b":
            position += 1
            return .assertion(.wordBoundary)
        case "B":
            position += 1
            return .assertion(.noWordBoundary)
        case "k":
            throw unsupported("backreference", at: start, "no backreference")
        case let digit? where ("1"..."9").contains(digit):
            throw unsupported("backreference", at: start, "no backreference")
        default:
            return .scalars(ScalarSet(try characterEscape()))
        }
    }

    /// The set of an escape that stands for several code points, if one stands here.
    mutating func classEscape() throws(ConstraintError) -> ScalarSet? {
        let set: ScalarSet
        switch peek() {
        case "d": set = .digits
        case "D": set = ScalarSet.digits.inverted
        case "w": set = .wordCharacters
        case "W": set = ScalarSet.wordCharacters.inverted
        case "s": set = .whiteSpace
        case "S": set = ScalarSet.whiteSpace.inverted
        case "p":
            position += 1
            return try property()
        case "P":
            position += 1
            return try property().inverted
        default: return nil
        }
        position += 1
        return set
    }

    /// The code point of an escape that stands for one.
    mutating func characterEscape() throws(ConstraintError) -> UInt32 {
        guard let scalar = peek() else {
            throw malformed(expected: "an escaped character", found: "the end")
        }
        let start = position
        position += 1
        switch scalar {
        case "t": return 0x09
        case "n": return 0x0A
        case "v": return 0x0B
        case "f": return 0x0C
        case "r": return 0x0D
        case "c":
            if let letter = peek(), letter.isASCII, letter.properties.isAlphabetic {
                position += 1
                return letter.value & 0x1F
            }
        case "0":
            if let next = peek(), ("0"..."9").contains(next) { break }
            return 0
        case "x":
            if let value = hexadecimal(digits: 2) { return value }
        case "u":
            if let value = unicodeEscape() { return value }
        default:
            let isLetterOrDigit =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if !isLetterOrDigit { return scalar.value }
        }
        position = start
        throw malformed(expected: "an escape of ECMA-262", found: "`\\` and \(shown(scalar))")
    }

    /// The rest of `\uXXXX`, a pair of them for surrogates, or `\u{X…}`.
    private mutating func unicodeEscape() -> UInt32? {
        if skip("{") {
            var value: UInt32 = 0
            let start = position
            while let digit = peek().flatMap(Self.hexadecimalValue) {
                value = value << 4 | digit
                guard value <= 0x10FFFF else { return nil }
                position += 1
            }
            return position > start && skip("}") ? value : nil
        }
        guard let high = hexadecimal(digits: 4) else { return nil }
        let afterHigh = position
        if (0xD800..<0xDC00).contains(high), skip("\\"), skip("u"),
            let low = hexadecimal(digits: 4), (0xDC00..<0xE000).contains(low)
        {
            return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        }
        position = afterHigh
        return high
    }

    private mutating func hexadecimal(digits: Int) -> UInt32? {
        let start = position
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = peek().flatMap(Self.hexadecimalValue) else {
                position = start
                return nil
            }
            value = value << 4 | digit
            position += 1
        }
        return value
    }

    private static func hexadecimalValue(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar {
        case "0"..."9": scalar.value - 0x30
        case "a"..."f": scalar.value - 0x61 + 10
        case "A"..."F": scalar.value - 0x41 + 10
        default: nil
        }
    }

    /// The set of `\p{…}`, after the `p`.
    private mutating func property() throws(ConstraintError) -> ScalarSet {
        let start = position
        guard skip("{") else {
            throw malformed(expected: "`{` and the name of a property", found: "another text")
        }
        var name = ""
        while let next = peek(), next != "}" {
            guard next.isASCII, next.properties.isIDContinue || next == "=" else {
                throw malformed(expected: "the name of a property", found: shown(next))
            }
            name.unicodeScalars.append(next)
            position += 1
        }
        guard skip("}") else { throw malformed(expected: "`}`", found: "the end") }
        let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let set: ScalarSet? =
            switch (parts.count, parts[0]) {
            case (1, _): ScalarSet(generalCategory: name) ?? ScalarSet(binaryProperty: name)
            case (2, "General_Category"), (2, "gc"): ScalarSet(generalCategory: parts[1])
            default: nil
            }
        guard let set else {
            throw unsupported(
                "\\p{\(name.prefix(40))}", at: start,
                "a general category or a binary property that is known")
        }
        return set
    }
}
