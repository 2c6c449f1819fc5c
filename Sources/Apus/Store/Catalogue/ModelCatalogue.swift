/// The models that can be pulled by name, with where they come from and under which licence.
public struct ModelCatalogue: Sendable {
    /// The models, in the order in which they are shown.
    public let entries: [Entry]

    /// The name of the model that is taken when none is named.
    public static let defaultModelName = "smollm2-135m"

    /// A catalogue of the given models.
    public init(entries: [Entry]) { self.entries = entries }

    /// The model with the given name; ASCII letters match in either case.
    public func entry(named name: String) -> Entry? {
        let wanted = name.lowercased().utf8
        return entries.first { $0.name.utf8.elementsEqual(wanted) }
    }

    /// The model that has a source of a file with the given name in the store.
    func entry(ofFile file: String) -> Entry? {
        entries.first { entry in
            entry.sources.contains { $0.file.utf8.elementsEqual(file.utf8) }
        }
    }
}
