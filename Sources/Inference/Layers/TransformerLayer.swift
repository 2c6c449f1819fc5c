/// The layer that most families share: each half normalises its input and adds to the stream.
///
/// x ← x + attention(norm(x)), then x ← x + feedForward(norm(x)).
struct TransformerLayer: Sendable {
    private let attentionNorm, feedForwardNorm: Vector
    private let attention: Attention
    private let feedForward: FeedForward
    private let epsilon: Float

    init(
        _ source: WeightSource, layer: Int, _ configuration: ModelConfiguration,
        normalisesHeads: Bool = false
    ) throws(InferenceError) {
        let width = configuration.embeddingLength
        attentionNorm = try source.vector("blk.\(layer).attn_norm.weight", width)
        feedForwardNorm = try source.vector("blk.\(layer).ffn_norm.weight", width)
        attention = try Attention(
            source, layer: layer, configuration, normalisesHeads: normalisesHeads)
        feedForward = try FeedForward(source, layer: layer, configuration, activation: .silu)
        epsilon = configuration.normEpsilon
    }

    func apply(to x: Rows, _ pass: ForwardPass) {
        attention(pass.rmsNorm(x, attentionNorm, epsilon: epsilon), pass, addingTo: x)
        feedForward(pass.rmsNorm(x, feedForwardNorm, epsilon: epsilon), pass, addingTo: x)
    }

    /// All layers of a model made of these alone.
    static func all(
        _ source: WeightSource, _ configuration: ModelConfiguration, normalisesHeads: Bool = false
    ) throws(InferenceError) -> [TransformerLayer] {
        var layers: [TransformerLayer] = []
        for layer in 0..<configuration.layerCount {
            layers.append(
                try TransformerLayer(
                    source, layer: layer, configuration, normalisesHeads: normalisesHeads))
        }
        return layers
    }
}
