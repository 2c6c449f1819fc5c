import Synchronization

extension ScalarSet {
    /// Creates the set that `\p{…}` names: a general category or a binary property.
    ///
    /// - Parameter name: What stands between the braces, without `General_Category=` or `gc=`.
    init?(generalCategory name: String) {
        guard let codes = Self.categoryCodes(named: name) else { return nil }
        let runs = Self.categoryRuns
        var ranges: [ClosedRange<UInt32>] = []
        for (index, run) in runs.enumerated() where codes.contains(run.code) {
            let next = index + 1 < runs.count ? runs[index + 1].start : 0x110000
            ranges.append(run.start...(next - 1))
        }
        self.init(ranges)
    }

    /// Creates the set of a binary property by its name in ECMA-262, "Binary Unicode properties".
    init?(binaryProperty name: String) {
        switch name {
        case "Any": self = .all
        case "ASCII": self.init([0...0x7F])
        case "Assigned":
            guard let unassigned = ScalarSet(generalCategory: "Cn") else { return nil }
            self = unassigned.inverted
        default:
            guard let contains = Self.binaryProperties[name] else { return nil }
            self = Self.knownProperties.withLock { known in
                if let set = known[name] { return set }
                let set = ScalarSet(Self.ranges { contains($0.properties) })
                known[name] = set
                return set
            }
        }
    }

    /// The sets of the binary properties that have been asked for: each takes a look at every
    /// code point.
    private static let knownProperties = Mutex<[String: ScalarSet]>([:])

    private static func ranges(where contains: (Unicode.Scalar) -> Bool) -> [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        var start: UInt32?
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            let isMember = Unicode.Scalar(value).map(contains) ?? false
            if isMember, start == nil {
                start = value
            } else if !isMember, let first = start {
                ranges.append(first...(value - 1))
                start = nil
            }
        }
        if let start { ranges.append(start...0x10FFFF) }
        return ranges
    }

    private static let categoryRuns: [(start: UInt32, code: String)] = {
        var runs: [(start: UInt32, code: String)] = []
        var last: Unicode.GeneralCategory?
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            let category = Unicode.Scalar(value)?.properties.generalCategory ?? .surrogate
            if category != last {
                runs.append((value, code(of: category)))
                last = category
            }
        }
        return runs
    }()

    /// The categories that a name of a value of `General_Category` stands for.
    private static func categoryCodes(named name: String) -> Set<String>? {
        let code = categoryNames[name] ?? name
        if code == "LC" { return ["Lu", "Ll", "Lt"] }
        let codes = categoryNames.values.filter { $0.count == 2 && $0 != "LC" }
        let matching = codes.filter { $0 == code || code.count == 1 && $0.hasPrefix(code) }
        return matching.isEmpty ? nil : Set(matching)
    }

    private static func code(of category: Unicode.GeneralCategory) -> String {
        switch category {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .surrogate: "Cs"
        case .privateUse: "Co"
        case .unassigned: "Cn"
        @unknown default: "Cn"
        }
    }

    /// The long names of PropertyValueAliases.txt (Unicode Character Database), with their codes.
    private static let categoryNames: [String: String] = [
        "Letter": "L", "Cased_Letter": "LC", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll",
        "Titlecase_Letter": "Lt", "Modifier_Letter": "Lm", "Other_Letter": "Lo",
        "Mark": "M", "Combining_Mark": "M", "Nonspacing_Mark": "Mn", "Spacing_Mark": "Mc",
        "Enclosing_Mark": "Me", "Number": "N", "Decimal_Number": "Nd", "digit": "Nd",
        "Letter_Number": "Nl", "Other_Number": "No", "Punctuation": "P", "punct": "P",
        "Connector_Punctuation": "Pc", "Dash_Punctuation": "Pd", "Open_Punctuation": "Ps",
        "Close_Punctuation": "Pe", "Initial_Punctuation": "Pi", "Final_Punctuation": "Pf",
        "Other_Punctuation": "Po", "Symbol": "S", "Math_Symbol": "Sm", "Currency_Symbol": "Sc",
        "Modifier_Symbol": "Sk", "Other_Symbol": "So", "Separator": "Z", "Space_Separator": "Zs",
        "Line_Separator": "Zl", "Paragraph_Separator": "Zp", "Other": "C", "Control": "Cc",
        "cntrl": "Cc", "Format": "Cf", "Surrogate": "Cs", "Private_Use": "Co", "Unassigned": "Cn",
    ]

    private static let binaryProperties: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [
        "ASCII_Hex_Digit": { $0.isASCIIHexDigit }, "AHex": { $0.isASCIIHexDigit },
        "Alphabetic": { $0.isAlphabetic }, "Alpha": { $0.isAlphabetic },
        "Cased": { $0.isCased }, "Dash": { $0.isDash },
        "Default_Ignorable_Code_Point": { $0.isDefaultIgnorableCodePoint },
        "DI": { $0.isDefaultIgnorableCodePoint },
        "Diacritic": { $0.isDiacritic }, "Dia": { $0.isDiacritic },
        "Emoji": { $0.isEmoji }, "Emoji_Modifier": { $0.isEmojiModifier },
        "EMod": { $0.isEmojiModifier }, "Emoji_Modifier_Base": { $0.isEmojiModifierBase },
        "EBase": { $0.isEmojiModifierBase },
        "Emoji_Presentation": { $0.isEmojiPresentation }, "EPres": { $0.isEmojiPresentation },
        "Hex_Digit": { $0.isHexDigit }, "Hex": { $0.isHexDigit },
        "ID_Continue": { $0.isIDContinue }, "IDC": { $0.isIDContinue },
        "ID_Start": { $0.isIDStart }, "IDS": { $0.isIDStart },
        "Ideographic": { $0.isIdeographic }, "Ideo": { $0.isIdeographic },
        "Lowercase": { $0.isLowercase }, "Lower": { $0.isLowercase },
        "Math": { $0.isMath }, "Noncharacter_Code_Point": { $0.isNoncharacterCodePoint },
        "NChar": { $0.isNoncharacterCodePoint },
        "Quotation_Mark": { $0.isQuotationMark }, "QMark": { $0.isQuotationMark },
        "Unified_Ideograph": { $0.isUnifiedIdeograph }, "UIdeo": { $0.isUnifiedIdeograph },
        "Uppercase": { $0.isUppercase }, "Upper": { $0.isUppercase },
        "White_Space": { $0.isWhitespace }, "space": { $0.isWhitespace },
        "XID_Continue": { $0.isXIDContinue }, "XIDC": { $0.isXIDContinue },
        "XID_Start": { $0.isXIDStart }, "XIDS": { $0.isXIDStart },
    ]
}
