extension GamesError: CustomStringConvertible {
    /// What went wrong, and what to do about it.
    public var description: String { hint.map { "\(message); \($0)" } ?? message }

    /// What went wrong, on one line.
    public var message: String {
        var text =
            switch code {
            case .unreadable: "cannot read \(quoted)"
            case .unwritable: "cannot write \(quoted)"
            case .tooLarge: "\(quoted) is too large"
            case .invalidJSON: "\(quoted) is not valid JSON"
            case .invalidTable: "\(quoted) is not a list of comma-separated values"
            case .invalidData: "the data is not as it should be at \(quoted)"
            case .noResults: "\(quoted) has no results that can be used"
            case .modelUnavailable: "the model \(quoted) cannot be used"
            default: subject
            }
        if let line { text += " in line \(line)" }
        switch (expected, found) {
        case (let expected?, let found?): text += ": expected \(expected), found \(found)"
        case (let expected?, nil): text += ": expected \(expected)"
        case (nil, let found?): text += ": \(found)"
        case (nil, nil): break
        }
        return text
    }

    /// What to do about it, on one line.
    public var hint: String? {
        if let advice { return advice }
        return switch code {
        case .unreadable: "check the path and its permissions"
        case .unwritable: "check that there is room and that the folder may be written to"
        case .tooLarge: "split it into several files"
        case .invalidTable, .noResults:
            "the columns are season, year, medal, country_code, country, athletes, games, sport, "
                + "event_gender and event_name"
        case .modelUnavailable: "`games ask --no-model` answers with rules alone"
        default: nil
        }
    }

    /// The subject in backticks, without what a terminal would act on.
    private var quoted: String {
        "`\(String(subject.map { $0.isASCIIControl || $0 == "`" ? "?" : $0 }.prefix(200)))`"
    }
}

extension Character {
    /// Whether a terminal may act on the character instead of showing it.
    var isASCIIControl: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
