/// Finds the extent of a number (RFC 8259, section 6).
enum JSONNumberScanner {
    enum Outcome {
        /// A number that ends before the given position, where something else or nothing stands.
        case complete(end: Int)
        /// The text ends within a number whose first part, up to `valid`, is a number by itself.
        case truncated(valid: Int?)
        /// The byte at the given position cannot stand there.
        case invalid(at: Int)
    }

    static func scan(_ bytes: [UInt8], from start: Int) -> Outcome {
        var position = start
        func isDigit(_ position: Int) -> Bool {
            position < bytes.count && bytes[position] &- UInt8(ascii: "0") < 10
        }
        func skipDigits() {
            while isDigit(position) { position += 1 }
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        guard position < bytes.count else { return .truncated(valid: nil) }
        guard isDigit(position) else { return .invalid(at: position) }
        if bytes[position] == UInt8(ascii: "0") {
            position += 1
            if isDigit(position) { return .invalid(at: position) }
        } else {
            skipDigits()
        }
        var valid = position
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            guard position < bytes.count else { return .truncated(valid: valid) }
            guard isDigit(position) else { return .invalid(at: position) }
            skipDigits()
            valid = position
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count,
                bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
            {
                position += 1
            }
            guard position < bytes.count else { return .truncated(valid: valid) }
            guard isDigit(position) else { return .invalid(at: position) }
            skipDigits()
        }
        return .complete(end: position)
    }
}
