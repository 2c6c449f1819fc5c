// Case mapping and character classes, code point by code point as in Python.
extension Text {
    func caseMapped(_ method: StringMethod) -> Text {
        if method == .upper || method == .lower, isASCII {
            let first = UInt8(ascii: method == .upper ? "a" : "A")
            return mapBytes { $0 &- first < 26 ? $0 ^ 0x20 : $0 }
        }
        var isInWord = false
        return mapScalars { scalar, offset in
            let properties = scalar.properties
            switch method {
            case .upper: return properties.uppercaseMapping
            case .lower: return lowercase(scalar, at: offset)
            case .casefold: return String(scalar).folded
            case .capitalize:
                return offset == 0 ? properties.titlecaseMapping : lowercase(scalar, at: offset)
            case .swapcase:
                if properties.isUppercase { return lowercase(scalar, at: offset) }
                return properties.isLowercase ? properties.uppercaseMapping : String(scalar)
            default:
                let mapped =
                    isInWord ? lowercase(scalar, at: offset) : properties.titlecaseMapping
                isInWord = properties.isCased
                return mapped
            }
        }
    }

    /// The lower case, with the final form of sigma at the end of a word (Unicode, 3.13).
    private func lowercase(_ scalar: Unicode.Scalar, at offset: Int) -> String {
        guard scalar == "\u{3A3}" else { return scalar.properties.lowercaseMapping }
        var before = offset
        var followsCased = false
        while before > 0 {
            before = self.offset(before: before)
            let properties = self.scalar(at: before).scalar.properties
            if properties.isCaseIgnorable { continue }
            followsCased = properties.isCased
            break
        }
        var after = self.offset(after: offset)
        while followsCased, after < count {
            let (next, end) = self.scalar(at: after)
            if !next.properties.isCaseIgnorable { return next.properties.isCased ? "σ" : "ς" }
            after = end
        }
        return followsCased ? "ς" : "σ"
    }

    func satisfies(_ method: StringMethod) -> Bool {
        let scalars = string.unicodeScalars
        switch method {
        case .isascii: return isASCII
        case .isprintable: return scalars.allSatisfy(\.isPythonPrintable)
        case .islower:
            return scalars.contains { $0.properties.isLowercase }
                && !scalars.contains { $0.properties.isUppercase || $0.isTitlecase }
        case .isupper:
            return scalars.contains { $0.properties.isUppercase }
                && !scalars.contains { $0.properties.isLowercase || $0.isTitlecase }
        case .istitle: return isTitle
        case .isidentifier:
            guard let first = scalars.first else { return false }
            return (first == "_" || first.properties.isXIDStart)
                && scalars.allSatisfy(\.properties.isXIDContinue)
        default: break
        }
        guard !scalars.isEmpty else { return false }
        return scalars.allSatisfy { scalar in
            switch method {
            case .isalpha: scalar.isLetter
            case .isdecimal: scalar.properties.numericType == .decimal
            case .isdigit: scalar.isDigit
            case .isnumeric: scalar.properties.numericType != nil
            case .isspace: scalar.isPythonSpace
            default: scalar.isLetter || scalar.properties.numericType != nil
            }
        }
    }

    private var isTitle: Bool {
        var isInWord = false
        var hasWord = false
        for scalar in string.unicodeScalars {
            if scalar.properties.isUppercase || scalar.isTitlecase {
                if isInWord { return false }
                isInWord = true
                hasWord = true
            } else if scalar.properties.isLowercase {
                if !isInWord { return false }
            } else {
                isInWord = false
            }
        }
        return hasWord
    }
}

extension Unicode.Scalar {
    fileprivate var isTitlecase: Bool { properties.generalCategory == .titlecaseLetter }

    fileprivate var isDigit: Bool {
        properties.numericType == .decimal || properties.numericType == .digit
    }

    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            true
        default: false
        }
    }
}

extension String {
    /// The case folding as far as upper and lower case give it.
    fileprivate var folded: String {
        unicodeScalars.map { scalar in
            scalar.properties.uppercaseMapping.unicodeScalars.map(\.properties.lowercaseMapping)
                .joined()
        }.joined()
    }
}
