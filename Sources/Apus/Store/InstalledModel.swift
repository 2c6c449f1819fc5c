import Foundation

/// A GGUF file in the store, or a split one.
public struct InstalledModel: Sendable {
    /// The name that leads to this file: the catalogue's, or else the file's own.
    ///
    /// Of several files of one model only that of the most preferred source has the model's name.
    public let name: String

    /// Where the file is; the first part of a split one.
    public let url: URL

    /// Where all its parts are: the file itself, or the parts of a split one that are here.
    public let parts: [URL]

    /// The size of all parts in bytes.
    public let byteCount: Int64

    /// The catalogue's entry; nil for a file that a user put there.
    public let entry: ModelCatalogue.Entry?

    /// What was recorded when it was pulled; nil if it was not pulled by this store.
    public let record: ModelRecord?
}
