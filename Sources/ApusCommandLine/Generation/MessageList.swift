import ChatTemplates
import OrderedJSON

/// Reads the JSON form of a conversation: an array of objects with `role` and `content`.
enum MessageList {
    private static let roles = ["system", "user", "assistant"]
    private static let keys = ["role", "content"]

    /// The messages of a document.
    ///
    /// - Throws: `invalidMessages`, which names the first message that is wrong.
    static func parse(_ text: String, source: String) throws(CommandLineError) -> [ChatMessage] {
        do throws(MessagesProblem) {
            return try messages(document(text))
        } catch {
            throw CommandLineError(.invalidMessages(source: source, error))
        }
    }

    private static func document(_ text: String) throws(MessagesProblem) -> JSONValue {
        if text.unicodeScalars.first == "\u{FEFF}" { throw .byteOrderMark }
        do throws(JSONError) {
            return try JSONValue(parsing: text)
        } catch {
            throw .notJSON("\(error)")
        }
    }

    private static func messages(_ document: JSONValue) throws(MessagesProblem) -> [ChatMessage] {
        guard let elements = document.arrayValue else {
            throw .notAnArray(found: document.typeName)
        }
        var messages: [ChatMessage] = []
        for (index, element) in elements.enumerated() {
            let message = try message(element, index: index)
            if message.role == "system", index > 0 { throw .systemNotFirst(index: index) }
            messages.append(message)
        }
        guard let last = messages.last else { throw .empty }
        guard last.role == "user" else {
            throw .lastNotUser(index: messages.count - 1, role: last.role)
        }
        return messages
    }

    private static func message(
        _ value: JSONValue, index: Int
    ) throws(MessagesProblem) -> ChatMessage {
        guard let object = value.objectValue else {
            throw .notAnObject(index: index, found: value.typeName)
        }
        for key in object.keys where !keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
            throw .unknownKey(index: index, key: key)
        }
        let role = try string("role", of: object, index: index)
        guard roles.contains(where: { $0.utf8.elementsEqual(role.utf8) }) else {
            throw .unknownRole(index: index, role: role)
        }
        let content = try string("content", of: object, index: index)
        if role == "user", content.isEmpty { throw .emptyContent(index: index) }
        return ChatMessage(role: role, content: .string(content))
    }

    private static func string(
        _ key: String, of object: JSONObject, index: Int
    ) throws(MessagesProblem) -> String {
        guard let value = object[key] else { throw .missingKey(index: index, key: key) }
        guard let text = value.stringValue else {
            throw .notAString(index: index, key: key, found: value.typeName)
        }
        return text
    }
}

extension JSONValue {
    /// The type's name with its article, as it stands in messages.
    fileprivate var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
