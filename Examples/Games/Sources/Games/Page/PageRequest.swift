import ApusServer
import OrderedJSON

/// The body of a request to the page's endpoints.
struct PageRequest {
    private let object: JSONObject

    /// Takes a document.
    ///
    /// - Throws: ``ServerError`` if it is no object, or has a member of another name.
    init(_ json: JSONValue, members: Set<String>) throws(ServerError) {
        guard let object = json.objectValue else {
            throw ServerError(.invalidValue, subject: "the body", expected: "an object")
        }
        for name in object.keys where !members.contains(name) {
            throw ServerError(
                .unknownParameter, parameter: name,
                expected: members.sorted().map { "`\($0)`" }.joined(separator: " or "))
        }
        self.object = object
    }

    /// A text that has to be there and has more than white space.
    func text(_ name: String, longest: Int) throws(ServerError) -> String {
        guard let value = object[name] else {
            throw ServerError(.missingParameter, parameter: name)
        }
        guard let text = value.stringValue, text.contains(where: { !$0.isWhitespace }),
            text.count <= longest
        else {
            throw ServerError(
                .invalidValue, parameter: name, expected: "a text of at most \(longest) characters")
        }
        return text
    }

    /// An integer of a range, if there is one.
    func number(_ name: String, in range: Range<Int>) throws(ServerError) -> Int? {
        guard let value = object[name], !value.isNull else { return nil }
        guard let number = value.intValue, range.contains(number) else {
            throw ServerError(
                .invalidValue, parameter: name,
                expected: "an integer from \(range.lowerBound) to \(range.upperBound - 1)")
        }
        return number
    }

    /// The identifier of the conversation, if there is one.
    func conversation() throws(ServerError) -> String? {
        guard let value = object["conversation"], !value.isNull else { return nil }
        guard let id = value.stringValue, id.utf8.count == 32 else {
            throw ServerError(
                .invalidValue, parameter: "conversation",
                expected: "the `conversation` of an earlier answer")
        }
        return id
    }
}
