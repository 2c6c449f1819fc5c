/// The texts that the names of `format` stand for (JSON Schema 2020-12 Validation, section 7.3).
enum FormatLanguage {
    /// The texts of a format, before they are written as JSON strings.
    ///
    /// - Parameter name: The value of `format`.
    /// - Returns: The automaton, the same one each time, or nil if no draft since draft-04 defines
    ///   the name, which makes it an annotation.
    /// - Throws: An error of code `unsupported` for a format that is not a regular language or
    ///   takes tables that are not at hand.
    static func dfa(named name: String) throws(ConstraintError) -> DFA? {
        switch name {
        case "date": date
        case "time": time
        case "date-time": dateTime
        case "duration": duration
        case "email": email
        case "hostname": hostname
        case "ipv4": ipv4
        case "ipv6": ipv6
        case "uri": uri
        case "uri-reference": uriReference
        case "iri": iri
        case "iri-reference": iriReference
        case "uuid": uuid
        case "uri-template": uriTemplate
        case "json-pointer": jsonPointer
        case "relative-json-pointer": relativeJSONPointer
        case "regex":
            throw .unsupportedFormat(name, "regular expressions are not a regular language")
        case "idn-email", "idn-hostname":
            throw .unsupportedFormat(name, "internationalised names take the tables of IDNA 2008")
        default: nil
        }
    }

    /// Whether some draft since draft-04 defines a format, be it supported or not.
    static func isDefined(_ name: String) -> Bool {
        do throws(ConstraintError) {
            return try dfa(named: name) != nil
        } catch {
            return true
        }
    }

    /// RFC 3339, `full-date`, with the days that the months of each year have.
    static let date = automaton(FormatPattern.date)
    /// RFC 3339, `full-time`; second 60 only where it is 23:59 in UTC.
    static let time = ClockAutomaton.automaton(after: nil)
    /// RFC 3339, `date-time`.
    static let dateTime = ClockAutomaton.automaton(after: date)
    /// RFC 3339, appendix A, in capitals.
    static let duration = automaton(FormatPattern.duration)
    /// RFC 5321, `Mailbox`.
    static let email = automaton(FormatPattern.email)
    /// RFC 1123, section 2.1; labels of internationalised names are labels as any other.
    static let hostname = HostnameAutomaton.automaton()
    /// RFC 2673, section 3.2.
    static let ipv4 = automaton(FormatPattern.ipv4)
    /// RFC 4291, section 2.2.
    static let ipv6 = automaton(FormatPattern.ipv6)
    /// RFC 3986, `URI`.
    static let uri = automaton(ResourceIdentifierPattern.uri.absolute)
    /// RFC 3986, `URI-reference`.
    static let uriReference = automaton(ResourceIdentifierPattern.uri.reference)
    /// RFC 3987, `IRI`.
    static let iri = automaton(ResourceIdentifierPattern.iri.absolute)
    /// RFC 3987, `IRI-reference`.
    static let iriReference = automaton(ResourceIdentifierPattern.iri.reference)
    /// RFC 4122, section 3, of any variant and version.
    static let uuid = automaton(FormatPattern.uuid)
    /// RFC 6570, section 2.
    static let uriTemplate = automaton(FormatPattern.uriTemplate)
    /// RFC 6901, section 3.
    static let jsonPointer = automaton(FormatPattern.jsonPointer)
    /// Relative JSON Pointers without index manipulation, which only some drafts have.
    static let relativeJSONPointer = automaton(FormatPattern.relativeJSONPointer)

    private static func automaton(_ pattern: String) -> DFA {
        do {
            return try Regex(pattern).dfa(anchored: true)
        } catch {
            preconditionFailure("a built-in pattern does not compile: \(error)")
        }
    }
}

extension ConstraintError {
    static func unsupportedFormat(_ name: String, _ reason: String) -> Self {
        Self(
            .unsupported, keyword: "format",
            expected: "a format that an automaton can decide; \(reason)", found: "`\(name)`",
            advice: "remove it, or use `pattern`")
    }
}
