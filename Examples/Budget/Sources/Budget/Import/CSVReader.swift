/// Reads comma-separated values (RFC 4180, and what banks make of it) into lines of fields.
///
/// Fields may be in quotation marks, with doubled ones inside. A quotation mark that is never
/// closed makes its line a bad one, and reading goes on with the next line.
struct CSVReader {
    /// A line of the file.
    struct Line: Hashable, Sendable {
        /// The number of the line in the file, from 1.
        let number: Int
        /// The fields, without their quotation marks and the white space around them.
        let fields: [String]
        /// Why the line cannot be used.
        let problem: String?
    }

    private let bytes: [UInt8]
    private let delimiter: UInt8
    private let limits: ImportLimits
    private var position = 0
    private var number = 1

    /// A reader of a text.
    init(_ bytes: [UInt8], delimiter: UInt8, limits: ImportLimits) {
        self.bytes = bytes
        self.delimiter = delimiter
        self.limits = limits
    }

    /// The next line; nil at the end.
    mutating func next() -> Line? {
        guard position < bytes.count else { return nil }
        let start = position
        let startNumber = number
        var fields: [String] = []
        var problem: String?
        while true {
            let field = readField()
            switch field {
            case .unclosed:
                position = start
                number = startNumber
                skipLine()
                return Line(
                    number: startNumber, fields: [], problem: "a quotation mark is not closed")
            case .text(let range, let isEscaped):
                if range.count > limits.fieldBytes {
                    problem = "a field has more than \(limits.fieldBytes) bytes"
                } else if fields.count < limits.columns {
                    fields.append(text(range, isEscaped: isEscaped))
                } else {
                    problem = "the line has more than \(limits.columns) columns"
                }
            }
            guard position < bytes.count else { break }
            if bytes[position] == delimiter {
                position += 1
                if position == bytes.count {
                    fields.append("")
                    break
                }
                continue
            }
            skipLineEnd()
            break
        }
        if problem == nil, fields.contains(where: { $0.utf8.contains(0) }) {
            problem = "a field has a NUL character"
        }
        return Line(number: startNumber, fields: problem == nil ? fields : [], problem: problem)
    }

    private enum Field {
        case text(Range<Int>, isEscaped: Bool)
        case unclosed
    }

    /// Goes behind the next field, up to the delimiter, the end of the line or of the file.
    private mutating func readField() -> Field {
        while position < bytes.count, bytes[position] == Self.space { position += 1 }
        guard position < bytes.count, bytes[position] == Self.quote else {
            let start = position
            while position < bytes.count, bytes[position] != delimiter,
                bytes[position] != Self.newline, bytes[position] != Self.carriageReturn
            {
                position += 1
            }
            return .text(trimmed(start..<position), isEscaped: false)
        }
        position += 1
        let start = position
        let firstNumber = number
        var isEscaped = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == Self.newline || (byte == Self.carriageReturn && !isNewline(position + 1)) {
                number += 1
                if number - firstNumber >= limits.fieldLines { return .unclosed }
            } else if byte == Self.quote {
                if position + 1 < bytes.count, bytes[position + 1] == Self.quote {
                    isEscaped = true
                    position += 1
                } else {
                    let end = position
                    position += 1
                    while position < bytes.count, bytes[position] == Self.space { position += 1 }
                    guard
                        position == bytes.count || bytes[position] == delimiter
                            || bytes[position] == Self.newline
                            || bytes[position] == Self.carriageReturn
                    else { return .unclosed }
                    return .text(start..<end, isEscaped: isEscaped)
                }
            }
            position += 1
        }
        return .unclosed
    }

    private func isNewline(_ index: Int) -> Bool {
        index < bytes.count && bytes[index] == Self.newline
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == Self.space { end -= 1 }
        return range.lowerBound..<end
    }

    private func text(_ range: Range<Int>, isEscaped: Bool) -> String {
        guard isEscaped else { return String(decoding: bytes[range], as: UTF8.self) }
        var unescaped: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            unescaped.append(bytes[index])
            index += bytes[index] == Self.quote ? 2 : 1
        }
        return String(decoding: unescaped, as: UTF8.self)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != Self.newline,
            bytes[position] != Self.carriageReturn
        {
            position += 1
        }
        skipLineEnd()
    }

    private mutating func skipLineEnd() {
        guard position < bytes.count else { return }
        if bytes[position] == Self.carriageReturn { position += 1 }
        if position < bytes.count, bytes[position] == Self.newline { position += 1 }
        number += 1
    }

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let space = UInt8(ascii: " ")
}
