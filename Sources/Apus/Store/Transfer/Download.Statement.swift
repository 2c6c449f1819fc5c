import Foundation

extension Download.Statement {
    /// Adds what the hub says about the file before it hands over to another server.
    ///
    /// A hub names the SHA-256 of a large file in `X-Linked-Etag`, or in `ETag` if it serves the
    /// file itself, and its length in `X-Linked-Size`. Entity tags of other forms say nothing.
    ///
    /// - Throws: `hashMismatch` or `sizeMismatch` if the hub contradicts what is stated already.
    func adding(_ head: HTTPHead, of address: URL) throws(ApusError) -> Self {
        var statement = self
        if let hash = head["x-linked-etag"].flatMap(Self.digest)
            ?? head["etag"].flatMap(Self.digest)
        {
            if let sha256, sha256 != hash {
                throw ApusError(
                    .hashMismatch, subject: address.absoluteString, expected: "`\(sha256)`",
                    found: "`\(hash)`, as the hub states")
            }
            if sha256 == nil {
                statement.sha256 = hash
                statement.authority = .hub
            }
        }
        if let text = head["x-linked-size"], let size = Int64(text), size >= 0 {
            if let byteCount, byteCount != size {
                throw ApusError(
                    .sizeMismatch, subject: address.absoluteString, expected: byteCount.inBytes,
                    found: "\(size) bytes, as the hub states")
            }
            statement.byteCount = size
        }
        return statement
    }

    /// The SHA-256 that an entity tag holds, in lower case; nil for other tags.
    private static func digest(_ tag: String) -> String? {
        var text = Substring(tag)
        if text.hasPrefix("W/") { text = text.dropFirst(2) }
        if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
            text = text.dropFirst().dropLast()
        }
        return SHA256.isHexDigest(text) ? text.lowercased() : nil
    }
}
