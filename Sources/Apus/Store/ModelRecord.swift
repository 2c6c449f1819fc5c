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

    /// Where the file came from, in one line.
    public let origin: String

    /// Who stated a file's SHA-256.
    public enum Authority: String, Sendable, Codable {
        /// The catalogue.
        case catalogue

        /// The hub, with the file.
        case hub

        /// Nobody: the file was taken as it came, and the SHA-256 was computed from it.
        case nobody
    }
}
