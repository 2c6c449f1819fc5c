/// Qwen2 and Qwen2.5 (Yang et al., 2024, arXiv:2407.10671).
///
/// Llama's equations with a bias on the projections to q, k and v, and rotary pairs that lie half a
/// head apart.
struct Qwen2: Architecture {
    static let identifier = "qwen2"

    let configuration: ModelConfiguration
    let rotations: [RotaryEmbedding]
    let outputNorm: Vector
    private let layers: [TransformerLayer]

    init(_ source: WeightSource) throws(InferenceError) {
        configuration = try ModelConfiguration(source)
        rotations = [try RotaryEmbedding(source, configuration, pairing: .halves)]
        outputNorm = try source.vector("output_norm.weight", configuration.embeddingLength)
        layers = try TransformerLayer.all(source, configuration)
    }

    func applyLayer(_ index: Int, to x: Rows, _ pass: ForwardPass) {
        layers[index].apply(to: x, pass)
    }
}
