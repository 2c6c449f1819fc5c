extension PreTokenizer {
    /// The pre-tokenizer with a name of GGUF's `tokenizer.ggml.pre`.
    ///
    /// - Throws: `unknownPreTokenizer` for a name that is not listed here.
    init(named name: String) throws(TokenizerError) {
        // Compared as bytes, as everything that comes from a file.
        guard
            let family = Self.families.first(where: {
                $0.names.contains { $0.utf8.elementsEqual(name.utf8) }
            })
        else { throw .unknownPreTokenizer(name) }
        self.init(rules: family.rules, keepsWholeTokens: family.keepsWholeTokens)
    }

    /// All names that ``init(named:)`` knows, in alphabetical order.
    static var supportedNames: [String] { families.flatMap(\.names).sorted() }

    /// Names that share a rule, as llama.cpp's `llama-vocab.cpp` maps them.
    private struct Family {
        var names: [String]
        var rules: [SplitRule]
        var keepsWholeTokens = false
    }

    private static let families: [Family] = [
        Family(
            names: ["default"], rules: [.punctuation, .gpt2, .numbers(digits: .max), .digitTriples]),
        Family(
            names: [
                "gpt-2", "a.x-4.0", "exaone4", "gigachat", "granite-docling", "jais", "jina-de",
                "jina-es", "jina-v1-en", "jina-v2-code", "jina-v2-de", "jina-v2-es", "mellum",
                "modern-bert", "mpt", "olmo", "phi-2", "roberta-bpe", "trillion",
            ], rules: [.gpt2]),
        Family(
            names: [
                "smollm", "codeshell", "command-r", "exaone", "mellum2", "minerva-7b", "refact",
                "starcoder",
            ], rules: [.numbers(digits: 1), .gpt2]),
        Family(
            names: [
                "llama-bpe", "falcon-h1", "falcon3", "jina-v5-nano", "lfm2", "llama-v3", "llama3",
                "midm-2.0", "pixtral",
            ], rules: [.words(digits: 3, marksJoinLetters: false)], keepsWholeTokens: true),
        Family(
            names: ["chatglm-bpe", "dbrx", "glm4", "smaug-bpe"],
            rules: [.words(digits: 3, marksJoinLetters: false)]),
        Family(
            names: [
                "qwen2", "deepseek-r1-qwen", "f2llmv2", "grok-2", "hunyuan", "kormo", "megrez",
                "solar-open", "stablelm2",
            ], rules: [.words(digits: 1, marksJoinLetters: false)]),
        Family(names: ["qwen35"], rules: [.words(digits: 1, marksJoinLetters: true)]),
    ]
}
