/// Reads an input line by line.
struct LineReader {
    let input: InputChannel

    /// The greatest length of a line in bytes.
    let limit: Int

    private var buffer: [UInt8] = []
    /// Where in the buffer the next line begins.
    private var start = 0
    /// Up to where the buffer has been searched for a line break.
    private var searched = 0
    /// The bytes of the input that came before the buffer.
    private var bytesBefore = 0
    private var isAtEnd = false
    /// Whether the rest of a line that was too long is still to come.
    private var isSkipping = false

    init(_ input: InputChannel, limit: Int = InputLimits.messageBytes) {
        self.input = input
        self.limit = limit
    }

    /// The next line without its line break (`\n` or `\r\n`); nil at the end.
    ///
    /// After an error about one line the next call goes on with the line after it.
    ///
    /// - Throws: `unreadable`, or `invalidUTF8` or `inputTooLong` about this line.
    /// - Complexity: O(length of the line), amortised.
    mutating func next() throws(CommandLineError) -> String? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                if let line = try take(to: end, next: end + 1) { return line }
                continue
            }
            searched = buffer.count
            guard searched - start <= limit else {
                drop()
                if isSkipping { continue }
                isSkipping = true
                throw tooLong
            }
            guard !isAtEnd, let chunk = try input.read() else {
                isAtEnd = true
                return start == buffer.count ? nil : try take(to: searched, next: searched)
            }
            if start > 0 {
                bytesBefore += start
                buffer.removeFirst(start)
                searched -= start
                start = 0
            }
            buffer += chunk
        }
    }

    /// The line that ends before `end`; nil for the rest of one that was too long.
    private mutating func take(to end: Int, next: Int) throws(CommandLineError) -> String? {
        let offset = bytesBefore + start
        var line = buffer[start..<end]
        start = next
        searched = next
        if isSkipping {
            isSkipping = false
            return nil
        }
        guard line.count <= limit else { throw tooLong }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return try UTF8Text.string(Array(line), source: input.name, at: offset)
    }

    private mutating func drop() {
        bytesBefore += buffer.count
        buffer = []
        start = 0
        searched = 0
    }

    private var tooLong: CommandLineError {
        CommandLineError(.inputTooLong(source: "a line of \(input.name)", limit: limit))
    }
}
