extension HTTPHead {
    /// Puts a head together from its lines (RFC 9112, sections 2 to 5).
    struct Parser {
        /// The head of the answer, once it is complete.
        private(set) var result: HTTPHead?

        private static let limit = 1 << 20
        private var status: Int?
        private var fields: [String: String] = [:]
        private var byteCount = 0

        /// Takes the next line with its end.
        ///
        /// Interim answers (1xx) are passed over, and so are lines after the head.
        ///
        /// - Parameter bytes: The line.
        /// - Returns: The head, if this line completes it.
        /// - Throws: `HTTPTransfer.Failure` if this is no head, or one that is too long.
        mutating func take(_ bytes: UnsafeRawBufferPointer) throws -> HTTPHead? {
            guard result == nil else { return nil }
            byteCount += bytes.count
            guard byteCount <= Self.limit else {
                throw HTTPTransfer.Failure(kind: .broken, reason: "the answer's head is too long")
            }
            let line = bytes.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
            guard let status else {
                status = try Self.status(String(decoding: line, as: UTF8.self))
                return nil
            }
            if line.isEmpty {
                defer {
                    self.status = nil
                    fields = [:]
                }
                if status >= 200 { result = HTTPHead(status: status, fields: fields) }
                return result
            }
            if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
                let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
                if fields[name] == nil { fields[name] = Self.text(line[(colon + 1)...]) }
            }
            return nil
        }

        /// A field's value without the blanks around it.
        private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
            let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
            }
            guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return "" }
            return String(decoding: bytes[...last].drop(while: isBlank), as: UTF8.self)
        }

        private static func status(_ line: String) throws -> Int {
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count >= 2, words[0].hasPrefix("HTTP/"), words[1].utf8.count == 3,
                words[1].utf8.allSatisfy({ (48...57).contains($0) }), let status = Int(words[1]),
                status >= 100
            else { throw HTTPTransfer.Failure(kind: .broken, reason: "the answer is no HTTP") }
            return status
        }
    }
}
