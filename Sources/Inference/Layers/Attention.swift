#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Grouped-query attention: W_o · softmax(q kᵀ / √D) v, with q and k rotated by position.
struct Attention: Sendable {
    private let layer: Int
    private let query, key, value, output: Matrix
    /// Gains of the norm on each head of q and k, where the architecture has one.
    private let queryNorm, keyNorm: Vector?
    private let headDimension: Int
    private let epsilon: Float
    private let rotation: Int
    private let window: Int

    /// Reads the layer's weights.
    ///
    /// `normalisesHeads` says whether q and k are normalised, head by head, before the architecture's
    /// rotation of number `rotation` turns them; `window` how many positions a token sees, its own
    /// included, 0 for all.
    init(
        _ source: WeightSource, layer: Int, _ configuration: ModelConfiguration,
        normalisesHeads: Bool = false, rotation: Int = 0, window: Int = 0
    ) throws(InferenceError) {
        let width = configuration.embeddingLength
        let head = configuration.headDimension
        let queries = configuration.headCount * head
        let groups = configuration.keyValueHeadCounts[layer] * head
        func matrix(_ part: String, _ rows: Int, _ columns: Int) throws(InferenceError) -> Matrix {
            let name = "blk.\(layer).attn_\(part)"
            return try source.matrix(
                "\(name).weight", rows: rows, columns: columns, bias: "\(name).bias")
        }
        query = try matrix("q", queries, width)
        key = try matrix("k", groups, width)
        value = try matrix("v", groups, width)
        output = try matrix("output", width, queries)
        queryNorm =
            normalisesHeads ? try source.vector("blk.\(layer).attn_q_norm.weight", head) : nil
        keyNorm = normalisesHeads ? try source.vector("blk.\(layer).attn_k_norm.weight", head) : nil
        self.layer = layer
        self.rotation = rotation
        self.window = window
        headDimension = head
        epsilon = configuration.normEpsilon
    }

    func callAsFunction(_ x: Rows, _ pass: ForwardPass) -> Rows {
        pass.multiply(heads(x, pass), output)
    }

    func callAsFunction(_ x: Rows, _ pass: ForwardPass, addingTo sum: Rows) {
        pass.multiply(heads(x, pass), output, addingTo: sum)
    }

    private func heads(_ x: Rows, _ pass: ForwardPass) -> Rows {
        let q = pass.rows(query.rows)
        let k = pass.rows(key.rows)
        let v = pass.rows(value.rows)
        pass.multiply(x, (query, q), (key, k), (value, v))
        if let queryNorm { pass.rmsNormHeads(q, queryNorm, epsilon: epsilon) }
        if let keyNorm { pass.rmsNormHeads(k, keyNorm, epsilon: epsilon) }
        pass.rotate(q, rotation: rotation)
        pass.rotate(k, rotation: rotation)
        pass.remember(keys: k, values: v, layer: layer)
        return pass.attend(
            q, layer: layer, headDimension: headDimension, window: window,
            scale: 1 / sqrtf(Float(headDimension)))
    }
}
