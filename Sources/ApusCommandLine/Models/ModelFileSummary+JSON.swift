import GGUF
import OrderedJSON

extension ModelFileSummary {
    /// The object that `--json` prints; what the file does not state is null.
    func json(metadata: Bool, tensors: Bool) -> JSONValue {
        var object: JSONObject = [
            "name": .optional(name),
            "architecture": .optional(architecture),
            "parameters": .number(JSONNumber(parameterCount)),
            "context_length": .optional(contextLength),
            "tokenizer": .optional(tokenizer),
            "pre_tokenizer": .optional(preTokenizer),
            "vocabulary_size": .optional(vocabularySize),
            "chat_template": .bool(hasChatTemplate),
            "tensor_types": .array(types.map(\.json)),
            "gguf_version": .number(JSONNumber(file.version)),
            "bytes": .number(JSONNumber(file.byteCount)),
            "files": .array(file.paths.map(JSONValue.string)),
        ]
        if metadata { object["metadata"] = metadataJSON }
        if tensors { object["tensors"] = .array(file.tensors.map(Self.json)) }
        return .object(object)
    }

    private var metadataJSON: JSONValue {
        .object(
            JSONObject(
                file.metadata.keys.map { ($0, file.metadata[$0].map(Self.json) ?? .null) }))
    }

    private static func json(_ tensor: GGUFTensor) -> JSONValue {
        [
            "name": .string(tensor.name),
            "type": .string(tensor.type.name),
            "shape": .array(tensor.dimensions.map { .number(JSONNumber($0)) }),
            "bytes": .number(JSONNumber(tensor.byteCount)),
        ]
    }

    private static func json(_ value: GGUFValue) -> JSONValue {
        switch value {
        case .string(let text): .string(text)
        case .bool(let value): .bool(value)
        case .float32(let value): .number(text: value.description)
        case .float64(let value): .number(text: value.description)
        case .uint64(let value): .number(text: value.description)
        case .array(let array): json(array)
        default: .optional(value.integer)
        }
    }

    private static func json(_ array: GGUFArray) -> JSONValue {
        if let integers = array.integers() {
            return .array(integers.map { .number(JSONNumber($0)) })
        }
        if let floats = array.floats() {
            return .array(floats.map { .number(text: $0.description) })
        }
        if let bools = array.bools() { return .array(bools.map(JSONValue.bool)) }
        if let (bytes, offsets) = array.byteStrings() {
            return .array(
                zip(offsets, offsets.dropFirst()).map { start, end in json(bytes[start..<end]) })
        }
        return array.arrays().map { .array($0.map(json)) } ?? .null
    }

    /// A string, or the array of its bytes where they are not UTF-8.
    private static func json(_ bytes: ArraySlice<UInt8>) -> JSONValue {
        String(validating: bytes, as: UTF8.self).map(JSONValue.string)
            ?? .array(bytes.map { .number(JSONNumber(Int($0))) })
    }
}

extension ModelFileSummary.TypeShare {
    fileprivate var json: JSONValue {
        [
            "type": .string(type.name),
            "tensors": .number(JSONNumber(tensorCount)),
            "elements": .number(JSONNumber(elementCount)),
            "bytes": .number(JSONNumber(byteCount)),
        ]
    }
}
