/// Translates regular expressions from Swift's syntax to that of ECMA-262, which JSON Schema uses.
///
/// What both write alike stays as it is. What matches other strings in ECMA-262 is rewritten, or
/// refused by name. Classes such as `\d` mean their ASCII characters afterwards.
struct PatternTranslator {
    /// A construct that ECMA-262 cannot express.
    struct Refusal: Error {
        let construct: String
    }

    let scalars: [Unicode.Scalar]
    var position = 0
    private var output = ""

    /// Creates a translator.
    ///
    /// - Parameter pattern: A well-formed expression, as the standard library prints it.
    init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

    mutating func translate() throws(Refusal) -> String {
        while let scalar = peek() {
            switch scalar {
            case "\\": output += try escape()
            case "[": output += try characterClass().expression
            case "(": output += try group()
            case "*", "+", "?": try quantify(by: String(scalar))
            case "{": try quantifyByCount()
            default:
                output.unicodeScalars.append(scalar)
                position += 1
            }
        }
        return output
    }

    /// The start of a group.
    private mutating func group() throws(Refusal) -> String {
        if skip("(?#") {
            let end = scalars[position...].firstIndex(of: ")")
            position = end.map { $0 + 1 } ?? scalars.count
            return ""
        }
        if skip("(?P<") { return "(?<" }
        for start in ["(?:", "(?=", "(?!"] where skip(start) { return start }
        if skip("(?<=") || skip("(?<!") { throw Refusal(construct: "a lookbehind") }
        if skip("(?<") { return "(?<" }
        if skip("(?>") { throw Refusal(construct: "an atomic group") }
        if skip("(*") { throw Refusal(construct: "a backtracking directive") }
        if !skip("(?") {
            position += 1
            return "("
        }
        // These restrict classes to ASCII, which they mean in ECMA-262 anyway.
        while let scalar = peek(), "DWSP".unicodeScalars.contains(scalar) { position += 1 }
        if skip(":") { return "(?:" }
        throw Refusal(construct: "a group with options")
    }

    private mutating func quantify(by quantifier: String) throws(Refusal) {
        position += 1
        if skip("+") { throw Refusal(construct: "a possessive quantifier") }
        output += quantifier
        if skip("?") { output += "?" }
    }

    private mutating func quantifyByCount() throws(Refusal) {
        guard let end = scalars[position...].firstIndex(of: "}") else {
            throw Refusal(construct: "a brace without end")
        }
        var bounds = ""
        for scalar in scalars[(position + 1)..<end] where scalar != " " {
            bounds.unicodeScalars.append(scalar)
        }
        position = end
        try quantify(by: "{" + (bounds.hasPrefix(",") ? "0" : "") + bounds + "}")
    }

    func peek() -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// Passes a text if it stands here.
    mutating func skip(_ text: String) -> Bool {
        guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
        position += text.unicodeScalars.count
        return true
    }
}
