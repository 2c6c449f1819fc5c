import OrderedJSON

/// A value of a JSON document and its path, read with typed errors.
struct DocumentCursor {
    let value: JSONValue
    let path: String

    init(_ bytes: [UInt8], name: String) throws(GamesError) {
        do throws(JSONError) {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw GamesError(
                .invalidJSON, subject: name, line: error.line, found: "\(error.code.rawValue)")
        }
        path = name
    }

    private init(value: JSONValue, path: String) {
        self.value = value
        self.path = path
    }

    func member(_ key: String) throws(GamesError) -> DocumentCursor {
        guard let member = value[key] else {
            throw .invalidData(path, expected: "a member `\(key)`")
        }
        return DocumentCursor(value: member, path: path + "." + key)
    }

    func optional(_ key: String) -> DocumentCursor? {
        value[key].map { DocumentCursor(value: $0, path: path + "." + key) }
    }

    func string() throws(GamesError) -> String {
        guard let text = value.stringValue, text.utf8.count <= 2000,
            !text.contains(where: \.isASCIIControl)
        else { throw .invalidData(path, expected: "a line of text") }
        return text
    }

    func integer() throws(GamesError) -> Int {
        guard let number = value.intValue else { throw .invalidData(path, expected: "an integer") }
        return number
    }

    func elements() throws(GamesError) -> [DocumentCursor] {
        guard let array = value.arrayValue else { throw .invalidData(path, expected: "an array") }
        return array.enumerated().map {
            DocumentCursor(value: $1, path: path + "[\($0)]")
        }
    }

    func members() throws(GamesError) -> [(key: String, cursor: DocumentCursor)] {
        guard let object = value.objectValue else {
            throw .invalidData(path, expected: "an object")
        }
        return object.map { ($0.key, DocumentCursor(value: $0.value, path: path + "." + $0.key)) }
    }

    func strings() throws(GamesError) -> [String] {
        var texts: [String] = []
        for element in try elements() { texts.append(try element.string()) }
        return texts
    }

    func string(_ key: String) throws(GamesError) -> String { try member(key).string() }

    func strings(_ key: String) throws(GamesError) -> [String] {
        guard let list = optional(key) else { return [] }
        return try list.strings()
    }
}
