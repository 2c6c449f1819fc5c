import Apus
import Constraints
import OrderedJSON

/// The options that say what an answer must be.
struct ConstraintArguments: Sendable {
    var schemaFile: String?
    /// Labels, one of which is the answer.
    var choices: [String]?
    var regex: String?
    var sourceFiles: [String] = []

    static let parameters: [Parameter<Self>] =
        ([
            .option(
                "--schema", value: "FILE", \.schemaFile, .file,
                help: "Write a JSON document that the JSON Schema in FILE allows"),
            .option(
                "--choices", value: "A,B,C", \.choices, .labels,
                help: "Answer with the most probable of these labels"),
            .option(
                "--regex", value: "R", \.regex, .nonEmptyText,
                help: "Answer with a text that the regular expression matches as a whole"),
            .repeatedOption(
                "--source", value: "FILE", \.sourceFiles, .file,
                help: "A text that x-verbatim values may be copied from, besides the prompt"),
        ] as [Parameter<Self>]).section("Form of the answer")

    /// The options given that exclude each other.
    var exclusiveNames: [String] {
        [
            schemaFile != nil ? "--schema" : nil, choices != nil ? "--choices" : nil,
            regex != nil ? "--regex" : nil,
        ].compactMap(\.self)
    }

    /// Whether the answer is not free text.
    var isConstrained: Bool { !exclusiveNames.isEmpty }

    /// Reads the files, and refuses what is malformed before a model is loaded.
    ///
    /// What is well-formed but not supported is refused when the answer is asked for: finding that
    /// out takes as long as compiling it.
    ///
    /// - Parameters:
    ///   - options: Where what the answer must be goes.
    ///   - console: Where it is warned of what has no effect.
    /// - Throws: `ConstraintError`, or what reading the files throws.
    func read(into options: inout LocalGenerationOptions, _ console: Console) throws {
        var usesSources = false
        if let schemaFile {
            let text = try InputChannel.readFile(schemaFile)
            let schema = try Self.schema(text, in: schemaFile)
            for keyword in schema.unknownKeywords where !keyword.name.hasPrefix("x-") {
                console.warn(
                    "`\(keyword.name.printable())` at \(keyword.path.description.printable()) in the "
                        + "schema has no effect: no draft defines it")
            }
            usesSources = text.contains("\"x-verbatim\"")
            options.jsonSchema = text
        } else if let regex {
            _ = try Constraint.regex(regex)
            options.regex = regex
        }
        guard usesSources || sourceFiles.isEmpty else {
            return console.warn("`--source` has no effect without `x-verbatim` in a schema")
        }
        options.sources = try sourceFiles.map {
            Source(name: $0, text: try InputChannel.readFile($0))
        }
    }

    /// Reads a JSON Schema from the text of a file.
    static func schema(_ text: String, in file: String) throws -> JSONSchema {
        do {
            return try JSONSchema(JSONValue(parsing: text))
        } catch let error as JSONError {
            let underlying = CommandLineError(error)
            throw CommandLineError(
                .underlying(
                    message: "\(file.quoted) is not JSON: \(underlying.message)",
                    hint: underlying.hint, underlying.exitCode))
        }
    }
}

extension LocalGenerationOptions {
    /// What an answer must be, compiled for a prompt that no session asks; nil leaves the model free.
    ///
    /// - Parameter prompt: The prompt, which values may be copied from.
    /// - Returns: The constraint.
    /// - Throws: `ConstraintError`.
    func compiledConstraint(prompt: String) throws -> CompiledConstraint? {
        let constraint: Constraint
        if let jsonSchema {
            constraint = try .jsonSchema(JSONSchema(JSONValue(parsing: jsonSchema)))
        } else if let regex {
            constraint = try .regex(regex)
        } else {
            return nil
        }
        let sources = [Source(name: "prompt", text: prompt)] + sources
        return try constraint.compiled(
            sources: sources.map { VerbatimSource(name: $0.name, text: $0.text) })
    }
}
