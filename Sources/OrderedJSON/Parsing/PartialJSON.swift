/// What can be told from the first part of a document, such as a model's output so far.
///
/// Open arrays and objects are closed. An open string is kept as far as its characters are whole.
/// A literal that is not fully written, a key that is not followed by a value, and (by default) a
/// number that reaches the end are left out, since their values are not known yet.
public struct PartialJSON: Sendable, Hashable {
    /// What the text ends in.
    public enum OpenElement: Sendable, Hashable {
        /// Nothing: the document is complete.
        case none
        /// The place of a value of which nothing is written yet.
        case value
        /// An array or object, between its members.
        case container
        /// An object member's key, its place after a comma, or the place between it and its value.
        case key
        /// A string, whose first part is in the value.
        case string
        /// A number that may go on.
        case number
        /// One of `true`, `false` and `null`, of which only a part is written.
        case literal
    }

    /// The value so far, or nil if nothing of it is known.
    public let value: JSONValue?
    /// What the text ends in.
    public let openElement: OpenElement
    /// The way to the innermost value that is still being written; nil for a complete document.
    public let openPath: JSONPath?

    /// Whether the document is complete.
    public var isComplete: Bool { openElement == .none }

    /// Reads the first part of a document.
    ///
    /// - Parameters:
    ///   - bytes: The text so far in UTF-8; it may end within a character.
    ///   - options: How strictly to read, and what to do with a number at the end.
    /// - Throws: ``JSONError`` if no document starts like this.
    /// - Complexity: Linear in the number of bytes.
    public init(
        parsing bytes: [UInt8], options: JSONParsingOptions = JSONParsingOptions()
    ) throws(JSONError) {
        var reader = JSONReader(bytes, options: options, isTruncated: true)
        do {
            value = try reader.read()
            openElement = .none
            openPath = nil
        } catch {
            guard error.code == .unexpectedEnd else { throw error }
            (value, openElement, openPath) = reader.closeAll()
        }
    }

    /// Reads the first part of a document.
    ///
    /// - Parameters:
    ///   - text: The text so far.
    ///   - options: How strictly to read, and what to do with a number at the end.
    /// - Throws: ``JSONError`` if no document starts like this.
    /// - Complexity: Linear in the length of the text.
    public init(
        parsing text: String, options: JSONParsingOptions = JSONParsingOptions()
    ) throws(JSONError) {
        try self.init(parsing: Array(text.utf8), options: options)
    }
}

extension JSONReader {
    /// Closes what is open, innermost first.
    fileprivate mutating func closeAll() -> (JSONValue?, PartialJSON.OpenElement, JSONPath?) {
        var components: [JSONPath.Component] = []
        for frame in stack.dropLast() { components.append(frame.openComponent) }
        let element = openElement
        if let top = stack.last, element != .container, element != .key {
            components.append(top.openComponent)
        }
        var value = openValue
        while var frame = stack.popLast() {
            if let value { frame.add(value) }
            value = frame.value
        }
        return (value, element, JSONPath(components))
    }

    private var openElement: PartialJSON.OpenElement {
        switch openScalar {
        case .key: return .key
        case .string: return .string
        case .number: return .number
        case .literal: return .literal
        case nil: break
        }
        switch expectation {
        case .value: return .value
        case .colon, .key: return .key
        default: return .container
        }
    }

    private var openValue: JSONValue? {
        switch openScalar {
        case .string(let text): .string(text)
        case .number(let number) where options.trailingNumber == .keep: number.map(JSONValue.number)
        default: nil
        }
    }
}

extension JSONReader.Frame {
    fileprivate var openComponent: JSONPath.Component {
        isObject ? .key(key ?? "") : .index(elements.count)
    }
}
