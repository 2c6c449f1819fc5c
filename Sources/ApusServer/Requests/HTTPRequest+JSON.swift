import OrderedJSON

extension HTTPRequest {
    /// The body as JSON.
    ///
    /// - Throws: ``ServerError`` of code `unsupportedMediaType` or `invalidJSON`.
    func json(_ limits: ServerLimits) throws(ServerError) -> JSONValue {
        // A page of another origin cannot send this type without asking first.
        let type = value(of: "content-type")?.split(separator: ";").first ?? ""
        guard type.trimming(where: \.isWhitespace).lowercased() == "application/json" else {
            throw ServerError(.unsupportedMediaType, expected: "`Content-Type: application/json`")
        }
        do throws(JSONError) {
            return try JSONValue(
                parsing: body, options: JSONParsingOptions(maximumDepth: limits.depth))
        } catch {
            throw ServerError(.invalidJSON, found: "\(error)", underlying: error)
        }
    }
}

extension Substring {
    /// The text without characters of a kind at either end.
    func trimming(where isTrimmed: (Character) -> Bool) -> Substring {
        var text = self
        while let first = text.first, isTrimmed(first) { text.removeFirst() }
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
