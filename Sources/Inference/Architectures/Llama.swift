/// Llama (Touvron et al., 2023, arXiv:2302.13971), and SmolLM2, which shares its equations.
///
///     x ← x + W_o · attention(rope(W_q n), rope(W_k n), W_v n)   n = norm(x)
///     x ← x + W_down (silu(W_gate n) · W_up n)                   n = norm(x)
///
/// Llama 3's longer context stretches each rotary frequency by a factor of its own, which the file
/// carries as `rope_freqs.weight`.
struct Llama: Architecture {
    static let identifier = "llama"

    let configuration: ModelConfiguration
    let rotations: [RotaryEmbedding]
    let outputNorm: Vector
    private let layers: [TransformerLayer]

    init(_ source: WeightSource) throws(InferenceError) {
        configuration = try ModelConfiguration(source)
        let factors =
            source.has("rope_freqs.weight")
            ? try source.vector("rope_freqs.weight", configuration.headDimension / 2) : nil
        rotations = [
            try RotaryEmbedding(source, configuration, pairing: .adjacent, factors: factors)
        ]
        outputNorm = try source.vector("output_norm.weight", configuration.embeddingLength)
        layers = try TransformerLayer.all(source, configuration)
    }

    func applyLayer(_ index: Int, to x: Rows, _ pass: ForwardPass) {
        layers[index].apply(to: x, pass)
    }
}
