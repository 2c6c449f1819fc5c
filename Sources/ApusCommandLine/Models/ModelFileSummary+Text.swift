import GGUF

extension ModelFileSummary {
    private static let longestValue = 80

    /// The summary as lines of a label and a value.
    var text: String {
        let rows: [(label: String, value: String?)] =
            [
                ("name", name?.printable(limit: Self.longestValue)),
                ("architecture", architecture?.printable(limit: Self.longestValue)),
                ("parameters", "\(parameterCount)"),
                ("context length", contextLength.map { $0.of("token") }),
                ("tokenizer", tokenizerText),
                ("vocabulary", vocabularySize.map { $0.of("token") }),
                ("chat template", hasChatTemplate ? "yes" : "no"),
                ("tensors", "\(file.tensors.count)"),
                ("tensor types", typesText),
                ("format", "GGUF \(file.version)"),
                ("size", ByteCount.text(Int64(file.byteCount))),
            ] + file.paths.map { ("file", $0.printable()) }
        let width = rows.map(\.label.count).max() ?? 0
        return rows.map { label, value in
            let padding = String(repeating: " ", count: width - label.count)
            return "\(label)\(padding)  \(value ?? "not stated")\n"
        }.joined()
    }

    private var tokenizerText: String? {
        let parts = [tokenizer, preTokenizer].compactMap { $0 }
        return parts.isEmpty
            ? nil : parts.map { $0.printable(limit: Self.longestValue) }.joined(separator: ", ")
    }

    private var typesText: String {
        types.map { share in
            "\(share.type.name) (\(share.tensorCount.of("tensor")), "
                + "\(ByteCount.text(Int64(share.byteCount))))"
        }.joined(separator: ", ")
    }

    /// A line for each pair of the metadata, in the order of the file.
    var metadataText: String {
        file.metadata.keys.map { key in
            let value = file.metadata[key].map(Self.text) ?? ""
            return "\(key.printable()) = \(value)\n"
        }.joined()
    }

    /// A line for each tensor, in the order of the file.
    var tensorText: String {
        var table = TextTable(header: ["TENSOR", "TYPE", "SHAPE", "BYTES"])
        table.numericColumns = [3]
        table.rows = file.tensors.map { tensor in
            [
                tensor.name.printable(), tensor.type.name,
                tensor.dimensions.map(String.init).joined(separator: " x "),
                "\(tensor.byteCount)",
            ]
        }
        return table.text
    }

    private static func text(_ value: GGUFValue) -> String {
        switch value {
        case .string(let text): "\"\(text.printable(limit: longestValue))\""
        case .array(let array): "\(array.count.of("element")) of type \(array.elementType)"
        case .bool(let value): "\(value)"
        case .uint8(let value): "\(value)"
        case .int8(let value): "\(value)"
        case .uint16(let value): "\(value)"
        case .int16(let value): "\(value)"
        case .uint32(let value): "\(value)"
        case .int32(let value): "\(value)"
        case .uint64(let value): "\(value)"
        case .int64(let value): "\(value)"
        case .float32(let value): "\(value)"
        case .float64(let value): "\(value)"
        }
    }
}
