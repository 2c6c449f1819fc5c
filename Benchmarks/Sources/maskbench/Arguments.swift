import ConformanceSupport
import Foundation

/// The command's options.
struct Arguments {
    /// What to do.
    enum Task {
        /// Run the files of a folder of MaskBench.
        case folder(URL)
        /// Run the files of a folder of JSON-Schema-Test-Suite.
        case suite(URL)
        /// Run the files whose paths come in, and answer each with a line of JSON.
        case answers
        /// Write so many documents under schemas of a folder of MaskBench.
        case monkey(Int, URL)
        /// Write the vocabulary to a file.
        case vocabulary(URL)
    }

    static let usage = """
        usage: maskbench --model MODEL.gguf --dir FOLDER [--limit FILES] [--json]
               maskbench --suite FOLDER [--optional] [--markdown] [--json]
               maskbench --model MODEL.gguf --monkey DOCUMENTS --dir FOLDER [--seed SEED]
               maskbench --model MODEL.gguf --answer < PATHS
               maskbench --model MODEL.gguf --dump-vocabulary FILE
        """

    let task: Task
    private(set) var isJSON = false
    private(set) var isMarkdown = false
    private(set) var includesOptional = false
    private(set) var limit = Int.max
    private(set) var seed: UInt64 = 1
    private var model: URL?

    init(_ words: ArraySlice<String>) throws {
        var words = words
        var folder: URL?
        var suite: URL?
        var dump: URL?
        var documents: Int?
        var answers = false
        while let word = words.popFirst() {
            switch word {
            case "--json": isJSON = true
            case "--markdown": isMarkdown = true
            case "--optional": includesOptional = true
            case "--answer": answers = true
            case "--model": model = try Self.url(words.popFirst())
            case "--dir": folder = try Self.url(words.popFirst())
            case "--suite": suite = try Self.url(words.popFirst())
            case "--dump-vocabulary": dump = try Self.url(words.popFirst())
            case "--limit": limit = try Self.number(words.popFirst())
            case "--monkey": documents = try Self.number(words.popFirst())
            case "--seed": seed = UInt64(try Self.number(words.popFirst()))
            default: throw UsageError()
            }
        }
        if let suite {
            task = .suite(suite)
            return
        }
        guard model != nil else { throw UsageError() }
        switch (dump, answers, documents, folder) {
        case (let file?, _, _, _): task = .vocabulary(file)
        case (_, true, _, _): task = .answers
        case (_, _, let documents?, let folder?): task = .monkey(documents, folder)
        case (_, _, nil, let folder?): task = .folder(folder)
        default: throw UsageError()
        }
    }

    /// The model's name, for tables.
    var modelName: String { model?.deletingPathExtension().lastPathComponent ?? "" }

    /// The vocabulary of the model.
    func vocabulary() throws -> ConformanceVocabulary {
        guard let model else { throw UsageError() }
        return try ConformanceVocabulary(model)
    }

    private static func number(_ word: String?) throws -> Int {
        guard let number = word.flatMap({ Int($0) }), number > 0 else { throw UsageError() }
        return number
    }

    private static func url(_ word: String?) throws -> URL {
        guard let word else { throw UsageError() }
        return URL(filePath: word)
    }
}

struct UsageError: Error, CustomStringConvertible {
    var description: String { "the arguments are not understood\n\(Arguments.usage)" }
}
