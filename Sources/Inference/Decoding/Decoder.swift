import CKernels

/// Runs a model over a sequence of tokens: takes tokens in, gives logits out, and can go back.
///
/// Earlier sequences stay cached within a budget of memory, so that generations which alternate
/// between conversations, or begin alike, do not compute the same tokens again.
///
/// Not `Sendable`: one owner at a time. Logits are the same bits however the tokens are cut into
/// batches and however many threads compute.
public final class Decoder {
    /// The model that runs.
    public let model: InferenceModel
    /// Positions there is room for.
    public let contextLength: Int
    /// The tokens of the current sequence whose keys and values are cached, in order.
    public var tokens: [Int] { cache.current.tokens }
    /// Bytes that the caches of one sequence take when it fills the context.
    public let contextBytes: Int
    /// Threads that compute.
    public var threadCount: Int { pass.team.count }

    let cache: PrefixCache
    private let pass: ForwardPass
    private let stream: FloatBuffer
    private var logitBuffer: FloatBuffer
    /// How many rows of `logitBuffer` hold logits.
    private var logitRows = 0

    /// Tokens that pass the layers together at most; more would only take more scratch.
    public static let maximumBatch = 512

    /// Reserves the caches and starts the threads.
    ///
    /// - Parameters:
    ///   - model: The model to run.
    ///   - contextLength: Positions to make room for, or nil for the model's own but at most 8,192.
    ///   - threads: Threads that compute, or nil for all processors this process may use.
    ///   - cacheBytes: Memory for the caches of all sequences together, at least what one of
    ///     `contextLength` takes; nil means just that.
    ///   - cacheFormat: How keys and values are stored.
    /// - Throws: `invalidOption`, or `outOfResources` before anything is reserved if the machine has
    ///   less memory than the context takes.
    public init(
        _ model: InferenceModel, contextLength: Int? = nil, threads: Int? = nil,
        cacheBytes: Int? = nil, cacheFormat: CacheFormat = .f16
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
        contextBytes = try model.contextBytes(context, format: cacheFormat)
        let memory = ck_available_memory()
        guard contextBytes <= memory else {
            throw InferenceError(
                .outOfResources, "a context of \(context) tokens",
                expected: "at most \(memory) bytes, all that this process may use",
                found: "\(contextBytes)", hint: "ask for a shorter context")
        }
        let batch = min(Self.maximumBatch, context)
        cache = try PrefixCache(
            shapes: model.architecture.cacheShapes, capacity: context, format: cacheFormat,
            bytes: cacheBytes)
        pass = try ForwardPass(
            configuration: model.configuration, rotations: model.architecture.rotations,
            state: cache.current, team: try ThreadTeam(threads: threads), maximumTokens: batch)
        stream = try FloatBuffer(
            count: batch * model.configuration.embeddingLength, purpose: "the residual stream")
        logitBuffer = try FloatBuffer(
            count: model.configuration.vocabularySize, purpose: "logits")
    }

    /// The logits of the last appended token, one float an entry of the vocabulary.
    ///
    /// Valid, and free to be overwritten by the caller, until the next call to `append`.
    public var logits: UnsafeMutableBufferPointer<Float> { logits(row: logitRows - 1) }

    /// The logits of one of the last appended tokens: row 0 is the first whose logits were asked for.
    func logits(row: Int) -> UnsafeMutableBufferPointer<Float> {
        precondition((0..<logitRows).contains(row))
        let count = model.configuration.vocabularySize
        return UnsafeMutableBufferPointer(start: logitBuffer.base + row * count, count: count)
    }

    /// Forgets every token of the current sequence from position `length` on.
    public func rewind(to length: Int) { cache.current.rewind(to: length) }

    /// Begins an empty sequence; what is cached of the others stays.
    public func beginSequence() { cache.begin() }

    /// Appends tokens and computes the logits of the last of them.
    ///
    /// - Parameters:
    ///   - newTokens: At least one token.
    ///   - batch: Tokens that pass the layers together, at most `maximumBatch`.
    ///   - logitRows: How many of the last tokens get logits; no more than there are, or than `batch`.
    ///   - isCancelled: Asked before every layer.
    /// - Returns: Whether all tokens were appended; false after a cancellation, when whole batches
    ///   only were.
    /// - Throws: `emptyPrompt`, `invalidToken`, or `contextExceeded` before anything is computed.
    @discardableResult
    public func append(
        _ newTokens: some Sequence<Int>, batch: Int = Decoder.maximumBatch, logitRows: Int = 1,
        isCancelled: () -> Bool = { false }
    ) throws(InferenceError) -> Bool {
        let new = Array(newTokens)
        try check(new, at: tokens.count)
        let batch = min(batch, pass.maximumTokens)
        precondition((1...min(batch, new.count)).contains(logitRows))
        try reserveLogits(logitRows)
        var rest = new[...]
        while !rest.isEmpty {
            // All tokens whose logits are wanted stay together in the last batch.
            let count = rest.count <= batch ? rest.count : min(batch, rest.count - logitRows)
            guard forward(rest.prefix(count), isCancelled) else { return false }
            if count == rest.count { computeLogits(count - logitRows..<count) }
            cache.current.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Appends tokens and hands out the logits of each.
    ///
    /// - Parameters:
    ///   - newTokens: At least one token.
    ///   - batch: Tokens that pass the layers together, at most `maximumBatch`.
    ///   - isCancelled: Asked before every layer.
    ///   - onRow: Called with each position and its logits, valid during the call.
    /// - Returns: Whether all tokens were appended.
    /// - Throws: `emptyPrompt`, `invalidToken`, or `contextExceeded` before anything is computed;
    ///   `notANumber` if no logit is finite.
    @discardableResult
    public func appendEach(
        _ newTokens: some Sequence<Int>, batch: Int = Decoder.maximumBatch,
        isCancelled: () -> Bool = { false },
        onRow: (Int, UnsafeMutableBufferPointer<Float>) -> Void
    ) throws(InferenceError) -> Bool {
        let new = Array(newTokens)
        try check(new, at: tokens.count)
        var rest = new[...]
        while !rest.isEmpty {
            let count = min(max(1, batch), pass.maximumTokens, rest.count)
            guard forward(rest.prefix(count), isCancelled) else { return false }
            for row in 0..<count {
                computeLogits(row..<row + 1)
                _ = try logits.largestIndex()
                onRow(tokens.count + row, logits)
            }
            cache.current.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Checks that tokens are of the vocabulary and fit when appended at `position`.
    func check(_ new: [Int], at position: Int) throws(InferenceError) {
        let vocabulary = model.configuration.vocabularySize
        guard !new.isEmpty else {
            throw InferenceError(
                .emptyPrompt, "prompt", hint: "give the model something to continue")
        }
        if let bad = new.first(where: { !(0..<vocabulary).contains($0) }) {
            throw InferenceError(
                .invalidToken, "\(bad)", expected: "an id from 0 to \(vocabulary - 1)")
        }
        guard position + new.count <= contextLength else {
            throw InferenceError(
                .contextExceeded, "\(position + new.count) tokens",
                expected: "at most \(contextLength)",
                hint: "shorten the input or ask for a longer context")
        }
    }

    /// Runs one batch through all layers; false when cancelled on the way.
    private func forward(_ batch: ArraySlice<Int>, _ isCancelled: () -> Bool) -> Bool {
        let x = Rows(base: stream.base, width: model.configuration.embeddingLength)
        cache.reserve(tokens.count + batch.count)
        pass.begin(cache.current, tokens: batch.count)
        model.embed(batch, into: x)
        for layer in 0..<model.configuration.layerCount {
            if isCancelled() { return false }
            pass.releaseScratch()
            model.architecture.applyLayer(layer, to: x, pass)
        }
        pass.releaseScratch()
        return true
    }

    private func reserveLogits(_ rows: Int) throws(InferenceError) {
        let needed = rows * model.configuration.vocabularySize
        if needed > logitBuffer.count {
            logitBuffer = try FloatBuffer(count: needed, purpose: "logits")
        }
    }

    /// Computes the logits of some rows of the residual stream.
    private func computeLogits(_ streamRows: Range<Int>) {
        let x = Rows(base: stream.base, width: model.configuration.embeddingLength)
        let vocabulary = model.configuration.vocabularySize
        logitRows = streamRows.count
        pass.beginHead(rows: streamRows.count)
        model.head(
            x.dropFirst(streamRows.lowerBound),
            into: Rows(base: logitBuffer.base, width: vocabulary),
            pass)
        pass.releaseScratch()
    }
}
