// Python's `str` and `repr`.
extension Renderer {
    /// The text of a value as it is printed.
    ///
    /// Integers count as the template's text: digits alone cannot forge a mark, and templates
    /// spell marks such as `<|image_1|>` with them.
    func string(of value: Value) throws(ChatTemplateError) -> Text {
        switch value {
        case .string(let text), .markup(let text): return text
        case .undefined: return Text()
        case .int(let number): return Text(String(number), .template)
        default:
            var writer = ReprWriter(renderer: self)
            try writer.write(value)
            return writer.output
        }
    }

    /// The text of a value as it appears within a printed list.
    func representation(of value: Value) throws(ChatTemplateError) -> Text {
        var writer = ReprWriter(renderer: self)
        try writer.write(value)
        return writer.output
    }
}

/// Writes values as Python's `repr` does.
private struct ReprWriter {
    let renderer: Renderer
    var output = Text()

    private mutating func append(_ text: String) throws(ChatTemplateError) {
        try renderer.allocate(text.utf8.count)
        output.append(text.utf8, .content)
    }

    mutating func write(_ value: Value) throws(ChatTemplateError) {
        switch value {
        case .undefined: try append("Undefined")
        case .none: try append("None")
        case .bool(let value): try append(value ? "True" : "False")
        case .int(let value): try append(String(value))
        case .largeInt(let digits): try append(digits)
        case .float(let value): try append(PythonFloat.description(value))
        case .string(let text): try writeQuoted(text)
        case .markup(let text):
            try append("Markup(")
            try writeQuoted(text)
            try append(")")
        case .sequence(let sequence): try write(sequence)
        case .dictionary(let dictionary): try write(dictionary)
        case .namespace, .loop, .callable:
            throw ChatTemplateError(
                .typeMismatch, "value cannot be printed", found: value.typeName)
        }
    }

    private mutating func write(_ sequence: ValueSequence) throws(ChatTemplateError) {
        let (opening, closing): (String, String)
        switch sequence.kind {
        case .list: (opening, closing) = ("[", "]")
        case .tuple: (opening, closing) = ("(", sequence.elements.count == 1 ? ",)" : ")")
        case .keys, .values, .items: (opening, closing) = ("\(sequence.kind.rawValue)([", "])")
        case .range, .generator:
            throw ChatTemplateError(
                .typeMismatch, "value cannot be printed", found: sequence.kind.rawValue,
                hint: "turn it into a list with the filter `list`")
        }
        try append(opening)
        for (index, element) in sequence.elements.enumerated() {
            if index > 0 { try append(", ") }
            try writeNested(element)
        }
        try append(closing)
    }

    private mutating func write(_ dictionary: ValueDictionary) throws(ChatTemplateError) {
        try append("{")
        for index in dictionary.keys.indices {
            if index > 0 { try append(", ") }
            try writeNested(dictionary.keys[index])
            try append(": ")
            try writeNested(dictionary.values[index])
        }
        try append("}")
    }

    private mutating func writeNested(_ value: Value) throws(ChatTemplateError) {
        var copy = ReprWriter(renderer: renderer)
        swap(&copy.output, &output)
        defer { swap(&copy.output, &output) }
        try renderer.nested { () throws(ChatTemplateError) in try copy.write(value) }
    }

    private mutating func writeQuoted(_ text: Text) throws(ChatTemplateError) {
        try renderer.allocate(text.count, times: 2)
        try renderer.spendOnScalars(of: text)
        let hasSingle = text.bytes.contains(UInt8(ascii: "'"))
        let quote = hasSingle && !text.bytes.contains(UInt8(ascii: "\"")) ? "\"" : "'"
        output.append(quote.utf8, .content)
        output.append(
            text.mapScalars { scalar, _ in
                switch scalar {
                case "\\": return "\\\\"
                case "'": return quote == "'" ? "\\'" : "'"
                case "\n": return "\\n"
                case "\r": return "\\r"
                case "\t": return "\\t"
                default: return scalar.isPythonPrintable ? String(scalar) : scalar.pythonEscape
                }
            })
        output.append(quote.utf8, .content)
    }
}

extension Unicode.Scalar {
    /// Whether Python's `str.isprintable` holds for the code point.
    var isPythonPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            false
        case .spaceSeparator: self == " "
        default: true
        }
    }

    fileprivate var pythonEscape: String {
        let digits = String(value, radix: 16)
        func padded(_ count: Int) -> String {
            String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        return value < 0x100
            ? "\\x" + padded(2) : value < 0x10000 ? "\\u" + padded(4) : "\\U" + padded(8)
    }
}
