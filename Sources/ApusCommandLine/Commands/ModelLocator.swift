import Apus
import Foundation

/// Finds the file of the model that the user means.
struct ModelLocator {
    let store: ModelStore
    let environment: [String: String]

    init(_ console: Console) {
        store = .default
        environment = console.environment
    }

    /// The file of the model called `name`, or of the machine's default model.
    ///
    /// The default is the one that `APUS_MODEL` names, else the catalogue's default if it is
    /// installed, else the only one that is.
    ///
    /// - Throws: `CommandLineError` with status 3 if there is no such model.
    func locate(_ name: String?) throws -> URL {
        let named = name ?? environment["APUS_MODEL"].flatMap { $0.isEmpty ? nil : $0 }
        if let named { return try locate(named) }
        if let url = store.url(for: ModelCatalogue.defaultModelName) { return url }
        let installed = try store.installed()
        guard installed.count == 1 else {
            throw CommandLineError(.noModel(installed: installed.map(\.name)))
        }
        return installed[0].url
    }

    private func locate(_ name: String) throws -> URL {
        if let url = store.url(for: name) { return url }
        if let entry = store.catalogue.entry(named: name) {
            throw CommandLineError(.modelNotInstalled(name: entry.name))
        }
        if Self.isPath(name) { throw CommandLineError(.modelFileMissing(path: name)) }
        throw CommandLineError(.unknownModel(name: name, suggestion: suggestion(for: name)))
    }

    /// The catalogue's or the store's name that `name` nearly is.
    func suggestion(for name: String) -> String? {
        let installed = (try? store.installed().map(\.name)) ?? []
        return Suggestion.nearest(
            to: name.lowercased(), in: store.catalogue.entries.map(\.name) + installed)
    }

    private static func isPath(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "/")) || name.utf8.suffix(5).elementsEqual(".gguf".utf8)
    }
}
