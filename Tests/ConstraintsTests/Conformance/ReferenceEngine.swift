import ConformanceSupport
import Constraints
import TestSupport

/// Engines and schemas of the reference data.
enum ReferenceEngine {
    /// A file with a vocabulary of 151,936 tokens and no model.
    static let vocabularyPath = "tokenizers/ggml-vocab-qwen2.gguf"

    static func withVocabulary(
        options: JSONSchema.Options = JSONSchema.Options(bounds: .none)
    ) throws -> ConformanceEngine {
        ConformanceEngine(
            try ConformanceVocabulary(ReferenceData.url(vocabularyPath)), options: options)
    }

    /// Schemas of MaskBench that compile, from all parts of it, with a valid instance.
    static func schemas(
        _ count: Int, _ engine: ConformanceEngine
    ) throws -> [(file: ConformanceFile, compiled: ConformanceEngine.Compiled, text: [UInt8])] {
        let urls = try ConformanceFolder(ReferenceData.url("maskbench-dev")).fileURLs()
        let files = try stride(from: 0, to: urls.count, by: max(urls.count / count, 1))
            .map { try ConformanceFile(maskBench: urls[$0]) }
        return files.compactMap { file in
            guard let group = file.groups.first, let test = group.cases.first(where: \.isValid),
                let compiled = try? engine.compile(group.schema)
            else { return nil }
            return (file, compiled, compiled.schema.inDeclarationOrder(test.instance).compactText)
        }
    }
}
