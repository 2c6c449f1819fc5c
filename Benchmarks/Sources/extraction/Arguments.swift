import Foundation

/// The command's options.
struct Arguments {
    static let usage = """
        usage: extraction --dir DIR --model M.gguf [--from A] [--to B] [--drafts N] [--no-forced]
                          [--threads N] [--fresh] [--server URL] [--json]
        """

    /// A folder with `box/ID.csv` and `key/ID.json` for each receipt.
    private(set) var folder = ""
    private(set) var model = ""
    /// The first receipt, counted from 0 in the order of their names.
    private(set) var from = 0
    /// The receipt before which to stop.
    private(set) var to = Int.max
    private(set) var drafts = 8
    private(set) var usesForcedTokens = true
    private(set) var threads: Int?
    /// Whether every receipt's prompt begins with other words, so that nothing of it is cached.
    private(set) var isFresh = false
    /// A llama-server with the same model that is asked the same by turns; the last receipt warms up.
    private(set) var server: URL?
    private(set) var isJSON = false

    init(_ words: ArraySlice<String>) throws {
        var words = words
        while let word = words.popFirst() {
            switch word {
            case "--dir": folder = words.popFirst() ?? ""
            case "--model": model = words.popFirst() ?? ""
            case "--from": from = try Self.number(words.popFirst())
            case "--to": to = try Self.number(words.popFirst())
            case "--drafts": drafts = try Self.number(words.popFirst())
            case "--no-forced": usesForcedTokens = false
            case "--threads": threads = try Self.number(words.popFirst())
            case "--fresh": isFresh = true
            case "--server":
                guard let url = words.popFirst().flatMap({ URL(string: $0) }) else {
                    throw UsageError()
                }
                server = url
            case "--json": isJSON = true
            default: throw UsageError()
            }
        }
        if folder.isEmpty || model.isEmpty { throw UsageError() }
    }

    private static func number(_ word: String?) throws -> Int {
        guard let number = word.flatMap({ Int($0) }), number >= 0 else { throw UsageError() }
        return number
    }
}

struct UsageError: Error, CustomStringConvertible {
    var description: String { Arguments.usage }
}
