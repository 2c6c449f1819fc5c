import Foundation
import GGUF

/// The model that the machine uses where nobody names one.
public struct DefaultModel: Sendable, Hashable {
    /// Its file.
    public let url: URL
    /// The size of its files in bytes.
    public let byteCount: Int64
    /// The tokens that it was made for; nil if the file does not say.
    public let contextLength: Int?
    /// The codes of the languages that it was made for, as far as the file says.
    public let languages: [String]
}

extension ModelStore {
    /// The model that the machine uses where nobody names one.
    ///
    /// It is the one that `APUS_MODEL` names, else the catalogue's default if it is installed, else
    /// the only one that is. Its file's header is read.
    ///
    /// - Throws: As ``path(for:)`` if there is none; `GGUFError` for a file that cannot be read.
    public func defaultModel() throws -> DefaultModel {
        let url = try defaultModelURL()
        let file = try GGUFFile(path: url.path)
        let architecture = try file.metadata.requireString("general.architecture")
        let languages = try file.metadata.array("general.languages")?.strings() ?? []
        return DefaultModel(
            url: url, byteCount: StoreFolder.byteCount(of: url) ?? 0,
            contextLength: try file.metadata.int("\(architecture).context_length"),
            languages: languages)
    }

    /// The file of the model that the machine uses where nobody names one.
    ///
    /// - Throws: As ``path(for:)`` if there is none.
    public func defaultModelURL() throws(ApusError) -> URL {
        if let name = environment["APUS_MODEL"], !name.isEmpty { return try path(for: name) }
        if let url = url(for: ModelCatalogue.defaultModelName) { return url }
        let installed = try installed()
        if installed.count == 1 { return installed[0].url }
        return try path(for: ModelCatalogue.defaultModelName)
    }
}
