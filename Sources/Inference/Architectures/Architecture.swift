import GGUF

/// A family of models: how its layers are put together.
///
/// A conforming type is one file that reads like the family's equations; what families share
/// stands in `Layers`.
protocol Architecture: Sendable {
    /// The value of `general.architecture` in the family's files.
    static var identifier: String { get }

    var configuration: ModelConfiguration { get }
    /// The rotations that the layers name by index.
    var rotations: [RotaryEmbedding] { get }
    /// What each layer remembers.
    var cacheShapes: [LayerCache.Shape] { get }
    /// The gains before the output head.
    var outputNorm: Vector { get }
    /// What token embeddings are multiplied by.
    var embeddingScale: Float { get }

    init(_ source: WeightSource) throws(InferenceError)

    /// x ← layer(x), where x holds the residual stream.
    func applyLayer(_ index: Int, to x: Rows, _ pass: ForwardPass)
}

extension Architecture {
    var embeddingScale: Float { 1 }

    var cacheShapes: [LayerCache.Shape] {
        configuration.keyValueHeadCounts.map {
            .attention(width: $0 * configuration.headDimension)
        }
    }
}

/// The families that Apus runs.
let supportedArchitectures: [any Architecture.Type] = [
    Llama.self, Qwen2.self, Qwen3.self, Gemma3.self, LFM2.self,
]
