/// An amount as it is written, before it is known which mark is the decimal one.
struct NumericAmount {
    /// Digits, points and commas, the first a digit or a mark.
    private let body: [UInt8]
    /// Whether it is below zero.
    let isNegative: Bool

    /// Reads a number with its sign; currency signs, codes and spaces around it do not count.
    ///
    /// Negative are `-5`, `−5`, `5-`, `(5)`, `5 S`, `5 D` and `5 DR`.
    init?(_ text: String) {
        var body: [UInt8] = []
        var before: [Unicode.Scalar] = []
        var after: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9", ".", ",":
                guard after.isEmpty else { return nil }
                body.append(UInt8(scalar.value))
            case " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}": continue
            default: if body.isEmpty { before.append(scalar) } else { after.append(scalar) }
            }
            if body.count > 40 || before.count > 8 || after.count > 8 { return nil }
        }
        guard body.contains(where: { (48...57).contains($0) }) else { return nil }
        func string(_ scalars: [Unicode.Scalar]) -> String {
            String(String.UnicodeScalarView(scalars)).uppercased()
        }
        guard let isLeftNegative = Self.isNegative(string(before)),
            let isRightNegative = Self.isNegative(string(after)),
            !(isLeftNegative && isRightNegative), before.contains("(") == after.contains(")")
        else { return nil }
        self.body = body
        isNegative = isLeftNegative || isRightNegative
    }

    /// Whether the text beside a number makes it negative; nil if it does not belong there.
    private static func isNegative(_ text: String) -> Bool? {
        var rest = text
        var isNegative = false
        for mark in ["-", "\u{2212}", "\u{2013}", "+", "(", ")"] as [Character] {
            guard let index = rest.firstIndex(of: mark) else { continue }
            rest.remove(at: index)
            isNegative = isNegative || (mark != "+" && mark != ")")
        }
        if ["DR", "D", "S"].contains(rest) { return true }
        let isKnown = ["", "€", "£", "$", "¥", "CR", "C", "H"].contains(rest)
        return isKnown || Currency(code: rest) != nil ? isNegative : nil
    }

    /// What the marks of one amount say of the decimal mark.
    enum Evidence: Hashable {
        case certain(ImportOptions.DecimalMark)
        case open
        case none
    }

    /// What its marks say: of two the last is the decimal one, a single one with other than three
    /// digits behind it too; one that comes twice is not.
    var evidence: Evidence {
        let point = UInt8(ascii: ".")
        let comma = UInt8(ascii: ",")
        let marks = body.indices.filter { body[$0] == point || body[$0] == comma }
        guard let last = marks.last else { return .none }
        let isPoint = body[last] == point
        let own: ImportOptions.DecimalMark = isPoint ? .point : .comma
        let other: ImportOptions.DecimalMark = isPoint ? .comma : .point
        if marks.contains(where: { body[$0] != body[last] }) { return .certain(own) }
        if marks.count > 1 { return .certain(other) }
        let fraction = body.count - last - 1
        // `0.123` has no groups.
        let isGroupPossible = fraction == 3 && (1...3).contains(last) && body[0] != 48
        return isGroupPossible ? .open : .certain(own)
    }

    /// The amount in minor units with that decimal mark; nil if it is not written so, has more
    /// decimals than the currency or is too great.
    func minorUnits(_ mark: ImportOptions.DecimalMark, digits: Int) -> Int? {
        let decimal = mark == .point ? UInt8(ascii: ".") : UInt8(ascii: ",")
        let parts = body.split(separator: decimal, omittingEmptySubsequences: false)
        guard parts.count <= 2 else { return nil }
        let fraction = parts.count == 2 ? parts[1] : []
        guard fraction.allSatisfy({ (48...57).contains($0) }) else { return nil }
        let group = mark == .point ? UInt8(ascii: ",") : UInt8(ascii: ".")
        let groups = parts[0].split(separator: group, omittingEmptySubsequences: false)
        guard groups.count == 1 || (1...3).contains(groups[0].count),
            groups.dropFirst().allSatisfy({ $0.count == 3 || ($0.count == 2 && isIndian(groups)) })
        else { return nil }
        guard fraction.dropFirst(digits).allSatisfy({ $0 == 48 }) else { return nil }
        let padding = Array(repeating: UInt8(48), count: max(0, digits - fraction.count))
        var value = 0
        for byte in groups.joined() + fraction.prefix(digits) + padding {
            value = value * 10 + Int(byte - 48)
            guard value <= Money.greatest else { return nil }
        }
        return isNegative ? -value : value
    }

    /// Whether the groups are those of India, as in 1,23,456.
    private func isIndian(_ groups: [ArraySlice<UInt8>]) -> Bool {
        groups.count > 2 && groups.last?.count == 3
            && groups.dropFirst().dropLast().allSatisfy { $0.count == 2 }
    }
}
