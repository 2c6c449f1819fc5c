import Foundation
@testable import Apus
import GGUF
import TestSupport
import Testing
import Tokenizers

/// The vocabularies that reference outputs exist for.
enum ReferenceVocabulary: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case gpt2 = "ggml-vocab-gpt-2.gguf"
    case llamaBytePair = "ggml-vocab-llama-bpe.gguf"
    case qwen2 = "ggml-vocab-qwen2.gguf"
    case llamaSentencePiece = "ggml-vocab-llama-spm.gguf"
    case smolLM2 = "SmolLM2-135M-Instruct.Q4_1.gguf"
    case gemma3 = "gemma-3-270m.Q4_K_M.gguf"
    case qwenCoder = "Qwen2.5-Coder-0.5B-Instruct.Q4_K_M.gguf"

    /// Those in files of their own, which need no model.
    static let vocabularyFiles: [Self] = [.gpt2, .llamaBytePair, .qwen2, .llamaSentencePiece]

    /// Those in model files.
    static let modelFiles: [Self] = [.smolLM2, .gemma3, .qwenCoder]

    var testDescription: String { rawValue }

    /// Where the file is, whether or not it exists.
    var url: URL {
        Self.modelFiles.contains(self)
            ? Models.folder.appending(path: rawValue)
            : ReferenceData.url("tokenizers/\(rawValue)")
    }

    /// What the file says about the vocabulary.
    func description() throws -> TokenizerDescription {
        try TokenizerDescription(GGUFFile(path: url.path).metadata)
    }

    func tokenizer() throws -> Tokenizer { try Tokenizer(description()) }

    /// Those whose files are here; all of them where reference data is required.
    static var available: [Self] {
        allCases.filter {
            ReferenceData.isRequired || FileManager.default.fileExists(atPath: $0.url.path)
        }
    }
}

/// The folder of the model files.
enum Models {
    /// `APUS_MODELS`, else the cache where models are fetched to.
    static let folder: URL =
        if let path = ProcessInfo.processInfo.environment["APUS_MODELS"] {
            URL(filePath: path)
        } else {
            FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/apus/models")
        }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, saying so, when one of the three model files is absent.
    static var needsModels: Self {
        .enabled(
            if: ReferenceData.isRequired
                || ReferenceVocabulary.modelFiles.allSatisfy {
                    FileManager.default.fileExists(atPath: $0.url.path)
                },
            "the model files are not at \(Models.folder.path); set APUS_MODELS")
    }
}
