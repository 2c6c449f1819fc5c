extension BudgetError: CustomStringConvertible {
    /// What went wrong, where, what was expected and what was found.
    public var description: String {
        var text = summary
        if let place { text += " at \(place)" }
        var details: [String] = []
        if let expected { details.append("expected \(expected)") }
        if let found { details.append("found \(found)") }
        if !details.isEmpty { text += ": " + details.joined(separator: ", ") }
        return text
    }

    private var summary: String {
        switch code {
        case .cannotOpen: "The ledger cannot be opened"
        case .foreignFile: "The file is a database of another program"
        case .newerFile: "The ledger was written by a later version"
        case .damagedFile: "The file is damaged or not a ledger"
        case .locked: "Another program is using the ledger"
        case .readOnly: "The ledger cannot be written"
        case .diskFull: "The disk is full"
        case .overflow: "A sum is too great"
        case .statement: "The database refused a statement"
        case .unknownName: "The ledger has no such name"
        case .invalidValue: "A value is not allowed"
        case .unreadableFile: "The file cannot be read"
        case .unknownFormat: "The file has no transactions in a known form"
        case .ambiguousColumn: "A column can be read in two ways"
        case .limitExceeded: "The file is beyond a limit"
        case .usage: "The command line has a mistake"
        default: "Failure `\(code.rawValue)`"
        }
    }
}
