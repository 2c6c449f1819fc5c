import OrderedJSON

/// A value in a server's answer, and where it stands.
struct AnswerNode {
    let value: JSONValue
    private let path: JSONPath
    private let server: String

    /// Reads a document.
    ///
    /// - Throws: `invalidAnswer` if it is not one object of JSON.
    init(_ bytes: [UInt8], server: String) throws(ApusError) {
        let deepest = 64
        do {
            value = try JSONValue(
                parsing: bytes, options: JSONParsingOptions(maximumDepth: deepest))
        } catch {
            throw ApusError(
                .invalidAnswer, subject: server, location: "\(error.line):\(error.column)",
                expected: "JSON", found: "`\(error.code.rawValue)`")
        }
        path = JSONPath()
        self.server = server
        guard value.objectValue != nil else { throw unexpected("an object") }
    }

    private init(_ value: JSONValue, _ path: JSONPath, _ server: String) {
        self.value = value
        self.path = path
        self.server = server
    }

    /// A member; nil if it is missing or null.
    subscript(name: String) -> AnswerNode? {
        guard let member = value[name], !member.isNull else { return nil }
        return AnswerNode(member, JSONPath(path.components + [.key(name)]), server)
    }

    /// A text.
    func string() throws(ApusError) -> String {
        guard let text = value.stringValue else { throw unexpected("a string") }
        return text
    }

    /// A natural number.
    func count() throws(ApusError) -> Int {
        guard let number = value.intValue, number >= 0 else {
            throw unexpected("an integer that is not negative")
        }
        return number
    }

    /// An object.
    func object() throws(ApusError) -> AnswerNode {
        guard value.objectValue != nil else { throw unexpected("an object") }
        return self
    }

    /// The elements of an array, each of which is an object.
    func objects() throws(ApusError) -> [AnswerNode] {
        guard let elements = value.arrayValue else { throw unexpected("an array") }
        var nodes: [AnswerNode] = []
        for (index, element) in elements.enumerated() {
            let path = JSONPath(path.components + [.index(index)])
            nodes.append(try AnswerNode(element, path, server).object())
        }
        return nodes
    }

    /// The error for something else than was expected.
    func unexpected(_ expected: String, found: String? = nil) -> ApusError {
        ApusError(
            .invalidAnswer, subject: server,
            location: path.components.isEmpty ? nil : "`\(path)`", expected: expected, found: found)
    }
}
