/// Whole model files of a few kilobytes: every architecture, random weights, a vocabulary of bytes.
public struct SmallModel: Sendable {
    /// The architecture's name in the file.
    public let architecture: String
    /// Where the random weights start.
    public var seed: UInt64 = 1
    /// How many tokens the model takes.
    public var contextLength = 128

    /// Every architecture there is.
    public static let all = ["llama", "qwen2", "qwen3", "gemma3", "lfm2"].map {
        SmallModel(architecture: $0)
    }

    /// A model of the given architecture.
    public init(architecture: String) { self.architecture = architecture }

    /// The control tokens after the 256 byte tokens.
    public static let controlTokens = ["<|im_start|>", "<|im_end|>", "<|endoftext|>"]

    /// Entries of the vocabulary.
    public static var vocabularySize: Int { 256 + controlTokens.count }

    /// A chat template in the manner of ChatML.
    public static let chatTemplate = """
        {%- for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + \
        message['content'] + '<|im_end|>\\n' }}{% endfor %}\
        {%- if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}
        """

    private let width = 32, inside = 64, heads = 4, groups = 2, head = 8, layers = 3, taps = 3

    /// The file, ready to be written or broken.
    public func writer() -> GGUFWriter {
        var random = SeededGenerator(seed: seed)
        return GGUFWriter(
            metadata: hyperparameters + vocabulary,
            tensors: shapes.map { name, dimensions in
                let count = dimensions.reduce(1, *)
                // Gains near 1, everything else small, so that activations stay in range.
                let centre: Float = name.contains("norm") ? 1 : 0
                let data = (0..<count).flatMap { _ in
                    let value = centre + Float.random(in: -0.3...0.3, using: &random)
                    return withUnsafeBytes(of: value.bitPattern.littleEndian, Array.init)
                }
                return GGUFWriter.Tensor(
                    name, type: 0, dimensions: dimensions.map(UInt64.init), data: data)
            })
    }

    private var hyperparameters: [(key: String, value: GGUFWriter.Value)] {
        func count(_ value: Int) -> GGUFWriter.Value { .uint32(UInt32(value)) }
        var entries: [(key: String, value: GGUFWriter.Value)] = [
            ("general.architecture", .string(architecture)),
            ("\(architecture).context_length", count(contextLength)),
            ("\(architecture).embedding_length", count(width)),
            ("\(architecture).block_count", count(layers)),
            ("\(architecture).feed_forward_length", count(inside)),
            ("\(architecture).attention.head_count", count(heads)),
            ("\(architecture).attention.layer_norm_rms_epsilon", .float32(1e-5)),
            ("\(architecture).rope.freq_base", .float32(10_000)),
        ]
        switch architecture {
        case "gemma3": entries.append(("gemma3.attention.sliding_window", count(8)))
        case "lfm2": entries.append(("lfm2.shortconv.l_cache", count(taps)))
        default: break
        }
        entries.append(
            (
                "\(architecture).attention.head_count_kv",
                architecture == "lfm2"
                    ? .array(5, groupCounts.map { .int32(Int32($0)) }) : count(groups)
            ))
        return entries
    }

    private var groupCounts: [Int] {
        architecture == "lfm2" ? [0, groups, 0] : [groups, groups, groups]
    }

    private var vocabulary: [(key: String, value: GGUFWriter.Value)] {
        let tokens = (0..<256).map(Self.byteLevelText) + Self.controlTokens
        let kinds = (0..<tokens.count).map { GGUFWriter.Value.int32($0 < 256 ? 1 : 3) }
        return [
            ("tokenizer.ggml.model", .string("gpt2")),
            ("tokenizer.ggml.pre", .string("gpt-2")),
            ("tokenizer.ggml.tokens", .array(8, tokens.map { .string($0) })),
            ("tokenizer.ggml.token_type", .array(5, kinds)),
            ("tokenizer.ggml.merges", .array(8, [])),
            ("tokenizer.ggml.eos_token_id", .uint32(257)),
            ("tokenizer.ggml.bos_token_id", .uint32(258)),
            ("tokenizer.ggml.add_bos_token", .bool(false)),
            ("tokenizer.chat_template", .string(Self.chatTemplate)),
        ]
    }

    /// How byte-level vocabularies write a byte: printable Latin-1 as itself, the rest from U+0100.
    private static func byteLevelText(_ byte: Int) -> String {
        func isPrintable(_ byte: Int) -> Bool {
            (0x21...0x7E).contains(byte) || (0xA1...0xAC).contains(byte)
                || (0xAE...0xFF).contains(byte)
        }
        let code = isPrintable(byte) ? byte : 256 + (0..<byte).filter { !isPrintable($0) }.count
        return Unicode.Scalar(UInt32(code)).map { String($0) } ?? ""
    }

    private var shapes: [(name: String, dimensions: [Int])] {
        let outputNorm = architecture == "lfm2" ? "token_embd_norm" : "output_norm"
        var shapes = [
            ("token_embd.weight", [width, Self.vocabularySize]), ("\(outputNorm).weight", [width]),
        ]
        for layer in 0..<layers {
            let name = "blk.\(layer)"
            shapes += [
                ("\(name).attn_norm.weight", [width]), ("\(name).ffn_norm.weight", [width]),
                ("\(name).ffn_gate.weight", [width, inside]),
                ("\(name).ffn_up.weight", [width, inside]),
                ("\(name).ffn_down.weight", [inside, width]),
            ]
            shapes += groupCounts[layer] == 0 ? convolution(name) : attention(name)
            if architecture == "gemma3" {
                shapes += [
                    ("\(name).post_attention_norm.weight", [width]),
                    ("\(name).post_ffw_norm.weight", [width]),
                ]
            }
        }
        return shapes
    }

    private func attention(_ name: String) -> [(String, [Int])] {
        var shapes = [
            ("\(name).attn_q.weight", [width, heads * head]),
            ("\(name).attn_k.weight", [width, groups * head]),
            ("\(name).attn_v.weight", [width, groups * head]),
            ("\(name).attn_output.weight", [heads * head, width]),
        ]
        if architecture == "qwen2" {
            shapes += [
                ("\(name).attn_q.bias", [heads * head]), ("\(name).attn_k.bias", [groups * head]),
                ("\(name).attn_v.bias", [groups * head]),
            ]
        }
        if ["qwen3", "gemma3", "lfm2"].contains(architecture) {
            shapes += [
                ("\(name).attn_q_norm.weight", [head]), ("\(name).attn_k_norm.weight", [head]),
            ]
        }
        return shapes
    }

    private func convolution(_ name: String) -> [(String, [Int])] {
        [
            ("\(name).shortconv.conv.weight", [taps, width]),
            ("\(name).shortconv.in_proj.weight", [width, 3 * width]),
            ("\(name).shortconv.out_proj.weight", [width, width]),
        ]
    }
}
