import Apus
import Recipes

extension ExtractArguments {
    /// The end of the help of a recipe's command.
    static func discussion(fields: String) -> String {
        """
        Rules find what may be the values; where they leave a choice, the model points
        at one of them. A value is always text of the document. Each field is found,
        absent or unclear: then it was read, and is not trusted.

        Fields: \(fields).

        Pictures (PNG, JPEG, TIFF, WebP, BMP) are read by the program tesseract.

        With --jsonl a line of standard input is a text as a JSON string, or an object
        with "text" and perhaps an "id", and a line of the output is its result, in
        the same order; what cannot be read gives a result with "error".
        """
    }

    /// Reads what the arguments name with a recipe, and prints the verdicts.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - model: The model that points.
    ///   - console: Where the verdicts are printed.
    ///   - use: What else to do with those on a single document, before they are printed.
    /// - Throws: What is wrong with the arguments, the document or the model, and what `use` throws.
    func run<R: Recipe>(
        _ recipe: R, model: ModelArguments, _ console: Console,
        use: (R.Findings) throws -> Void = { _ in }
    ) async throws {
        try await run(R.name, model: model, console, use: use) {
            let runner = RecipeRunner(recipe, model: $0)
            return { try await runner.extract(from: $0, $1) }
        }
    }

    /// Reads what the arguments name with the reader of a command, and prints the verdicts.
    func run<Findings: RecipeFindings>(
        _ name: String, model: ModelArguments, _ console: Console,
        use: (Findings) throws -> Void = { _ in },
        reader makeReader: (LocalLanguageModel) ->
            @Sendable (String, RecipeContext) async throws ->
            Recipes.Extraction<Findings>
    ) async throws {
        if let problem {
            throw CommandLineError(.usage(problem, commandPath: "apus extract \(name)"))
        }
        if readsJSONLines {
            let stream = try DocumentStream(self, console)
            let loaded = try model.load(console)
            let read = makeReader(LocalLanguageModel(loaded))
            try await CancellableWork.run { _ in
                try await stream.run { try await read($0, context) }
            }
            return
        }
        let text = try DocumentFile(path: file).text(console)
        let loaded = try model.load(console)
        let read = makeReader(LocalLanguageModel(loaded))
        let extraction: Recipes.Extraction<Findings>
        do {
            extraction = try await CancellableWork.run { _ in
                try await read(text, context)
            }
        } catch {
            throw CommandLineError(error, asking: loaded)
        }
        try use(extraction.findings)
        if printsJSON {
            try console.writeLine(extraction.json(loadSeconds: loaded.loadSeconds).jsonText())
        } else {
            try console.write(FindingsCard(extraction.findings, of: text).text)
        }
    }
}
