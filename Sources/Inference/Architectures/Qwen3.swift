/// Qwen3 (Yang et al., 2025, arXiv:2505.09388).
///
/// Llama's equations with every head of q and k normalised before it is rotated:
///
///     q = rope(norm(W_q n))   k = rope(norm(W_k n))   v = W_v n
struct Qwen3: Architecture {
    static let identifier = "qwen3"

    let configuration: ModelConfiguration
    let rotations: [RotaryEmbedding]
    let outputNorm: Vector
    private let layers: [TransformerLayer]

    init(_ source: WeightSource) throws(InferenceError) {
        configuration = try ModelConfiguration(source)
        rotations = [try RotaryEmbedding(source, configuration, pairing: .halves)]
        outputNorm = try source.vector("output_norm.weight", configuration.embeddingLength)
        layers = try TransformerLayer.all(source, configuration, normalisesHeads: true)
    }

    func applyLayer(_ index: Int, to x: Rows, _ pass: ForwardPass) {
        layers[index].apply(to: x, pass)
    }
}
