import CKernels

/// Runs a model over one sequence of tokens: takes tokens in, gives logits out, and can go back.
///
/// Not `Sendable`: one owner at a time. Logits are the same bits however the tokens are cut into
/// batches and however many threads compute.
public final class Decoder {
    /// The model that runs.
    public let model: InferenceModel
    /// Positions there is room for.
    public let contextLength: Int
    /// The tokens whose keys and values are cached, in order.
    public private(set) var tokens: [Int] = []
    /// Threads that compute.
    public var threadCount: Int { pass.team.count }

    private let pass: ForwardPass
    private let stream: FloatBuffer
    private let logitBuffer: FloatBuffer

    /// Tokens that pass the layers together at most; more would only take more scratch.
    public static let maximumBatch = 512

    /// Reserves the caches and starts the threads.
    ///
    /// - Parameters:
    ///   - model: The model to run.
    ///   - contextLength: Positions to make room for, or nil for the model's own but at most 8,192.
    ///   - threads: Threads that compute, or nil for all processors this process may use.
    /// - Throws: `invalidOption` or `outOfResources`.
    public init(
        _ model: InferenceModel, contextLength: Int? = nil, threads: Int? = nil
    ) throws(InferenceError) {
        let trained = model.configuration.contextLength
        let context = contextLength ?? min(trained, 8192)
        guard (1...trained).contains(context) else {
            throw InferenceError(
                .invalidOption, "context",
                expected: "1 to \(trained), which the model was made for",
                found: "\(context)")
        }
        self.model = model
        self.contextLength = context
        let batch = min(Self.maximumBatch, context)
        let state = try SequenceState(shapes: model.architecture.cacheShapes, capacity: context)
        pass = try ForwardPass(
            configuration: model.configuration, rotations: model.architecture.rotations,
            state: state, team: try ThreadTeam(threads: threads), maximumTokens: batch)
        stream = try FloatBuffer(
            count: batch * model.configuration.embeddingLength, purpose: "the residual stream")
        logitBuffer = try FloatBuffer(
            count: model.configuration.vocabularySize, purpose: "logits")
    }

    /// The logits of the last appended token, one float an entry of the vocabulary.
    ///
    /// Valid, and free to be overwritten by the caller, until the next call to `append`.
    public var logits: UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(start: logitBuffer.base, count: logitBuffer.count)
    }

    /// Forgets every token from position `length` on.
    public func rewind(to length: Int) {
        tokens.removeLast(max(0, tokens.count - max(0, length)))
    }

    /// Appends tokens and computes the logits of the last one.
    ///
    /// - Parameters:
    ///   - newTokens: At least one token.
    ///   - batch: Tokens that pass the layers together, at most `maximumBatch`.
    ///   - everyLogits: Called with each position and its logits; when nil, only the last
    ///     token's are computed.
    ///   - isCancelled: Asked before every layer.
    /// - Returns: Whether all tokens were appended; false after a cancellation, when whole batches
    ///   only were.
    /// - Throws: `invalidToken`, or `contextExceeded` before anything is computed.
    @discardableResult
    public func append(
        _ newTokens: some Sequence<Int>, batch: Int = Decoder.maximumBatch,
        everyLogits: ((Int, UnsafeMutableBufferPointer<Float>) -> Void)? = nil,
        isCancelled: () -> Bool = { false }
    ) throws(InferenceError) -> Bool {
        let new = Array(newTokens)
        try check(new)
        var rest = new[...]
        while !rest.isEmpty {
            let count = min(max(1, batch), pass.maximumTokens, rest.count)
            guard forward(rest.prefix(count), isCancelled) else { return false }
            let isLast = count == rest.count
            for row in everyLogits != nil ? 0..<count : isLast ? count - 1..<count : 0..<0 {
                computeLogits(row: row)
                everyLogits?(tokens.count + row, logits)
            }
            tokens.append(contentsOf: rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func check(_ new: [Int]) throws(InferenceError) {
        let vocabulary = model.configuration.vocabularySize
        guard !new.isEmpty else {
            throw InferenceError(
                .emptyPrompt, "prompt", hint: "give the model something to continue")
        }
        if let bad = new.first(where: { !(0..<vocabulary).contains($0) }) {
            throw InferenceError(
                .invalidToken, "\(bad)", expected: "an id from 0 to \(vocabulary - 1)")
        }
        guard tokens.count + new.count <= contextLength else {
            throw InferenceError(
                .contextExceeded, "\(tokens.count + new.count) tokens",
                expected: "at most \(contextLength)",
                hint: "shorten the input or ask for a longer context")
        }
    }

    /// Runs one batch through all layers; false when cancelled on the way.
    private func forward(_ batch: ArraySlice<Int>, _ isCancelled: () -> Bool) -> Bool {
        let x = Rows(base: stream.base, width: model.configuration.embeddingLength)
        pass.begin(firstPosition: tokens.count, tokens: batch.count)
        model.embed(batch, into: x)
        for layer in 0..<model.configuration.layerCount {
            if isCancelled() { return false }
            pass.releaseScratch()
            model.architecture.applyLayer(layer, to: x, pass)
        }
        pass.releaseScratch()
        return true
    }

    private func computeLogits(row: Int) {
        let x = Rows(base: stream.base, width: model.configuration.embeddingLength)
        pass.beginHead()
        model.head(
            x.dropFirst(row), into: Rows(base: logitBuffer.base, width: logitBuffer.count), pass)
        pass.releaseScratch()
    }
}
