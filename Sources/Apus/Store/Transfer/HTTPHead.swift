import Foundation

/// The head of an HTTP answer (RFC 9110).
struct HTTPHead: Sendable {
    let status: Int
    private let fields: [String: String]

    init(status: Int, fields: [String: String]) {
        self.status = status
        self.fields = Dictionary(
            fields.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// A field's value by its name in lower case.
    subscript(_ name: String) -> String? { fields[name] }

    /// Where a redirect leads, as written; nil for any other answer.
    var redirect: String? {
        switch status {
        case 301, 302, 303, 307, 308: self["location"]
        default: nil
        }
    }

    /// The length of the whole file in bytes, if the answer tells.
    var totalByteCount: Int64? {
        status == 206 || status == 416 ? contentRange?.total : byteCount("content-length")
    }

    /// `Content-Range` (RFC 9110, section 14.4): the first byte, if bytes follow, and the total.
    var contentRange: (first: Int64?, total: Int64?)? {
        guard let text = self["content-range"] else { return nil }
        let unit = text.split(separator: " ", omittingEmptySubsequences: true)
        guard unit.count == 2, unit[0].lowercased() == "bytes" else { return nil }
        let parts = unit[1].split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let first = parts[0].split(separator: "-", omittingEmptySubsequences: false).first
            .flatMap(Self.natural)
        return (first, Self.natural(parts[1]))
    }

    /// What `If-Range` may carry (RFC 9110, section 13.1.5): a strong tag, or else the date.
    var validator: String? {
        if let tag = self["etag"] { return tag.hasPrefix("\"") ? tag : nil }
        return self["last-modified"]
    }

    /// How long the server asks to wait (RFC 9110, section 10.2.3), counted from `now`.
    func retryAfter(now: Date) -> Duration? {
        guard let text = self["retry-after"] else { return nil }
        if let seconds = Self.natural(text) { return .seconds(seconds) }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        guard let date = formatter.date(from: text) else { return nil }
        return .seconds(max(0, date.timeIntervalSince(now)))
    }

    private func byteCount(_ name: String) -> Int64? { self[name].flatMap(Self.natural) }

    /// A number in decimal digits alone, within the range of the type.
    private static func natural(_ text: some StringProtocol) -> Int64? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int64(text)
    }
}
