import Foundation

/// What the store writes down beside a file that it pulled: a small JSON file.
public struct ModelRecord: Sendable, Codable, Hashable {
    /// The catalogue's name of the model.
    public let name: String

    /// The file's name.
    public let file: String

    /// The file's size in bytes.
    public let byteCount: Int64

    /// The file's SHA-256, 64 lower-case hexadecimal digits.
    public let sha256: String

    /// Who stated the SHA-256 that the file was checked against.
    public let checkedAgainst: Authority

    /// Where the file came from, in one line; nil for a file that was there before.
    public let origin: String?

    /// Who stated a file's SHA-256.
    public enum Authority: String, Sendable, Codable {
        /// The catalogue.
        case catalogue

        /// The hub, with the file.
        case hub

        /// Nobody: the file was taken as it came, and the SHA-256 was computed from it.
        case nobody
    }

    /// Where the record of a file is.
    static func url(beside file: URL) -> URL { file.appendingPathExtension("json") }

    /// The record of a file; nil if there is none, or none that can be read.
    static func read(beside file: URL) -> ModelRecord? {
        StoreFolder.contents(of: url(beside: file), limit: 1 << 16)
            .flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
            .flatMap { SHA256.isHexDigest($0.sha256) ? $0 : nil }
    }

    /// Writes the record of a file down.
    func write(beside file: URL) throws(ApusError) {
        try StoreFolder.replace(Self.url(beside: file), with: Self.json(self))
    }

    /// A value as JSON with its keys in order.
    static func json(_ value: some Encodable) throws(ApusError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(value)
        } catch {
            throw ApusError(.unwritable, subject: "\(type(of: value))", underlying: error)
        }
    }
}
