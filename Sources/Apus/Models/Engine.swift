import Constraints
import Inference
import Tokenizers

/// Owns a model's decoder: one request computes at a time, the others wait in order.
actor Engine {
    private let executor = SerialQueueExecutor(label: "apus.engine")
    private let decoder: Decoder

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ model: InferenceModel, options: LoadOptions) throws(InferenceError) {
        decoder = try Decoder(
            model, contextLength: options.contextLength, threads: options.threads)
    }

    /// Generates an answer; `onText` gets its pieces in order, whole characters only.
    ///
    /// With a `constraint` the answer is one of its documents. The `marks` are part of the text.
    func generate(
        _ request: GenerationRequest, under constraint: CompiledConstraint?, marks: AnswerMarks,
        stopStrings: [String], tokens: ModelTokens, onText: @Sendable (String) -> Void
    ) throws -> GenerationResult {
        let document = constraint.map {
            DocumentConstraint($0, tokens: tokens, marks: marks)
        }
        var decoding = tokens.tokenizer.makeDecoder()
        var filter = StopStringFilter(stopStrings)
        var text = ""
        func emit(_ piece: String) {
            guard !piece.isEmpty else { return }
            text += piece
            onText(piece)
        }
        let outcome = try decoder.generate(
            request, under: document,
            onToken: { token in
                if let mark = marks.text(of: token) {
                    emit(filter.push(decoding.finish() + mark))
                } else {
                    emit(filter.push(decoding.push(token)))
                }
                return !filter.isStopped
            }, isCancelled: { Task.isCancelled })
        // Where a limit cut a character in two, its first bytes are not text.
        if outcome.finishReason == .endOfTurn { emit(filter.push(decoding.finish())) }
        emit(filter.finish())
        return GenerationResult(
            text: text, outcome, promptTokens: request.prompt.count,
            verbatimValues: document?.verbatimValues ?? [])
    }

    /// How probable each continuation is among the others.
    func probabilities(
        of choices: [[Int]], after prompt: [Int], stopTokens: Set<Int>
    ) throws -> [Double] {
        guard
            let probabilities = try decoder.probabilities(
                of: choices, after: prompt, stopTokens: stopTokens,
                isCancelled: { Task.isCancelled })
        else { throw CancellationError() }
        return probabilities
    }

    /// Computes the logits of every position of a new sequence.
    func logits(
        _ tokens: [Int], batch: Int,
        onRow: @escaping @Sendable (Int, UnsafeBufferPointer<Float>) -> Void
    ) throws(InferenceError) {
        decoder.rewind(to: 0)
        try decoder.appendEach(
            tokens, batch: batch, isCancelled: { Task.isCancelled },
            onRow: { onRow($0, UnsafeBufferPointer($1)) })
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
