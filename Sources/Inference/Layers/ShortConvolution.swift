/// The gated short convolution of LFM2: W_out (C · conv(B · x)) with (B, C, x) = W_in h.
///
/// The convolution is causal and runs over each channel by itself. Source: the LFM2 technical
/// report (Liquid AI, 2025, arXiv:2511.23404), section on the short-convolution block.
struct ShortConvolution: Sendable {
    private let layer: Int
    private let input, output: Matrix
    private let kernel: Vector
    private let taps: Int

    init(
        _ source: WeightSource, layer: Int, _ configuration: ModelConfiguration, taps: Int
    ) throws(InferenceError) {
        let width = configuration.embeddingLength
        let name = "blk.\(layer).shortconv"
        input = try source.matrix("\(name).in_proj.weight", rows: 3 * width, columns: width)
        output = try source.matrix("\(name).out_proj.weight", rows: width, columns: width)
        kernel = try source.vector("\(name).conv.weight", taps, width)
        self.layer = layer
        self.taps = taps
    }

    func callAsFunction(_ x: Rows, _ pass: ForwardPass, addingTo sum: Rows) {
        let bcx = pass.multiply(x, input)
        let mixed = pass.shortConvolution(bcx, kernel: kernel, taps: taps, layer: layer)
        pass.multiply(mixed, output, addingTo: sum)
    }
}
