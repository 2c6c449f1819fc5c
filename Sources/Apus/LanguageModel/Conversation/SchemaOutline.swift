import Foundation
import OrderedJSON

/// A JSON Schema in few words: the form of the answer as small models understand it.
///
/// The notation is that of TypeScript's types, which code models have seen most of, with comments for
/// descriptions. It takes about a third of the schema's own tokens.
struct SchemaOutline {
    private let document: JSONValue

    init(_ document: JSONValue) { self.document = document }

    /// The instruction to answer in the schema's form.
    var text: String {
        var writer = Writer(definitions: document["$defs"]?.objectValue ?? JSONObject())
        let form = writer.form(of: document, indent: "", depth: 0)
        let named = writer.namedForms()
        let comment = document["description"]?.stringValue.map { " // \(Writer.line($0))" } ?? ""
        return "Answer in JSON of this form:\(comment)\n\(form)\(named)"
    }

    private struct Writer {
        /// Deeper schemas are cut short; what the model writes is held to the schema all the same.
        static let maximumDepth = 12
        /// So are larger ones: definitions that refer to each other can grow without bounds.
        static let maximumForms = 2000

        private var formCount = 0
        let definitions: JSONObject
        /// Definitions that refer to themselves, which are written once, by name.
        var named: [String] = []
        private var open: [String] = []

        init(definitions: JSONObject) { self.definitions = definitions }

        /// The first line of a text.
        static func line(_ text: String) -> String {
            text.split(whereSeparator: \.isNewline).joined(separator: " ")
        }

        mutating func namedForms() -> String {
            var text = ""
            var index = 0
            while index < named.count {
                let name = named[index]
                index += 1
                guard let schema = definitions[name] else { continue }
                open = [name]
                text += "\nwhere \(name) is \(form(of: schema, indent: "", depth: 0))"
                open = []
            }
            return text
        }

        mutating func form(of schema: JSONValue, indent: String, depth: Int) -> String {
            formCount += 1
            guard depth < Self.maximumDepth, formCount < Self.maximumForms else { return "any" }
            if let reference = schema["$ref"]?.stringValue {
                return form(ofReference: reference, indent: indent, depth: depth)
            }
            if let value = schema["const"] { return value.jsonText() }
            if let values = schema["enum"]?.arrayValue {
                return values.map { $0.jsonText() }.joined(separator: " | ")
            }
            if let members = schema["anyOf"]?.arrayValue {
                return members.map { form(of: $0, indent: indent, depth: depth + 1) }
                    .joined(separator: " | ")
            }
            switch schema["type"]?.stringValue {
            case "object": return object(schema, indent: indent, depth: depth)
            case "array":
                let item = schema["items"].map { form(of: $0, indent: indent, depth: depth + 1) }
                return "[\(item ?? "any"), ...]"
            case "string": return "string"
            case let type?: return type
            case nil: return "any"
            }
        }

        private mutating func form(
            ofReference reference: String, indent: String, depth: Int
        ) -> String {
            let prefix = "#/$defs/"
            guard reference.hasPrefix(prefix) else { return "the same form again" }
            let escaped = String(reference.dropFirst(prefix.count))
            let name = (escaped.removingPercentEncoding ?? escaped)
                .split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
                .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
            guard let schema = definitions[name] else { return name }
            if open.contains(name) || named.contains(name) {
                if !named.contains(name) { named.append(name) }
                return name
            }
            open.append(name)
            defer { open.removeLast() }
            return form(of: schema, indent: indent, depth: depth + 1)
        }

        private mutating func object(
            _ schema: JSONValue, indent: String, depth: Int
        ) -> String {
            let members = schema["properties"]?.objectValue ?? JSONObject()
            let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
            let inner = indent + "  "
            var lines: [String] = []
            for (index, member) in members.enumerated() {
                let optional =
                    required.contains { $0.utf8.elementsEqual(member.key.utf8) } ? "" : "?"
                let form = form(of: member.value, indent: inner, depth: depth + 1)
                let comma = index < members.count - 1 ? "," : ""
                let name = JSONValue.string(member.key).jsonText()
                lines.append(
                    "\(inner)\(name)\(optional): \(form)\(comma)\(comment(on: member.value))")
            }
            if let values = schema["additionalProperties"], values.objectValue != nil {
                lines.append("\(inner)[name]: \(form(of: values, indent: inner, depth: depth + 1))")
            }
            guard !lines.isEmpty else { return "{}" }
            return "{\n\(lines.joined(separator: "\n"))\n\(indent)}"
        }

        private func comment(on schema: JSONValue) -> String {
            var notes: [String] = []
            if let description = schema["description"]?.stringValue {
                notes.append(Self.line(description))
            }
            notes += demands(of: schema)
            if let item = schema["items"] { notes += demands(of: item).map { "each \($0)" } }
            return notes.isEmpty ? "" : " // \(notes.joined(separator: "; "))"
        }

        private func demands(of schema: JSONValue) -> [String] {
            var notes: [String] = []
            func bounds(_ lower: String, _ upper: String, _ unit: String) {
                let (least, most) = (schema[lower]?.numberValue, schema[upper]?.numberValue)
                switch (least, most) {
                case (let least?, let most?): notes.append("\(least) to \(most)\(unit)")
                case (let least?, nil): notes.append("at least \(least)\(unit)")
                case (nil, let most?): notes.append("at most \(most)\(unit)")
                case (nil, nil): break
                }
            }
            bounds("minimum", "maximum", "")
            bounds("minItems", "maxItems", " items")
            if schema["x-verbatim"] != nil { notes.append("copied from the text") }
            if let format = schema["format"]?.stringValue { notes.append(format) }
            return notes
        }
    }
}
