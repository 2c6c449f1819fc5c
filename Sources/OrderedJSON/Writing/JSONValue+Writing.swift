extension JSONValue {
    /// The value as JSON text.
    ///
    /// - Parameter options: The layout.
    /// - Returns: The text.
    /// - Complexity: Linear in the length of the text, apart from sorting keys.
    public func jsonText(_ options: JSONWritingOptions = .compact) -> String {
        String(decoding: jsonBytes(options), as: UTF8.self)
    }

    /// The value as JSON text in UTF-8.
    ///
    /// - Parameter options: The layout.
    /// - Returns: The bytes.
    /// - Complexity: Linear in the length of the text, apart from sorting keys.
    public func jsonBytes(_ options: JSONWritingOptions = .compact) -> [UInt8] {
        var writer = JSONWriter(options: options)
        writer.write(self, level: 0)
        return writer.output
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact JSON.
    public var description: String { jsonText() }
}

private struct JSONWriter {
    let options: JSONWritingOptions
    var output: [UInt8] = []

    mutating func write(_ value: JSONValue, level: Int) {
        switch value {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .number(let number): append(number.rawText)
        case .string(let text): write(text)
        case .array(let elements):
            write("[", elements, "]", level: level) { writer, element in
                writer.write(element, level: level + 1)
            }
        case .object(let object):
            let members =
                options.sortsKeys
                ? object.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                : Array(object)
            write("{", members, "}", level: level) { writer, member in
                writer.write(member.key)
                writer.append(writer.options.keySeparator)
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func write<Member>(
        _ opening: String, _ members: [Member], _ closing: String, level: Int,
        body: (inout JSONWriter, Member) -> Void
    ) {
        append(opening)
        for (index, member) in members.enumerated() {
            if index > 0 { append(options.itemSeparator) }
            breakLine(level: level + 1)
            body(&self, member)
        }
        if !members.isEmpty { breakLine(level: level) }
        append(closing)
    }

    private mutating func write(_ text: String) {
        output.append(UInt8(ascii: "\""))
        JSONStringEscaping.escape(
            text.utf8, to: &output, escapesNonASCII: options.escapesNonASCII)
        output.append(UInt8(ascii: "\""))
    }

    private mutating func breakLine(level: Int) {
        guard let indentation = options.indentation else { return }
        append("\n")
        for _ in 0..<level { append(indentation) }
    }

    private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }
}
