import OrderedJSON

/// Reads a call that is a JSON object with `name` and `arguments` or `parameters`, in any order.
///
/// A member `type` may stand beside them, as Llama 3 writes it; nothing else may. The arguments are
/// checked as JSON only once they are complete: until then strings and braces are all that counts.
struct JSONCallReader: ToolCallReader {
    private enum State {
        case start
        /// Before a key; `canEnd` right after the opening brace.
        case key(canEnd: Bool)
        case colon
        case value
        /// In a string at the top level, whose raw text is collected.
        case string(isKey: Bool)
        /// In the arguments, so many braces and brackets deep.
        case arguments(depth: Int)
        case afterValue
    }

    private(set) var name: String?
    private(set) var arguments: [UInt8] = []
    private var state = State.start
    private var string: [UInt8] = []
    private var isEscaped = false
    private var isInString = false
    private var key = ""
    private var keys: Set<String> = []

    mutating func read(_ byte: UInt8) -> ToolCallProgress {
        switch state {
        case .string(let isKey): return readString(byte, isKey: isKey)
        case .arguments(let depth): return readArguments(byte, depth: depth)
        default: return byte.isJSONSpace ? .open : readStructure(byte)
        }
    }

    private mutating func readStructure(_ byte: UInt8) -> ToolCallProgress {
        switch (state, byte) {
        case (.start, UInt8(ascii: "{")):
            state = .key(canEnd: true)
        case (.key, UInt8(ascii: "\"")):
            begin(string: byte, isKey: true)
        case (.colon, UInt8(ascii: ":")):
            state = .value
        case (.value, UInt8(ascii: "\"")) where key != "arguments":
            begin(string: byte, isKey: false)
        case (.value, UInt8(ascii: "{")) where key == "arguments":
            arguments.append(byte)
            state = .arguments(depth: 1)
        case (.afterValue, UInt8(ascii: ",")):
            state = .key(canEnd: false)
        case (.afterValue, UInt8(ascii: "}")) where name != nil:
            if arguments.isEmpty { arguments = Array("{}".utf8) }
            return .complete
        default:
            return .invalid
        }
        return .open
    }

    private mutating func begin(string byte: UInt8, isKey: Bool) {
        string = [byte]
        isEscaped = false
        state = .string(isKey: isKey)
    }

    private mutating func readString(_ byte: UInt8, isKey: Bool) -> ToolCallProgress {
        string.append(byte)
        if isEscaped {
            isEscaped = false
            return .open
        }
        isEscaped = byte == UInt8(ascii: "\\")
        guard byte == UInt8(ascii: "\"") else { return .open }
        guard let text = try? JSONValue(parsing: string).stringValue else { return .invalid }
        return isKey ? end(key: text) : end(value: text)
    }

    private mutating func end(key text: String) -> ToolCallProgress {
        switch text {
        case "name", "type": key = text
        case "arguments", "parameters": key = "arguments"
        default: return .invalid
        }
        state = .colon
        return keys.insert(key).inserted ? .open : .invalid
    }

    private mutating func end(value text: String) -> ToolCallProgress {
        state = .afterValue
        guard key == "name" else { return text == "function" ? .open : .invalid }
        name = text
        return .open
    }

    private mutating func readArguments(_ byte: UInt8, depth: Int) -> ToolCallProgress {
        arguments.append(byte)
        if isEscaped {
            isEscaped = false
            return .open
        }
        switch byte {
        case UInt8(ascii: "\""): isInString.toggle()
        case UInt8(ascii: "\\"): isEscaped = isInString
        case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString:
            state = .arguments(depth: depth + 1)
        case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
            state = depth == 1 ? .afterValue : .arguments(depth: depth - 1)
        default: break
        }
        return .open
    }
}
