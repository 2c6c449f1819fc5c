/// LFM2 and LFM2.5 (Liquid AI, 2025, arXiv:2511.23404).
///
///     x ← x + mixer(norm(x))                       mixer = attention or short convolution
///     x ← x + W_down (silu(W_gate n) · W_up n)     n = norm(x)
///
/// A layer whose count of key and value heads is 0 mixes by convolution. Attention normalises each
/// head of q and k before rotation. The norm before the output head is `token_embd_norm`.
struct LFM2: Architecture {
    static let identifier = "lfm2"

    let configuration: ModelConfiguration
    let rotations: [RotaryEmbedding]
    let outputNorm: Vector
    private let layers: [Layer]

    private enum Mixer: Sendable {
        case attention(Attention)
        case convolution(ShortConvolution)
    }

    private struct Layer: Sendable {
        let mixerNorm, feedForwardNorm: Vector
        let mixer: Mixer
        let feedForward: FeedForward
    }

    var cacheShapes: [LayerCache.Shape] {
        configuration.keyValueHeadCounts.map { heads in
            heads == 0
                ? .convolution(width: configuration.embeddingLength)
                : .attention(width: heads * configuration.headDimension)
        }
    }

    init(_ source: WeightSource) throws(InferenceError) {
        configuration = try ModelConfiguration(source)
        let width = configuration.embeddingLength
        let taps = try source.hyperparameters.integer("shortconv.l_cache", in: 1...16)
        rotations = [try RotaryEmbedding(source, configuration, pairing: .halves)]
        outputNorm = try source.vector("token_embd_norm.weight", width)

        var layers: [Layer] = []
        for index in 0..<configuration.layerCount {
            let mixer: Mixer =
                configuration.keyValueHeadCounts[index] == 0
                ? .convolution(
                    try ShortConvolution(source, layer: index, configuration, taps: taps))
                : .attention(
                    try Attention(source, layer: index, configuration, normalisesHeads: true))
            layers.append(
                Layer(
                    mixerNorm: try source.vector("blk.\(index).attn_norm.weight", width),
                    feedForwardNorm: try source.vector("blk.\(index).ffn_norm.weight", width),
                    mixer: mixer,
                    feedForward: try FeedForward(
                        source, layer: index, configuration, activation: .silu)))
        }
        self.layers = layers
    }

    func applyLayer(_ index: Int, to x: Rows, _ pass: ForwardPass) {
        let layer = layers[index]
        let epsilon = configuration.normEpsilon
        let normed = pass.rmsNorm(x, layer.mixerNorm, epsilon: epsilon)
        switch layer.mixer {
        case .attention(let attention): attention(normed, pass, addingTo: x)
        case .convolution(let convolution): convolution(normed, pass, addingTo: x)
        }
        let fed = pass.rmsNorm(x, layer.feedForwardNorm, epsilon: epsilon)
        layer.feedForward(fed, pass, addingTo: x)
    }
}
