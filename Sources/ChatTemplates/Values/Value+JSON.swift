import OrderedJSON

extension Value {
    /// The value that Python's `json.loads` gives for JSON, with all text of one origin.
    init(_ json: JSONValue, origin: Text.Origin) {
        switch json {
        case .null: self = .none
        case .bool(let value): self = .bool(value)
        case .number(let number):
            if !number.isWrittenAsInteger {
                self = .float(number.doubleValue)
            } else if let value = Int(number.rawText) {
                self = .int(value)
            } else {
                self = .largeInt(number.rawText)
            }
        case .string(let text): self = .string(Text(text, origin))
        case .array(let elements): self = .list(elements.map { Value($0, origin: origin) })
        case .object(let object):
            self = .dictionary(
                ValueDictionary(
                    distinct: object.map { (Text($0.key, origin), Value($0.value, origin: origin)) }
                ))
        }
    }
}
