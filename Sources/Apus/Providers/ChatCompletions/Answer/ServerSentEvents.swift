/// One event of a stream.
struct ServerSentEvent: Equatable {
    /// The kind of event; `message` if the stream does not say.
    var name = "message"
    /// The lines of data, joined by line feeds.
    var data: [UInt8] = []
}

/// Takes a stream of events apart as it comes (WHATWG HTML, section 9.2.6).
///
/// An event that has not ended when the stream does is dropped, as the standard has it. As
/// llama-server once wrote them, lines of `error:` count as data of an event of that name.
struct ServerSentEventParser {
    private let byteLimit: Int
    private var line: [UInt8] = []
    private var event = ServerSentEvent()
    private var hasData = false
    private var isAfterReturn = false
    private var isFirstLine = true

    /// Creates a parser.
    ///
    /// - Parameter byteLimit: The longest event.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Takes the next bytes of the stream.
    ///
    /// - Returns: The events that they complete; nil if an event is too long.
    mutating func take(_ bytes: [UInt8]) -> [ServerSentEvent]? {
        var events: [ServerSentEvent] = []
        var rest = bytes[...]
        while let first = rest.first {
            if isAfterReturn, first == UInt8(ascii: "\n") { rest.removeFirst() }
            isAfterReturn = false
            let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            line += rest[..<(end ?? rest.endIndex)]
            guard line.count + event.data.count <= byteLimit else { return nil }
            guard let end else { break }
            isAfterReturn = rest[end] == UInt8(ascii: "\r")
            rest = rest[(end + 1)...]
            if let event = endLine() { events.append(event) }
        }
        return events
    }

    /// Takes in a line that is complete.
    ///
    /// - Returns: The event that it ends.
    private mutating func endLine() -> ServerSentEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isFirstLine = false
        guard !line.isEmpty else {
            defer {
                event = ServerSentEvent()
                hasData = false
            }
            return hasData ? event : nil
        }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "data": addData(value)
        case "error":
            event.name = "error"
            addData(value)
        case "event": event.name = String(decoding: value, as: UTF8.self)
        default: break
        }
        return nil
    }

    private mutating func addData(_ value: ArraySlice<UInt8>) {
        if hasData { event.data.append(UInt8(ascii: "\n")) }
        hasData = true
        event.data += value
    }
}
