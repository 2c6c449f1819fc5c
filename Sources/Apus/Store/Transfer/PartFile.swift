import Foundation

/// What has arrived of a file: `NAME.part`, and beside it `NAME.part.json`, which says of what.
struct PartFile: Sendable {
    let url: URL

    /// What must be the same for a transfer to go on from a part.
    struct State: Codable, Equatable, Sendable {
        /// The address that was asked first.
        let address: String

        /// The SHA-256 that the file is to have.
        let sha256: String?

        /// What tells this version of the file from others: an entity tag or a date, for `If-Range`.
        let validator: String?

        /// The length of the whole file in bytes.
        let total: Int64?

        /// Whether a part may be continued: by a validator, or because the hash will tell.
        var isResumable: Bool { validator != nil || sha256 != nil }
    }

    /// The part of the file with the given final name.
    init(of final: URL) { url = final.appendingPathExtension("part") }

    /// The files that may be there.
    var urls: [URL] { [url, stateURL] }

    private var stateURL: URL { url.appendingPathExtension("json") }

    /// How many bytes have arrived.
    var byteCount: Int64 { StoreFolder.byteCount(of: url) ?? 0 }

    /// What the bytes that have arrived belong to; nil if that is not known.
    func state() -> State? {
        StoreFolder.contents(of: stateURL, limit: 1 << 16)
            .flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    /// Opens the file to append at `byteCount`, dropping anything after it.
    func open(at byteCount: Int64) throws(ApusError) -> OpenFile {
        let file = try OpenFile(url, flags: O_WRONLY | O_CREAT)
        try file.truncate(to: byteCount)
        return file
    }

    /// Writes down what the bytes belong to.
    func setState(_ state: State) throws(ApusError) {
        try StoreFolder.replace(stateURL, with: ModelRecord.json(state))
    }

    /// Deletes what has arrived.
    func remove() throws(ApusError) {
        for url in urls { try StoreFolder.remove(url) }
    }

    /// Gives the file its final name.
    func publish(as final: URL) throws(ApusError) {
        try StoreFolder.rename(url, to: final)
        try StoreFolder.remove(stateURL)
    }
}
