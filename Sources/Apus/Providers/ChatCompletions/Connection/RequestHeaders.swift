/// The fields that are added to requests; their values, which may be keys, are never described.
struct RequestHeaders: Hashable, Sendable {
    let fields: [String: String]

    /// What the requests say themselves; the connection depends on it.
    private static let ownNames = [
        "accept", "accept-encoding", "connection", "content-length", "content-type", "expect",
        "transfer-encoding",
    ]

    /// Fails if a field has a name or value that HTTP does not allow (RFC 9110, section 5).
    ///
    /// - Throws: `invalidHeader`.
    func check() throws(ApusError) {
        var names = Set(Self.ownNames)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            guard !name.isEmpty, name.utf8.allSatisfy(Self.isInName) else {
                throw ApusError(
                    .invalidHeader, subject: "?", expected: "letters, digits and hyphens as name")
            }
            guard names.insert(name.lowercased()).inserted else {
                throw ApusError(
                    .invalidHeader, subject: name,
                    found: "the request sets it itself, or it is there twice")
            }
            // A line break would begin another field, and libcurl leaves out empty ones.
            guard !value.isEmpty, value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
            else {
                throw ApusError(
                    .invalidHeader, subject: name,
                    expected: "a value, and no control characters in it")
            }
        }
    }

    /// All fields of a request.
    var allFields: [(name: String, value: String)] {
        var all = [
            ("Content-Type", "application/json"),
            ("Accept", "text/event-stream, application/json"),
            ("Accept-Encoding", "identity"),
        ]
        if !fields.keys.contains(where: { $0.lowercased() == "user-agent" }) {
            all.append(("User-Agent", "apus"))
        }
        return all + fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A text with the fields' values, and the words that they are made of, replaced by `…`.
    func redacting(_ text: String) -> String {
        let shortestSecret = 6
        var secrets: [String] = []
        for value in fields.values {
            secrets.append(value)
            secrets += value.split(separator: " ").map(String.init)
        }
        secrets.removeAll { $0.utf8.count < shortestSecret }
        // A value first, lest one of its words hides it.
        secrets.sort { $0.utf8.count > $1.utf8.count }
        return secrets.reduce(text) { $0.replacing($1, with: "…") }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

extension RequestHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The names of the fields.
    var description: String { "[\(fields.keys.sorted().joined(separator: ", "))]" }

    /// The names of the fields.
    var debugDescription: String { description }

    /// Nothing, so that no dump shows a key.
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
