/// A rule of a sport, in our own words, and where it stands.
public struct Rule: Sendable, Hashable, Identifiable {
    /// The identifier.
    public let id: String
    /// The identifier of the sport.
    public let sport: String
    /// Words that questions about it have.
    public let keywords: [String]
    /// What it says.
    public let answer: String
    /// Who published the rulebook, its title and section.
    public let source: String
}

/// The rules that the assistant can tell, and nothing beyond them.
public struct RuleBook: Sendable {
    /// The rules.
    public let rules: [Rule]

    /// The rules that come with the library.
    ///
    /// - Throws: ``GamesError`` if they were damaged.
    public static func bundled() throws(GamesError) -> RuleBook {
        try RuleBook(json: PackageResources.rules_json, name: "rules.json")
    }

    /// Reads rules.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - name: What it is called in errors.
    /// - Throws: ``GamesError`` with the path in the document.
    public init(json: [UInt8], name: String) throws(GamesError) {
        var rules: [Rule] = []
        for entry in try DocumentCursor(json, name: name).member("rules").elements() {
            let source = try entry.member("source")
            let parts = [
                try source.string("publisher"), try source.string("title"),
                try source.optional("section")?.string(),
            ]
            rules.append(
                Rule(
                    id: try entry.string("id"), sport: try entry.string("sport"),
                    keywords: try entry.strings("keywords"), answer: try entry.string("answer"),
                    source: parts.compactMap(\.self).joined(separator: ", ")))
        }
        self.rules = rules
    }
}
