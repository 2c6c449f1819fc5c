#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The angles of rotary position embedding (Su et al., 2021, arXiv:2104.09864).
///
/// At position p, pair i of a head turns by p · base^(-2i/D), divided by a factor of its own where
/// the model file has one (Llama 3's `rope_freqs.weight`).
struct RotaryEmbedding: Sendable {
    /// How a head's floats form pairs.
    enum Pairing: Sendable {
        /// (2i, 2i + 1), as llama files are laid out.
        case adjacent
        /// (i, i + D/2).
        case halves
    }

    let pairing: Pairing
    let headDimension: Int
    private let frequencies: [Double]

    init(
        headDimension: Int, base: Double, pairing: Pairing, factors: Vector? = nil,
        scale: Double = 1
    ) {
        self.pairing = pairing
        self.headDimension = headDimension
        frequencies = (0..<headDimension / 2).map { pair in
            let frequency = pow(base, -2 * Double(pair) / Double(headDimension))
            let factor = factors.map { Double($0.base[pair]) } ?? 1
            return frequency / (factor * scale)
        }
    }

    /// The rotation that the file states for all layers.
    init(
        _ source: WeightSource, _ configuration: ModelConfiguration, pairing: Pairing,
        factors: Vector? = nil
    ) throws(InferenceError) {
        self.init(
            headDimension: configuration.headDimension, base: configuration.ropeBase,
            pairing: pairing, factors: factors, scale: try source.hyperparameters.ropeScale())
    }

    /// Writes the cosines and sines of `count` positions, D/2 of each a position.
    func fill(
        cosines: UnsafeMutablePointer<Float>, sines: UnsafeMutablePointer<Float>,
        firstPosition: Int, count: Int
    ) {
        var index = 0
        for position in firstPosition..<firstPosition + count {
            for frequency in frequencies {
                let angle = Double(position) * frequency
                cosines[index] = Float(cos(angle))
                sines[index] = Float(sin(angle))
                index += 1
            }
        }
    }
}
