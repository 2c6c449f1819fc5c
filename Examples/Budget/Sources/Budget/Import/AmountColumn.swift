/// Reads columns of amounts, whose decimal mark is decided over all of them.
struct AmountColumn {
    /// The mark that was decided.
    let mark: ImportOptions.DecimalMark

    /// Decides the decimal mark of columns.
    ///
    /// - Parameters:
    ///   - texts: The fields of all columns of amounts.
    ///   - option: The mark, if it is given.
    /// - Throws: `BudgetError` when amounts can be read with both marks.
    init(_ texts: [String], option: ImportOptions.DecimalMark?) throws(BudgetError) {
        if let option {
            mark = option
            return
        }
        var points = 0
        var commas = 0
        var open: String?
        for text in texts {
            switch NumericAmount(text)?.evidence {
            case .certain(.point): points += 1
            case .certain(.comma): commas += 1
            case .open: open = open ?? text
            case .some(.none), nil: continue
            }
        }
        if points != commas {
            mark = points > commas ? .point : .comma
            return
        }
        guard let open else {
            guard points == 0 else { throw Self.ambiguous("as many points as commas") }
            mark = .point
            return
        }
        let readings = [ImportOptions.DecimalMark.point, .comma].compactMap {
            NumericAmount(open)?.minorUnits($0, digits: 3)
        }.map { Self.thousandths($0) }
        throw Self.ambiguous("`\(open)`, which is \(readings.joined(separator: " or "))")
    }

    /// The minor units of a field; nil if it is no amount with this mark.
    func minorUnits(_ text: String, _ currency: Currency) -> Int? {
        NumericAmount(text)?.minorUnits(mark, digits: currency.digits)
    }

    private static func ambiguous(_ found: String) -> BudgetError {
        BudgetError(
            .ambiguousColumn, at: "the column of amounts", expected: "one decimal mark",
            found: found, hint: "Say the mark: `--decimal comma` or `--decimal point`")
    }

    private static func thousandths(_ value: Int) -> String {
        value % 1000 == 0 ? String(value / 1000) : String(Double(value) / 1000)
    }
}
