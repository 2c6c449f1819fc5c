/// W_down (activation(W_gate x) · W_up x).
struct FeedForward: Sendable {
    private let gate, up, down: Matrix
    private let activation: Activation

    init(
        _ source: WeightSource, layer: Int, _ configuration: ModelConfiguration,
        activation: Activation
    ) throws(InferenceError) {
        let inside = configuration.feedForwardLength
        let width = configuration.embeddingLength
        gate = try source.matrix("blk.\(layer).ffn_gate.weight", rows: inside, columns: width)
        up = try source.matrix("blk.\(layer).ffn_up.weight", rows: inside, columns: width)
        down = try source.matrix("blk.\(layer).ffn_down.weight", rows: width, columns: inside)
        self.activation = activation
    }

    func callAsFunction(_ x: Rows, _ pass: ForwardPass) -> Rows {
        pass.multiply(inside(x, pass), down)
    }

    func callAsFunction(_ x: Rows, _ pass: ForwardPass, addingTo sum: Rows) {
        pass.multiply(inside(x, pass), down, addingTo: sum)
    }

    private func inside(_ x: Rows, _ pass: ForwardPass) -> Rows {
        let gated = pass.rows(gate.rows)
        let raised = pass.rows(up.rows)
        pass.multiply(x, (gate, gated), (up, raised))
        pass.gate(gated, by: raised, activation)
        return gated
    }
}
