import Foundation
import OrderedJSON

/// A scanned receipt: what character recognition read, and the right answers.
struct Receipt {
    let name: String
    /// The recognised boxes put together to lines.
    let text: String
    /// The published values by field.
    let published: [Field: String]

    /// Reads the receipts of a folder, in the order of their names.
    static func all(in folder: URL) throws -> [Receipt] {
        try FileManager.default
            .contentsOfDirectory(
                at: folder.appending(path: "box"), includingPropertiesForKeys: nil
            )
            .filter { $0.pathExtension == "csv" }
            .map { $0.deletingPathExtension().lastPathComponent }
            .sorted()
            .map { try Receipt(name: $0, in: folder) }
    }

    private init(name: String, in folder: URL) throws {
        self.name = name
        let boxes = try String(
            contentsOf: folder.appending(path: "box/\(name).csv"), encoding: .utf8)
        text = TextBox.lines(boxes.split(whereSeparator: \.isNewline).compactMap(TextBox.init))
        let key = try JSONValue(
            parsing: String(contentsOf: folder.appending(path: "key/\(name).json"), encoding: .utf8)
        )
        published = Dictionary(
            uniqueKeysWithValues: Field.allCases.map {
                ($0, key[$0.publishedName]?.stringValue ?? "")
            })
    }
}

/// What is looked for on a receipt.
enum Field: String, CaseIterable {
    case merchant, date, total

    /// The field's name in the published answers.
    var publishedName: String { self == .merchant ? "company" : rawValue }
}
