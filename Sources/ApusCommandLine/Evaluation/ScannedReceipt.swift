import Foundation
import OrderedJSON
import Recipes

/// A scanned receipt of a collection like SROIE (Huang et al., ICDAR 2019): what character
/// recognition read, and the published answers.
struct ScannedReceipt {
    /// What is looked for on a receipt.
    enum Field: String, CaseIterable {
        case merchant, date, total

        /// The field's name in the published answers.
        fileprivate var publishedName: String { self == .merchant ? "company" : rawValue }
    }

    let name: String
    /// The recognised boxes put together to lines.
    let text: String
    /// The published values by field; an empty one stands for what the receipt does not have.
    let published: [Field: String]

    /// The names of the receipts of a folder, in order.
    ///
    /// - Throws: `unreadable`.
    static func names(in folder: String) throws(CommandLineError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder + "/box")
                .filter { $0.hasSuffix(".csv") }.map { String($0.dropLast(4)) }.sorted()
        } catch {
            throw CommandLineError(
                .unreadable(source: (folder + "/box").quoted, reason: "it is no folder to read"))
        }
    }

    /// Reads `box/NAME.csv` and `key/NAME.json` of a folder.
    ///
    /// - Throws: `unreadable`, `invalidUTF8` or `invalidReceipt`.
    init(name: String, in folder: String) throws(CommandLineError) {
        self.name = name
        let boxes = try InputChannel.readFile("\(folder)/box/\(name).csv")
            .split(whereSeparator: \.isNewline).compactMap(TextBox.init(corners:))
        text = TextBox.lines(boxes)
        let keyText = try InputChannel.readFile("\(folder)/key/\(name).json")
        guard let key = try? JSONValue(parsing: keyText), key.objectValue != nil else {
            throw CommandLineError(.invalidReceipt(name: name, reason: "the key is no JSON object"))
        }
        published = Dictionary(
            uniqueKeysWithValues: Field.allCases.map {
                ($0, key[$0.publishedName]?.stringValue ?? "")
            })
    }
}

extension TextBox {
    /// Reads `x1,y1,x2,y2,x3,y3,x4,y4,text`: the corners clockwise from the upper left one.
    fileprivate init?(corners line: Substring) {
        let parts = line.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false)
        let corners = parts.prefix(8).compactMap { Int($0) }
        guard parts.count == 9, corners.count == 8 else { return nil }
        self.init(
            String(parts[8]), left: min(corners[0], corners[6]), top: min(corners[1], corners[3]),
            bottom: max(corners[5], corners[7]))
    }
}
