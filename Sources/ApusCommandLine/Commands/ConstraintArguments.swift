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

    /// What the answer must be; nil leaves the model free, or to choose among labels.
    ///
    /// - Parameter prompt: The text of the user's last message, which values may be copied from.
    /// - Returns: The constraint of `--schema` or `--regex`.
    /// - Throws: `ConstraintError`, or what reading the files throws.
    func compiled(prompt: String) throws -> CompiledConstraint? {
        guard let constraint = try constraint() else { return nil }
        var sources = [VerbatimSource(name: "prompt", text: prompt)]
        for file in sourceFiles {
            sources.append(VerbatimSource(name: file, text: try InputChannel.readFile(file)))
        }
        return try constraint.compiled(sources: sources)
    }

    private func constraint() throws -> Constraint? {
        if let schemaFile { return try .jsonSchema(Self.schema(in: schemaFile)) }
        return try regex.map { try .regex($0) }
    }

    /// Reads a JSON Schema.
    static func schema(in file: String) throws -> JSONSchema {
        try JSONSchema(JSONValue(parsing: InputChannel.readFile(file)))
    }
}
