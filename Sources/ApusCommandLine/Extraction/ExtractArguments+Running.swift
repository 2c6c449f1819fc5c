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
    func run<R: Recipe>(_ recipe: R, model: ModelArguments, _ console: Console) async throws {
        if let problem {
            throw CommandLineError(.usage(problem, commandPath: "apus extract \(R.name)"))
        }
        if readsJSONLines {
            let stream = try DocumentStream(self, console)
            let loaded = try model.load(console)
            let runner = RecipeRunner(recipe, model: LocalLanguageModel(loaded))
            try await CancellableWork.run { _ in
                try await stream.run { try await runner.extract(from: $0, context) }
            }
            return
        }
        let text = try DocumentFile(path: file).text(console)
        let loaded = try model.load(console)
        let runner = RecipeRunner(recipe, model: LocalLanguageModel(loaded))
        let extraction: Extraction<R.Findings>
        do {
            extraction = try await CancellableWork.run { _ in
                try await runner.extract(from: text, context)
            }
        } catch {
            throw CommandLineError(error, asking: loaded)
        }
        if printsJSON {
            try console.writeLine(extraction.json(loadSeconds: loaded.loadSeconds).jsonText())
        } else {
            try console.write(FindingsCard(extraction.findings, of: text).text)
        }
    }
}
