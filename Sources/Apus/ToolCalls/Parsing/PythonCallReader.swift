import OrderedJSON

/// Reads a call with keyword arguments as Python writes it, and turns the arguments into JSON.
///
/// Values are strings in double or single quotes, decimal numbers, `True`, `False`, `None` (or as JSON
/// spells them), lists and dictionaries with strings as keys. Arguments without a keyword are invalid.
/// Escapes follow the Python Language Reference, section 2.4.1.1; of the octal ones only `\0` is known.
struct PythonCallReader: ToolCallReader {
    private enum State {
        case name
        /// Before an argument's keyword.
        case argument
        case keyword
        case equals
        /// Before a value; a list may end instead.
        case value(canEnd: Bool)
        /// Before a dictionary's key, or its end.
        case key
        case colon
        case word
        case afterValue
    }

    private(set) var name: String?
    private(set) var arguments: [UInt8] = []
    private var state = State.name
    private var word: [UInt8] = []
    private var string: PythonStringReader?
    private var stringIsKey = false
    /// The brackets that are open, and whether something stands in each, the arguments' own first.
    private var open: [(bracket: UInt8, hasItems: Bool)] = []

    /// Whether a text can name a function: letters, digits, `_`, and `.` within.
    static func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: ".") }
            && text.utf8.first.map { $0 >= UInt8(ascii: "A") } == true
    }

    mutating func read(_ byte: UInt8) -> ToolCallProgress {
        if string != nil { return readString(byte) }
        switch state {
        case .name: return readName(byte)
        case .word: return readWord(byte)
        case .keyword: return readKeyword(byte)
        default: return byte.isJSONSpace ? .open : readStructure(byte)
        }
    }

    private mutating func readName(_ byte: UInt8) -> ToolCallProgress {
        guard byte == UInt8(ascii: "(") else {
            guard byte.isNameByte || byte == UInt8(ascii: ".") else { return .invalid }
            word.append(byte)
            return .open
        }
        let text = String(decoding: word, as: UTF8.self)
        guard Self.isName(text) else { return .invalid }
        name = text
        arguments = [UInt8(ascii: "{")]
        open = [(UInt8(ascii: ")"), false)]
        state = .argument
        return .open
    }

    private mutating func readKeyword(_ byte: UInt8) -> ToolCallProgress {
        if byte.isNameByte {
            word.append(byte)
            return .open
        }
        // Names are ASCII, so they need no escapes.
        arguments += [UInt8(ascii: "\"")] + word + Array("\": ".utf8)
        state = .equals
        return byte.isJSONSpace ? .open : readStructure(byte)
    }

    private mutating func readStructure(_ byte: UInt8) -> ToolCallProgress {
        switch (state, byte) {
        case (.argument, UInt8(ascii: ")")): return close(byte)
        case (.argument, _) where byte.isNameByte:
            beginItem()
            word = [byte]
            state = .keyword
        case (.equals, UInt8(ascii: "=")): state = .value(canEnd: false)
        case (.key, UInt8(ascii: "}")), (.value(canEnd: true), UInt8(ascii: "]")):
            return close(byte)
        case (.key, UInt8(ascii: "\"")), (.key, UInt8(ascii: "'")):
            beginItem()
            begin(string: byte, isKey: true)
        case (.colon, UInt8(ascii: ":")):
            arguments += Array(": ".utf8)
            state = .value(canEnd: false)
        case (.value(let canEnd), _):
            // In a list each value is an item; elsewhere its key was.
            if canEnd { beginItem() }
            return beginValue(byte)
        case (.afterValue, UInt8(ascii: ",")):
            state = afterComma
        case (.afterValue, _): return close(byte)
        default: return .invalid
        }
        return .open
    }

    private var afterComma: State {
        switch open.last?.bracket {
        case UInt8(ascii: "]"): .value(canEnd: true)
        case UInt8(ascii: "}"): .key
        default: .argument
        }
    }

    private mutating func beginItem() {
        guard let last = open.indices.last else { return }
        if open[last].hasItems { arguments += Array(", ".utf8) }
        open[last].hasItems = true
    }

    private mutating func beginValue(_ byte: UInt8) -> ToolCallProgress {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            begin(string: byte, isKey: false)
        case UInt8(ascii: "["):
            arguments.append(byte)
            open.append((UInt8(ascii: "]"), false))
            state = .value(canEnd: true)
        case UInt8(ascii: "{"):
            arguments.append(byte)
            open.append((UInt8(ascii: "}"), false))
            state = .key
        case _ where byte.isNameByte || byte == UInt8(ascii: "-"):
            word = [byte]
            state = .word
        default: return .invalid
        }
        return .open
    }

    private mutating func close(_ byte: UInt8) -> ToolCallProgress {
        guard let last = open.popLast(), last.bracket == byte else { return .invalid }
        arguments.append(open.isEmpty ? UInt8(ascii: "}") : byte)
        state = .afterValue
        return open.isEmpty ? .complete : .open
    }

    private mutating func readWord(_ byte: UInt8) -> ToolCallProgress {
        if byte.isNameByte
            || [UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte)
        {
            word.append(byte)
            return .open
        }
        switch String(decoding: word, as: UTF8.self) {
        case "True", "true": arguments += Array("true".utf8)
        case "False", "false": arguments += Array("false".utf8)
        case "None", "null": arguments += Array("null".utf8)
        case let text:
            guard JSONNumber(rawText: text) != nil else { return .invalid }
            arguments += word
        }
        state = .afterValue
        return byte.isJSONSpace ? .open : readStructure(byte)
    }

    // MARK: - Strings

    private mutating func begin(string quote: UInt8, isKey: Bool) {
        string = PythonStringReader(quote: quote)
        stringIsKey = isKey
        arguments.append(UInt8(ascii: "\""))
    }

    private mutating func readString(_ byte: UInt8) -> ToolCallProgress {
        guard let isOpen = string?.read(byte, into: &arguments) else { return .invalid }
        if !isOpen {
            string = nil
            state = stringIsKey ? .colon : .afterValue
        }
        return .open
    }
}
