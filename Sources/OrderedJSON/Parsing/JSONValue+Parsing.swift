extension JSONValue {
    /// Reads a complete document (RFC 8259).
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8, without byte order mark.
    ///   - options: How strictly to read.
    /// - Throws: ``JSONError`` with the place of the first problem.
    /// - Complexity: Linear in the number of bytes.
    public init(
        parsing bytes: [UInt8], options: JSONParsingOptions = JSONParsingOptions()
    ) throws(JSONError) {
        var reader = JSONReader(bytes, options: options)
        self = try reader.read()
    }

    /// Reads a complete document (RFC 8259).
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - options: How strictly to read.
    /// - Throws: ``JSONError`` with the place of the first problem.
    /// - Complexity: Linear in the length of the text.
    public init(
        parsing text: String, options: JSONParsingOptions = JSONParsingOptions()
    ) throws(JSONError) {
        try self.init(parsing: Array(text.utf8), options: options)
    }
}
