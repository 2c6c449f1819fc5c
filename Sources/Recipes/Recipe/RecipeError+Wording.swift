extension RecipeError: CustomStringConvertible {
    /// What went wrong, where, what was expected and found, and what to do.
    public var description: String {
        let text = "field `\(field)`: expected \(expected), found \(found)"
        return hint.map { "\(text); \($0)" } ?? text
    }
}

extension RecipeError {
    static func dayMissing(_ found: FieldReport.Kind) -> RecipeError {
        RecipeError(
            code: .fieldMissing, field: "day", expected: "a day for the calendar",
            found: found == .unclear ? "an unclear one" : "none",
            hint: "a calendar takes events whose day is known: add the day to the text")
    }

    static func noSuchTime(field: String, zone: String) -> RecipeError {
        RecipeError(
            code: .noSuchTime, field: field, expected: "a time that clocks show on that day",
            found: "one that they skip in `\(zone)`",
            hint: "name the time zone in which the time is meant")
    }
}
