import Foundation
import OrderedJSON

/// A response as it came.
struct HTTPAnswer: Sendable {
    struct Failure: Error {}

    let status: Int
    let head: String
    let body: String

    init(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n"),
            let status = text.split(separator: " ").dropFirst().first.flatMap({ Int($0.prefix(3)) })
        else { throw Failure() }
        head = String(text[..<end.lowerBound])
        self.status = status
        let rest = String(text[end.upperBound...])
        body =
            head.lowercased().contains("transfer-encoding: chunked") ? Self.unchunked(rest) : rest
    }

    /// The value of a field.
    func field(_ name: String) -> String? {
        for line in head.split(separator: "\r\n").dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            guard line[..<colon].lowercased() == name.lowercased() else { continue }
            return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }

    /// The code of the error object, and what it is about.
    var error: String { json["error"]?["code"]?.stringValue ?? "" }
    var parameter: String? { json["error"]?["param"]?.stringValue }

    /// The documents of a stream of events.
    var events: [JSONValue] {
        body.components(separatedBy: "\n").compactMap { line in
            guard line.hasPrefix("data: ") else { return nil }
            return try? JSONValue(parsing: String(line.dropFirst(6)))
        }
    }

    private static func unchunked(_ text: String) -> String {
        var rest = Array(text.utf8)[...]
        var body: [UInt8] = []
        while let end = rest.firstIndex(of: 0x0A) {
            let digits = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            let count = Int(digits.trimmingCharacters(in: .whitespacesAndNewlines), radix: 16) ?? 0
            if count == 0 { break }
            body += rest[(end + 1)...].prefix(count)
            rest = rest[(end + 1)...].dropFirst(count + 2)
        }
        return String(decoding: body, as: UTF8.self)
    }
}
