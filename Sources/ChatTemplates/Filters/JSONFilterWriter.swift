import OrderedJSON

/// The filter `tojson` as the transformers library defines it: Python's `json.dumps` with
/// `ensure_ascii` off.
struct JSONFilterWriter {
    private let renderer: Renderer
    private var escapesNonASCII = false
    private var indentation: String?
    private var itemSeparator = ", "
    private var keySeparator = ": "
    private var sortsKeys = false
    private var output = Text()
    private var level = 0

    /// The value as JSON; strings keep the origin of their characters, the rest is content.
    static func text(
        of value: Value, _ arguments: CallArguments, _ renderer: Renderer
    ) throws(ChatTemplateError) -> Text {
        var writer = JSONFilterWriter(renderer: renderer)
        try writer.configure(arguments)
        try writer.write(value)
        return writer.output
    }

    private init(renderer: Renderer) { self.renderer = renderer }

    private mutating func configure(_ arguments: CallArguments) throws(ChatTemplateError) {
        let bound = try arguments.bound(
            to: ["ensure_ascii", "indent", "separators", "sort_keys"], of: "tojson")
        escapesNonASCII = bound[0]?.isTrue ?? false
        sortsKeys = bound[3]?.isTrue ?? false
        if let indent = bound[1], !indent.isNone {
            if let text = indent.text {
                indentation = text.string
            } else {
                let width = try renderer.integer(indent, standard: 0, of: "tojson")
                try renderer.allocate(max(width, 0))
                indentation = String(repeating: " ", count: max(width, 0))
            }
            itemSeparator = ","
        }
        if let separators = bound[2], !separators.isNone {
            let pair = try renderer.iterate(separators)
            guard pair.count == 2 else {
                throw ChatTemplateError(
                    .invalidValue, "`separators` of `tojson` must be a pair", expected: "2",
                    found: "\(pair.count)")
            }
            itemSeparator = try renderer.text(pair[0], of: "tojson").string
            keySeparator = try renderer.text(pair[1], of: "tojson").string
        }
    }

    private mutating func append(_ text: String) throws(ChatTemplateError) {
        try renderer.allocate(text.utf8.count)
        output.append(text.utf8, .content)
    }

    private mutating func write(_ value: Value) throws(ChatTemplateError) {
        switch value {
        case .none: try append("null")
        case .bool(let value): try append(value ? "true" : "false")
        case .int(let value): try append(String(value))
        case .largeInt(let digits): try append(digits)
        case .float(let value): try append(Self.number(value))
        case .string(let text), .markup(let text): try write(text)
        case .sequence(let sequence) where sequence.kind == .list || sequence.kind == .tuple:
            try writeMembers("[", sequence.elements, "]") {
                (writer, element) throws(ChatTemplateError) in
                try writer.write(element)
            }
        case .dictionary(let dictionary): try write(dictionary)
        default: throw .type("filter `tojson`", value)
        }
    }

    private mutating func write(_ dictionary: ValueDictionary) throws(ChatTemplateError) {
        var members = Array(zip(dictionary.keys, dictionary.values))
        if sortsKeys { members = try renderer.sorted(members) { $0.0 } }
        try writeMembers("{", members, "}") { (writer, member) throws(ChatTemplateError) in
            try writer.write(try writer.key(member.0))
            try writer.append(writer.keySeparator)
            try writer.write(member.1)
        }
    }

    private func key(_ value: Value) throws(ChatTemplateError) -> Text {
        switch value {
        case .string(let text), .markup(let text): text
        case .none: Text("null", .content)
        case .bool(let value): Text(value ? "true" : "false", .content)
        case .int(let value): Text(String(value), .content)
        case .largeInt(let digits): Text(digits, .content)
        case .float(let value): Text(Self.number(value), .content)
        default: throw .type("key of `tojson`", value)
        }
    }

    private mutating func writeMembers<Member>(
        _ opening: String, _ members: [Member], _ closing: String,
        _ body: (inout JSONFilterWriter, Member) throws(ChatTemplateError) -> Void
    ) throws(ChatTemplateError) {
        guard !members.isEmpty else { return try append(opening + closing) }
        guard level < renderer.limits.evaluationDepth else {
            throw .limit("evaluationDepth", renderer.limits.evaluationDepth)
        }
        try append(opening)
        level += 1
        for (index, member) in members.enumerated() {
            if index > 0 { try append(itemSeparator) }
            try breakLine()
            try body(&self, member)
        }
        level -= 1
        try breakLine()
        try append(closing)
    }

    private mutating func breakLine() throws(ChatTemplateError) {
        guard let indentation else { return }
        try append("\n")
        for _ in 0..<level { try append(indentation) }
    }

    private mutating func write(_ text: Text) throws(ChatTemplateError) {
        try renderer.allocate(text.count, times: escapesNonASCII ? 6 : 2)
        output.append("\"".utf8, .content)
        var result = output
        output = Text()
        text.forEachRun(in: 0..<text.count) { range, origin in
            var escaped: [UInt8] = []
            escaped.reserveCapacity(range.count + 8)
            JSONStringEscaping.append(
                text.bytes[range], to: &escaped, escapesNonASCII: escapesNonASCII)
            result.append(escaped, origin)
        }
        output = result
        output.append("\"".utf8, .content)
    }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
        return PythonFloat.description(value)
    }
}
