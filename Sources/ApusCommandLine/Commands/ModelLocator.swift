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
    /// - Throws: `CommandLineError` or `ApusError`, with status 3 if there is no such model.
    func locate(_ name: String?) throws -> URL {
        let named = name ?? environment["APUS_MODEL"].flatMap { $0.isEmpty ? nil : $0 }
        if let named {
            return try suggesting(Self.allNames, orPath: true) { () throws(ApusError) in
                try store.path(for: named)
            }
        }
        if let url = store.url(for: ModelCatalogue.defaultModelName) { return url }
        let installed = try store.installed()
        guard installed.count == 1 else {
            throw CommandLineError(.noModel(installed: installed.map(\.name)))
        }
        return installed[0].url
    }

    /// The catalogue's entry of a name.
    ///
    /// - Throws: `unknownModel`.
    func entry(named name: String) throws -> ModelCatalogue.Entry {
        try suggesting(Self.catalogueNames, orPath: false) { () throws(ApusError) in
            guard let entry = store.catalogue.entry(named: name) else {
                throw ApusError(.unknownModel, subject: name)
            }
            return entry
        }
    }

    /// Deletes a model, and returns how many bytes its files held.
    func remove(_ name: String) throws -> Int64 {
        try suggesting(Self.installedNames, orPath: false) { () throws(ApusError) in
            try store.remove(name)
        }
    }

    // MARK: Suggestions

    /// Does something with a model's name, and says which name may have been meant if the store
    /// does not know it.
    private func suggesting<Value>(
        _ names: (ModelStore) -> [String], orPath: Bool, _ work: () throws(ApusError) -> Value
    ) throws -> Value {
        do throws(ApusError) {
            return try work()
        } catch {
            guard error.code == .unknownModel else { throw error }
            let name = error.subject.lowercased()
            let known = names(store)
            let suggestion =
                Suggestion.nearest(to: name, in: known)
                ?? Suggestion.completion(of: name, in: known)
            throw CommandLineError(
                .unknownModel(name: error.subject, suggestion: suggestion, orPath: orPath))
        }
    }

    private static func catalogueNames(_ store: ModelStore) -> [String] {
        store.catalogue.entries.map(\.name)
    }

    private static func installedNames(_ store: ModelStore) -> [String] {
        (try? store.installed().map(\.name)) ?? []
    }

    private static func allNames(_ store: ModelStore) -> [String] {
        catalogueNames(store) + installedNames(store)
    }
}
