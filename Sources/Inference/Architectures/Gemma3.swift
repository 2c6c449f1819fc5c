#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Gemma 3, text only (Gemma Team, 2025, arXiv:2503.19786).
///
///     x ← √width · embedding
///     x ← x + norm(W_o · attention(rope(norm(W_q n)), rope(norm(W_k n)), W_v n))   n = norm(x)
///     x ← x + norm(W_down (gelu(W_gate n) · W_up n))                               n = norm(x)
///
/// Of every six layers the first five see a sliding window and rotate with a base of their own;
/// the sixth sees everything. The file's norm gains already include the architecture's "1 +".
struct Gemma3: Architecture {
    static let identifier = "gemma3"

    let configuration: ModelConfiguration
    let rotations: [RotaryEmbedding]
    let outputNorm: Vector
    var embeddingScale: Float { sqrtf(Float(configuration.embeddingLength)) }
    private let layers: [Layer]

    private struct Layer: Sendable {
        let attentionNorm, attentionOutputNorm, feedForwardNorm, feedForwardOutputNorm: Vector
        let attention: Attention
        let feedForward: FeedForward
    }

    /// Indices into `rotations`.
    private enum Rotation { static let global = 0, local = 1 }

    init(_ source: WeightSource) throws(InferenceError) {
        configuration = try ModelConfiguration(source)
        let numbers = source.hyperparameters
        let width = configuration.embeddingLength
        let window = try numbers.integer("attention.sliding_window")
        let period = try numbers.integer("attention.sliding_window_pattern", default: 6)
        rotations = [
            try RotaryEmbedding(source, configuration, pairing: .halves),
            RotaryEmbedding(
                headDimension: configuration.headDimension,
                base: try numbers.number("rope.freq_base_swa", default: 10_000),
                pairing: .halves),
        ]
        outputNorm = try source.vector("output_norm.weight", width)

        var layers: [Layer] = []
        for index in 0..<configuration.layerCount {
            let isGlobal = index % period == period - 1
            layers.append(
                Layer(
                    attentionNorm: try source.vector("blk.\(index).attn_norm.weight", width),
                    attentionOutputNorm: try source.vector(
                        "blk.\(index).post_attention_norm.weight", width),
                    feedForwardNorm: try source.vector("blk.\(index).ffn_norm.weight", width),
                    feedForwardOutputNorm: try source.vector(
                        "blk.\(index).post_ffw_norm.weight", width),
                    attention: try Attention(
                        source, layer: index, configuration, normalisesHeads: true,
                        rotation: isGlobal ? Rotation.global : Rotation.local,
                        window: isGlobal ? 0 : window),
                    feedForward: try FeedForward(
                        source, layer: index, configuration, activation: .gelu)))
        }
        self.layers = layers
    }

    func applyLayer(_ index: Int, to x: Rows, _ pass: ForwardPass) {
        let layer = layers[index]
        func norm(_ rows: Rows, _ gains: Vector) -> Rows {
            pass.rmsNorm(rows, gains, epsilon: configuration.normEpsilon)
        }
        let attended = layer.attention(norm(x, layer.attentionNorm), pass)
        pass.add(norm(attended, layer.attentionOutputNorm), to: x)
        let fed = layer.feedForward(norm(x, layer.feedForwardNorm), pass)
        pass.add(norm(fed, layer.feedForwardOutputNorm), to: x)
    }
}
