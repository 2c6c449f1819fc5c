import CKernels
import GGUF

/// A model's weights, mapped from its file and ready to run.
///
/// Immutable: any number of decoders may share one.
public final class InferenceModel: Sendable {
    /// The shape of the model.
    public let configuration: ModelConfiguration
    let architecture: any Architecture
    private let embedding: Matrix
    private let output: Matrix

    /// Finds and checks the weights of a model file.
    ///
    /// - Throws: `InferenceError` if the architecture is not supported, or a hyperparameter or
    ///   tensor is absent or has another shape than the architecture needs.
    /// - Complexity: Time in the number of tensors; the weights themselves are not read.
    public init(_ file: GGUFFile) throws(InferenceError) {
        let source = try WeightSource(file)
        let name = source.hyperparameters.prefix
        guard let family = supportedArchitectures.first(where: { $0.identifier == name }) else {
            let known = supportedArchitectures.map { $0.identifier }.joined(separator: ", ")
            throw InferenceError(
                .unsupportedArchitecture, name, expected: "one of \(known)",
                hint: "choose a model of a supported family")
        }
        architecture = try family.init(source)
        configuration = architecture.configuration
        let rows = configuration.vocabularySize
        let columns = configuration.embeddingLength
        embedding = try source.matrix("token_embd.weight", rows: rows, columns: columns)
        // Without an output matrix of its own the model ties it to the embedding.
        output =
            source.has("output.weight")
            ? try source.matrix("output.weight", rows: rows, columns: columns) : embedding
    }

    /// The bytes that keys, values and convolution inputs of so many tokens take.
    ///
    /// - Parameters:
    ///   - tokens: The length of the context.
    ///   - format: How keys and values are stored.
    /// - Returns: The bytes, known before any are reserved.
    /// - Throws: `outOfResources` if the number overflows.
    public func contextBytes(
        _ tokens: Int, format: CacheFormat = .f16
    ) throws(InferenceError) -> Int {
        try SequenceState.byteCount(
            of: architecture.cacheShapes, capacity: tokens, format: format)
    }

    /// x ← scale · embedding of each token.
    func embed(_ tokens: ArraySlice<Int>, into x: Rows) {
        for (row, token) in tokens.enumerated() {
            embedding.decodeRow(token, into: x.base + row * x.stride)
        }
        let scale = architecture.embeddingScale
        if scale != 1 { ck_scale(nil, x.base, scale, tokens.count * x.width) }
    }

    /// logits ← W_output norm(x) for the rows of `x`.
    func head(_ x: Rows, into logits: Rows, _ pass: ForwardPass) {
        let normed = pass.rmsNorm(
            x, architecture.outputNorm, epsilon: configuration.normEpsilon)
        pass.multiply(normed, output, into: logits)
    }
}
