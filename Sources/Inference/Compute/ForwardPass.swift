import CKernels

/// One batch of tokens on its way through the layers: the operations, and the scratch they use.
///
/// T is the number of tokens in the batch. Every operation is over all T rows.
final class ForwardPass {
    let team: ThreadTeam
    let maximumTokens: Int
    private(set) var tokens = 0
    private(set) var firstPosition = 0

    private var state: SequenceState
    private let scratch: FloatBuffer
    private var scratchUsed = 0
    private let scores: FloatBuffer
    private let rotations: [RotaryEmbedding]
    private let angles: [(cosines: FloatBuffer, sines: FloatBuffer)]

    init(
        configuration: ModelConfiguration, rotations: [RotaryEmbedding], state: SequenceState,
        team: ThreadTeam, maximumTokens: Int
    ) throws(InferenceError) {
        self.state = state
        self.team = team
        self.maximumTokens = maximumTokens
        self.rotations = rotations
        scratch = try FloatBuffer(
            count: configuration.scratchWidth * maximumTokens, purpose: "activations")
        scores = try FloatBuffer(
            count: team.count * state.capacity, purpose: "attention scores")
        var angles: [(cosines: FloatBuffer, sines: FloatBuffer)] = []
        for rotation in rotations {
            let count = maximumTokens * rotation.headDimension / 2
            angles.append(
                (
                    try FloatBuffer(count: count, purpose: "rotary angles"),
                    try FloatBuffer(count: count, purpose: "rotary angles")
                ))
        }
        self.angles = angles
    }

    /// Starts a batch of `tokens` tokens that go on a sequence, which holds rows for them.
    func begin(_ state: SequenceState, tokens: Int) {
        firstPosition = state.tokens.count
        precondition(tokens <= maximumTokens && firstPosition + tokens <= state.heldPositions)
        self.state = state
        self.tokens = tokens
        for (rotation, angles) in zip(rotations, angles) {
            rotation.fill(
                cosines: angles.cosines.base, sines: angles.sines.base,
                firstPosition: firstPosition, count: tokens)
        }
    }

    /// Goes on with fewer rows, for the output head.
    func beginHead(rows: Int) { tokens = rows }

    /// Gives all scratch back; rows handed out before are no longer valid.
    func releaseScratch() { scratchUsed = 0 }

    /// Uninitialised scratch for T rows of `width` floats.
    func rows(_ width: Int) -> Rows {
        // Rows start on a cache line.
        let count = (width * tokens + 15) & ~15
        precondition(scratchUsed + count <= scratch.count, "the layer needs more scratch")
        defer { scratchUsed += count }
        return Rows(base: scratch.base + scratchUsed, width: width)
    }

    // MARK: - Products

    /// `into` ← W x + bias for each of up to three products, which share their input.
    func multiply(
        _ x: Rows, _ first: (matrix: Matrix, into: Rows), _ second: (matrix: Matrix, into: Rows),
        _ third: (matrix: Matrix, into: Rows)? = nil
    ) {
        // On the stack: arrays would be allocated anew for each layer of each token.
        withUnsafeTemporaryAllocation(of: ck_product.self, capacity: 3) { products in
            products.initializeElement(at: 0, to: product(first.matrix, first.into))
            products.initializeElement(at: 1, to: product(second.matrix, second.into))
            if let third {
                products.initializeElement(at: 2, to: product(third.matrix, third.into))
            }
            run(x, UnsafeBufferPointer(rebasing: products.prefix(third == nil ? 2 : 3)))
        }
    }

    /// `into` ← W x + bias.
    func multiply(_ x: Rows, _ matrix: Matrix, into out: Rows) {
        run(x, product(matrix, out))
    }

    /// A new row for W x + bias.
    func multiply(_ x: Rows, _ matrix: Matrix) -> Rows {
        let out = rows(matrix.rows)
        multiply(x, matrix, into: out)
        return out
    }

    /// `sum` ← sum + W x.
    func multiply(_ x: Rows, _ matrix: Matrix, addingTo sum: Rows) {
        run(x, product(matrix, sum, accumulate: true))
    }

    private func product(_ matrix: Matrix, _ out: Rows, accumulate: Bool = false) -> ck_product {
        precondition(matrix.rows == out.width)
        return ck_product(
            matrix: matrix.view, y: out.base, y_stride: out.stride, accumulate: accumulate)
    }

    private func run(_ x: Rows, _ product: ck_product) {
        withUnsafePointer(to: product) { run(x, UnsafeBufferPointer(start: $0, count: 1)) }
    }

    private func run(_ x: Rows, _ products: UnsafeBufferPointer<ck_product>) {
        precondition(products.allSatisfy { $0.matrix.columns == x.width })
        ck_matmul(team.handle, products.baseAddress, products.count, x.base, x.stride, tokens)
    }

    // MARK: - Norms and elementwise

    /// weight · x / rms(x), in new rows.
    func rmsNorm(_ x: Rows, _ weight: Vector, epsilon: Float) -> Rows {
        let out = rows(x.width)
        ck_rms_norm(
            team.handle, out.base, out.stride, x.base, x.stride, weight.base, x.width, tokens,
            epsilon)
        return out
    }

    /// The same in place for every head of each row; heads lie side by side, `weight.count` wide.
    func rmsNormHeads(_ x: Rows, _ weight: Vector, epsilon: Float) {
        precondition(x.stride == x.width && x.width % weight.count == 0)
        ck_rms_norm(
            team.handle, x.base, weight.count, x.base, weight.count, weight.base, weight.count,
            tokens * x.width / weight.count, epsilon)
    }

    /// `sum` ← sum + x.
    func add(_ x: Rows, to sum: Rows) {
        precondition(x.stride == x.width && sum.stride == sum.width && x.width == sum.width)
        ck_add(team.handle, sum.base, x.base, tokens * x.width)
    }

    /// gate ← activation(gate) · up.
    func gate(_ gate: Rows, by up: Rows, _ activation: Activation) {
        precondition(gate.stride == gate.width && up.stride == up.width && gate.width == up.width)
        let count = tokens * gate.width
        switch activation {
        case .silu: ck_silu_multiply(team.handle, gate.base, up.base, count)
        case .gelu: ck_gelu_multiply(team.handle, gate.base, up.base, count)
        }
    }

    // MARK: - Sequence operations

    /// Turns every head of each row by its position, with the rotation numbered `rotation`.
    func rotate(_ x: Rows, rotation index: Int) {
        let rotation = rotations[index]
        ck_rope(
            team.handle, x.base, x.stride, angles[index].cosines.base, angles[index].sines.base,
            tokens, x.width / rotation.headDimension, rotation.headDimension,
            rotation.pairing == .adjacent)
    }

    /// Puts the batch's own keys and values into the cache of layer `layer`.
    func remember(keys: Rows, values: Rows, layer: Int) {
        let (cachedKeys, cachedValues) = cache(layer: layer)
        store(keys, cachedKeys.dropFirst(firstPosition))
        store(values, cachedValues.dropFirst(firstPosition))
    }

    private func cache(layer: Int) -> (keys: CacheRows, values: CacheRows) {
        guard case .attention(let keys, let values) = state.layers[layer] else {
            preconditionFailure("layer \(layer) has no attention")
        }
        return (keys, values)
    }

    private func store(_ x: Rows, _ cached: CacheRows) {
        precondition(x.width == cached.width && x.stride == x.width)
        switch cached.format {
        case .f16:
            ck_to_half(
                team.handle, cached.base.assumingMemoryBound(to: UInt16.self), cached.width,
                x.base, x.stride, x.width, tokens)
        case .f32:
            cached.base.copyMemory(from: x.base, byteCount: tokens * x.width * 4)
        }
    }

    /// softmax(scale · q kᵀ) v over the cached positions of layer `layer`, the batch's own included.
    ///
    /// A token sees `window` positions, its own included; 0 for all.
    func attend(
        _ queries: Rows, layer: Int, headDimension: Int, window: Int, scale: Float
    ) -> Rows {
        let (keys, values) = cache(layer: layer)
        let out = rows(queries.width)
        var arguments = ck_attention_arguments(
            queries: queries.base, keys: keys.base, values: values.base,
            kv_type: keys.format.kernelType, out: out.base,
            query_stride: queries.stride, kv_stride: keys.width, out_stride: out.stride,
            tokens: tokens, heads: queries.width / headDimension,
            kv_heads: keys.width / headDimension, head_dimension: headDimension,
            first_position: firstPosition, window: window, scale: scale, scratch: scores.base)
        ck_attention(team.handle, &arguments)
        return out
    }

    /// C · conv(B · x) for rows that hold B, C and x side by side.
    func shortConvolution(_ bcx: Rows, kernel: Vector, taps: Int, layer: Int) -> Rows {
        guard case .convolution(let inputs) = state.layers[layer] else {
            preconditionFailure("layer \(layer) has no convolution")
        }
        let out = rows(inputs.width)
        ck_short_convolution(
            team.handle, out.base, out.stride, bcx.base, bcx.stride, inputs.base, kernel.base,
            inputs.width, taps, firstPosition, tokens)
        return out
    }
}
