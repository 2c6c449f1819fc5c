import OrderedJSON

/// A line of input with a document: a JSON string, or an object with `text` and perhaps an `id`.
struct DocumentRecord {
    /// What a result is known by: the document's id or, without one, the line's number.
    enum Key: Hashable {
        /// The id's JSON text.
        case id([UInt8])
        case line(Int)
    }

    let key: Key
    /// The member that tells in a result which document it is of.
    let label: (name: String, value: JSONValue)
    /// The document, or what is wrong with the line.
    let text: Result<String, CommandLineError>

    /// Reads a line, whatever is in it.
    init(_ line: String, number: Int) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: line)
        } catch {
            self.init(
                nil, number: number,
                .failure(CommandLineError(.invalidRecord(.notJSON("\(error)")))))
            return
        }
        if let text = value.stringValue {
            self.init(nil, number: number, .success(text))
        } else if value.objectValue == nil {
            self.init(
                nil, number: number, .failure(CommandLineError(.invalidRecord(.notADocument))))
        } else {
            let id = value["id"].flatMap { $0.isNull ? nil : $0 }
            guard let text = value["text"]?.stringValue else {
                self.init(id, number: number, .failure(CommandLineError(.invalidRecord(.noText))))
                return
            }
            self.init(id, number: number, .success(text))
        }
    }

    /// Stands for a line that could not be read.
    init(_ error: CommandLineError, number: Int) {
        self.init(nil, number: number, .failure(error))
    }

    private init(_ id: JSONValue?, number: Int, _ text: Result<String, CommandLineError>) {
        label = id.map { ("id", $0) } ?? ("line", .number(JSONNumber(number)))
        key = id.map { .id($0.jsonBytes()) } ?? .line(number)
        self.text = text
    }

    /// The key of a result that an earlier run has written; nil if the line is none.
    static func key(ofResult line: String) -> Key? {
        guard let value = try? JSONValue(parsing: line), value.objectValue != nil else {
            return nil
        }
        if let id = value["id"] { return .id(id.jsonBytes()) }
        return value["line"]?.intValue.map { .line($0) }
    }
}

/// What is wrong with a line of input that should be a document.
enum RecordProblem: Error, Hashable {
    case notJSON(String)
    case notADocument
    case noText
}
