/// Whether the head of a request says clearly, and within limits, where its body ends.
enum RequestFraming {
    /// The error to answer with at once; nil if the body may be read.
    ///
    /// A request whose length two readers may take differently is refused (RFC 9112, section 6.3).
    static func refusal(of request: HTTPRequest, _ limits: ServerLimits) -> ServerError? {
        guard request.fields.allSatisfy({ isToken($0.name) }) else {
            return ServerError(
                .badRequest, subject: "the head", expected: "names of fields without white space")
        }
        let lengths = request.values(of: "content-length")
        let encodings = request.values(of: "transfer-encoding")
        if !lengths.isEmpty, !encodings.isEmpty {
            return ServerError(
                .badRequest, subject: "the head",
                expected: "`Content-Length` or `Transfer-Encoding`", found: "both")
        }
        if lengths.count > 1 || encodings.count > 1 {
            return ServerError(
                .badRequest, subject: "the head", expected: "one length of the body",
                found: "\(max(lengths.count, encodings.count))")
        }
        if let length = lengths.first {
            guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return ServerError(
                    .badRequest, subject: "`Content-Length`", expected: "decimal digits")
            }
            guard let count = Int(length), count <= limits.bodyBytes else {
                return .bodyTooLarge(limits)
            }
        }
        if let encoding = encodings.first, encoding.lowercased() != "chunked" {
            return ServerError(
                .badRequest, subject: "`Transfer-Encoding`", expected: "`chunked`")
        }
        return nil
    }

    /// Whether a text is a name of a field; others are read differently by different readers (RFC 9112,
    /// section 5.1).
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
