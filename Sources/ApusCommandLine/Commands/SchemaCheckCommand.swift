import Constraints

/// `apus schema check`: whether a schema can be kept to exactly.
struct SchemaCheckCommand: Command {
    static let name = "check"
    static let summary = "Say whether a JSON Schema is supported"
    static let discussion = """
        Prints "supported", or each keyword that cannot be kept to exactly, with its
        path and the reason, and ends with 1. Keywords that no draft defines, and those
        that only annotate, are allowed; they are listed too.
        """

    var file = ""
    var printsJSON = false

    static let parameters: [Parameter<Self>] = [
        .requiredArgument("FILE", \.file, .file, help: "A file with a JSON Schema"),
        .flag("--json", path: \.printsJSON, help: "Print one object"),
    ]

    func run(_ console: Console) async throws {
        let report = try ConstraintArguments.schema(InputChannel.readFile(file), in: file).report()
        if printsJSON {
            try console.writeLine(report.json.jsonText())
        } else {
            try console.writeLine(report.isSupported ? "supported" : "not supported")
            let lines =
                report.refusals.map { "refused: \($0)" }
                + report.annotations.map { "annotation: `\($0.name)` at \($0.path)" }
                + report.unknownKeywords.map { "unknown: `\($0.name)` at \($0.path)" }
            // Keywords and paths are the file's words.
            for line in lines { try console.writeLine(line.printable()) }
        }
        if !report.isSupported { throw CommandLineError(.schemaNotSupported) }
    }
}
