import Foundation

/// Cuts the text of an exported chat into messages, so that sending times can't be taken for content.
///
/// ```swift
/// let parser = ChatThreadParser(locale: Locale(identifier: "it_IT"))
/// let thread = parser.parse("""
///     12/03/24, 18:30 - Anna: Cena domani?
///     Alle 20
///     12/03/24, 18:31 - Ugo: Ok!
///     """)
/// thread?.messages[0].sender   // "Anna"; its body is "Cena domani?\nAlle 20"
/// ```
///
/// The forms are those of `Documentation/Normalisers.md`. A line without a date of the thread's form
/// goes on with the message before it. Whether 03/04 is in March or in April is decided by all
/// messages: numbers above 12 and the order of time.
public struct ChatThreadParser: Sendable {
    let scanner: ChatHeaderScanner

    /// Creates a parser of the language and the customs of a locale.
    ///
    /// - Parameter locale: Whose month names are read and whose order of day and month is preferred.
    public init(locale: Locale) {
        scanner = ChatHeaderScanner(locale)
    }

    /// The messages of a text.
    ///
    /// - Parameter text: A thread as it was exported or copied.
    /// - Returns: nil when there is no message in it, no order of the date's numbers fits all of them, or
    ///   the text is longer than ``NormaliserLimits/threadLength``.
    /// - Complexity: O(*n*) time and memory in the length of the text.
    public func parse(_ text: String) -> ChatThread? {
        guard text.utf8.count <= NormaliserLimits.threadLength else { return nil }
        var format: ChatThread.Format?
        var headers: [ChatHeader] = []
        var bodyEnds: [String.Index] = []
        let lines = Self.lines(of: text)
        for (index, line) in lines.enumerated() {
            guard let header = scanner.header(of: line) ?? scanner.block(lines[index...]),
                format == nil || format == header.format
            else { continue }
            if !headers.isEmpty { bodyEnds.append(line.startIndex) }
            format = header.format
            headers.append(header)
        }
        bodyEnds.append(text.endIndex)
        guard let format, let first = headers.first, let days = days(of: headers) else {
            return nil
        }
        let messages = headers.indices.map { index in
            let header = headers[index]
            return ChatThread.Message(
                sender: header.sender, day: days[index], time: header.time, header: header.range,
                body: Self.trimmed(header.range.upperBound..<bodyEnds[index], text))
        }
        let preamble = Self.trimmed(text.startIndex..<first.range.lowerBound, text)
        return ChatThread(
            format: format, messages: messages, preamble: preamble.isEmpty ? nil : preamble)
    }

    /// The days of the messages in the orders of numbers that fit all of them.
    private func days(of headers: [ChatHeader]) -> [Reading<CalendarDay>]? {
        var orders = scanner.orders.indices.filter { order in
            headers.allSatisfy { $0.days[order] != nil }
        }
        let inTime = orders.filter { order in
            zip(headers, headers.dropFirst()).allSatisfy { earlier, later in
                guard let day = earlier.days[order], let next = later.days[order] else {
                    return false
                }
                // Messages that arrive late may step back a little.
                return next.adding(1, .day).map { $0 >= day } ?? true
            }
        }
        if !inTime.isEmpty { orders = inTime }
        var readings: [Reading<CalendarDay>] = []
        for header in headers {
            guard let reading = Reading(candidates: orders.compactMap { header.days[$0] }) else {
                return nil
            }
            readings.append(reading)
        }
        return readings
    }

    /// The lines of a text, without what ends them.
    private static func lines(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            line in
            Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }

    /// A range without the white space and the marks of direction at its ends.
    private static func trimmed(_ range: Range<String.Index>, _ text: String) -> Range<String.Index>
    {
        let scalars = text.unicodeScalars[range]
        let isContent: (Unicode.Scalar) -> Bool = { scalar in
            !scalar.properties.isWhitespace && !ChatHeaderScanner.isDirectionMark(scalar)
        }
        guard let first = scalars.firstIndex(where: isContent),
            let last = scalars.lastIndex(where: isContent)
        else { return range.lowerBound..<range.lowerBound }
        return first..<scalars.index(after: last)
    }
}
