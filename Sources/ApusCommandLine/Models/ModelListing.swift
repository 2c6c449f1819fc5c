import Apus
import OrderedJSON

/// What is said of a model in a list of models.
struct ModelListing: Sendable {
    let name: String
    let family: String?
    let licence: String?
    let byteCount: Int64?
    let contextLength: Int?
    /// The path of the file; nil if the model is not here.
    let path: String?
    /// Who packaged the file, and where it comes from.
    let packager: String?
    let origin: String?
    /// Whether the packager is somebody else than the publisher; nil where it is not known.
    let isThirdParty: Bool?
    let notes: String?

    /// The catalogue's models in its order, then the files that it does not know.
    static func rows(of store: ModelStore) throws(ApusError) -> [ModelListing] {
        let installed = try store.installed()
        let known = store.catalogue.entries.map { entry in
            let model = installed.first { $0.name.utf8.elementsEqual(entry.name.utf8) }
            return ModelListing(entry, model)
        }
        return known + installed.filter { $0.entry == nil }.map(ModelListing.init)
    }

    private init(_ entry: ModelCatalogue.Entry, _ model: InstalledModel?) {
        let source =
            entry.sources.first { source in
                model.map { $0.url.lastPathComponent.utf8.elementsEqual(source.file.utf8) } ?? true
            } ?? entry.sources[0]
        name = entry.name
        family = entry.family
        licence = entry.licence.identifier
        byteCount = model?.byteCount ?? source.byteCount
        contextLength = entry.contextLength
        path = model?.url.path
        packager = source.packager
        origin = model?.record?.origin ?? "\(source.origin)"
        isThirdParty = entry.isThirdParty(source)
        notes = entry.notes
    }

    private init(_ model: InstalledModel) {
        name = model.name
        family = nil
        licence = nil
        byteCount = model.byteCount
        contextLength = nil
        path = model.url.path
        packager = nil
        origin = model.record?.origin
        isThirdParty = nil
        notes = nil
    }

    /// The rows as aligned columns.
    static func table(_ rows: [ModelListing]) -> String {
        var table = TextTable(
            header: ["NAME", "FAMILY", "SIZE", "LICENCE", "INSTALLED", "PACKAGED BY"])
        table.numericColumns = [2]
        table.rows = rows.map { row in
            [
                row.name.printable(), row.family ?? "-", row.byteCount.map(ByteCount.text) ?? "-",
                row.licence ?? "-", row.path == nil ? "no" : "yes", row.provenance,
            ]
        }
        return table.text
    }

    private var provenance: String {
        guard let packager else { return "-" }
        return isThirdParty == true ? "\(packager) (third party)" : packager
    }

    /// The object that `--json` prints; what is not known is null.
    var json: JSONValue {
        [
            "name": .string(name),
            "family": .optional(family),
            "licence": .optional(licence),
            "bytes": .optional(byteCount.map(Int.init)),
            "context_length": .optional(contextLength),
            "installed": .bool(path != nil),
            "path": .optional(path),
            "packager": .optional(packager),
            "third_party": isThirdParty.map(JSONValue.bool) ?? .null,
            "origin": .optional(origin),
            "notes": .optional(notes),
        ]
    }
}
