import Foundation

/// A GGUF file in the store.
public struct InstalledModel: Sendable {
    /// The name that leads to this file: the catalogue's, or else the file's own.
    ///
    /// Of several files of one model only that of the most preferred source has the model's name.
    public let name: String

    /// Where the file is.
    public let url: URL

    /// The file's size in bytes.
    public let byteCount: Int64

    /// The catalogue's entry; nil for a file that a user put there.
    public let entry: ModelCatalogue.Entry?

    /// What was recorded when it was pulled; nil if it was not pulled by this store.
    public let record: ModelRecord?
}
