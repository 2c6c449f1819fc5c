import GGUF

/// The shape of a model: what every supported architecture states in its metadata.
public struct ModelConfiguration: Sendable, Hashable {
    /// The value of `general.architecture`.
    public let architecture: String
    /// Positions the model was trained for.
    public let contextLength: Int
    /// Width of the residual stream, in floats.
    public let embeddingLength: Int
    /// Number of layers.
    public let layerCount: Int
    /// Width of the feed-forward network's inside.
    public let feedForwardLength: Int
    /// Query heads of an attention layer.
    public let headCount: Int
    /// Key and value heads of each layer; 0 for a layer without attention.
    public let keyValueHeadCounts: [Int]
    /// Floats in one head.
    public let headDimension: Int
    /// Added to the mean square in every normalisation.
    public let normEpsilon: Float
    /// The base of the rotary frequencies.
    public let ropeBase: Double
    /// Entries of the vocabulary, as the embedding tensor has them.
    public let vocabularySize: Int

    init(_ source: WeightSource) throws(InferenceError) {
        let numbers = source.hyperparameters
        architecture = numbers.prefix
        contextLength = try numbers.integer("context_length")
        embeddingLength = try numbers.integer("embedding_length", in: 1...(1 << 17))
        layerCount = try numbers.integer("block_count", in: 1...1024)
        feedForwardLength = try numbers.integer("feed_forward_length", in: 1...(1 << 20))
        headCount = try numbers.integer("attention.head_count", in: 1...4096)
        keyValueHeadCounts = try numbers.integers(
            "attention.head_count_kv", count: layerCount, in: 0...4096)
        headDimension = try numbers.integer(
            "attention.key_length", in: 2...1024, default: embeddingLength / headCount)
        normEpsilon = Float(try numbers.number("attention.layer_norm_rms_epsilon"))
        ropeBase = try numbers.number("rope.freq_base", default: 10_000)
        vocabularySize = try source.rowCount(of: "token_embd.weight")

        let valueLength = try numbers.integer(
            "attention.value_length", in: 2...1024, default: headDimension)
        let ropeLength = try numbers.integer(
            "rope.dimension_count", in: 2...1024, default: headDimension)
        for (key, value) in [
            ("attention.value_length", valueLength), ("rope.dimension_count", ropeLength),
        ] where value != headDimension {
            throw InferenceError(
                .invalidConfiguration, "\(architecture).\(key)",
                expected: "\(headDimension), the head dimension", found: "\(value)")
        }
        guard headDimension % 2 == 0 else {
            throw InferenceError(
                .invalidConfiguration, "\(architecture).attention.key_length",
                expected: "an even number", found: "\(headDimension)")
        }
        for groups in keyValueHeadCounts where groups > 0 && headCount % groups != 0 {
            throw InferenceError(
                .invalidConfiguration, "\(architecture).attention.head_count_kv",
                expected: "a divisor of \(headCount)", found: "\(groups)")
        }
    }

    /// Scratch floats that one token needs while it passes one layer, generously.
    var scratchWidth: Int {
        let groups = keyValueHeadCounts.max() ?? 0
        return 8 * embeddingLength + 2 * feedForwardLength
            + 2 * (headCount + groups) * headDimension + 256
    }
}
