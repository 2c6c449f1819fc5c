/// A string, as far as guides and choices narrow it.
struct StringForm: Sendable, Hashable {
    /// The name, if the string is one of the choices of a type or schema of its own.
    var name: String?
    /// The type that the choices are made for, if it is one.
    var type: GenerableType?
    /// The only values, or nil if they are not limited.
    var choices: [String]?
    /// Whether the only value is written as a constant instead of a choice.
    var isConstant = false
    /// Regular expressions that the string matches.
    var patterns: [String] = []
    /// Why guides cannot be kept to, if some cannot.
    var refusals: [String] = []

    /// Narrows the string to some values, in the order of the first such demand.
    mutating func demand(choices values: [String], isConstant: Bool) {
        if let choices {
            self.choices = choices.filter { choice in
                values.contains { $0.hasSameUTF8(as: choice) }
            }
        } else {
            choices = values
        }
        self.isConstant = isConstant || self.isConstant
    }

    mutating func demand(pattern: String) {
        if !patterns.contains(where: { $0.hasSameUTF8(as: pattern) }) { patterns.append(pattern) }
    }

    /// Why no string has this form, if that can be told.
    var contradiction: String? {
        choices?.isEmpty == true ? "no string is among the choices" : nil
    }
}
