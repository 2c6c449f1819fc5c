import Constraints
import Foundation
import Inference
import Tokenizers

/// Owns a model's decoder: one request computes at a time, the others wait in order.
actor Engine {
    private let executor = SerialQueueExecutor(label: "apus.engine")
    private let decoder: Decoder

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ model: InferenceModel, options: LoadOptions) throws(InferenceError) {
        decoder = try Decoder(
            model, contextLength: options.contextLength, threads: options.threads,
            cacheBytes: options.cacheBytes, cacheFormat: options.cacheFormat)
    }

    /// Generates an answer; `onPiece` gets its pieces in order, whole characters only.
    ///
    /// If the last tokens have no text, and their probabilities are asked for, the last piece has none.
    ///
    /// With a `constraint` the answer is one of its documents. The `marks` are part of the text. The
    /// places of `quotes` are in the pieces, and not in the result.
    func generate(
        _ request: GenerationRequest, under constraint: CompiledConstraint?, marks: AnswerMarks,
        stopStrings: [String], tokens: ModelTokens, quotes: QuoteFiller?,
        onPiece: @Sendable (AnswerPiece) -> Void
    ) throws -> GenerationResult {
        let document = constraint.map {
            DocumentConstraint($0, tokens: tokens, marks: marks)
        }
        var decoding = tokens.tokenizer.makeDecoder()
        var filter = StopStringFilter(stopStrings)
        var quotes = quotes
        var text = ""
        var new = AnswerPiece(text: "", tokenCount: 0)
        func emit(_ piece: String) {
            text += piece
            let shown = quotes?.push(piece) { document?.verbatimValues ?? [] } ?? piece
            guard !shown.isEmpty else { return }
            new.text = shown
            onPiece(new)
            new = AnswerPiece(text: "", tokenCount: 0)
        }
        let outcome = try decoder.generate(
            request, under: document,
            onToken: { token, probability in
                new.tokenCount += 1
                if let probability { new.probabilities.append(probability) }
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
        if !new.probabilities.isEmpty { onPiece(new) }
        return GenerationResult(
            text: text, outcome, promptTokens: request.prompt.count,
            verbatimValues: document?.verbatimValues ?? [])
    }

    /// Answers with one of several labels, all different.
    func choose(
        among labels: [(label: String, tokens: [Int])], after prompt: [Int],
        stopTokens: Set<Int>, sampling: SamplingOptions
    ) throws -> GenerationResult {
        var sampler = try Sampler(sampling)
        let start = ContinuousClock.now
        var outcome = GenerationOutcome()
        guard
            let probabilities = try decoder.probabilities(
                of: labels.map(\.tokens), after: prompt, stopTokens: stopTokens,
                cachedTokens: &outcome.cachedTokens, isCancelled: { Task.isCancelled })
        else { throw CancellationError() }
        let ranked = probabilities.indices.sorted {
            (probabilities[$0], $1) > (probabilities[$1], $0)
        }
        var chosen = ranked[0]
        if !sampler.isGreedy {
            // The labels are the vocabulary, and one is the next token.
            var logits = probabilities.map { Float(log($0)) }
            chosen = try logits.withUnsafeMutableBufferPointer {
                try sampler.next($0, history: [])
            }
        }
        outcome.tokens = labels[chosen].tokens
        outcome.finishReason = .endOfTurn
        outcome.prefill = .now - start
        let choices = ranked.map {
            ChoiceProbability(label: labels[$0].label, probability: probabilities[$0])
        }
        return GenerationResult(
            text: labels[chosen].label, outcome, promptTokens: prompt.count, choices: choices)
    }

    /// Saves the rows of some tokens to a file.
    func savePrefix(_ tokens: [Int], fingerprint: [UInt8], to url: URL) throws {
        guard try decoder.hold(tokens, isCancelled: { Task.isCancelled }) else {
            throw CancellationError()
        }
        let writer = try PrefixFileWriter(url, header(fingerprint, tokenCount: tokens.count))
        var ids: [UInt8] = []
        for token in tokens { ids.append(littleEndian: UInt32(token)) }
        try writer.write(ids)
        try decoder.withRows { try writer.write($0) }
        try writer.publish()
    }

    /// Puts the rows that a file has into the cache; gives their tokens.
    func loadPrefix(from url: URL, fingerprint: [UInt8]) throws -> [Int] {
        var reader = try PrefixFileReader(
            url, expecting: header(fingerprint, tokenCount: decoder.contextLength),
            vocabularySize: decoder.model.configuration.vocabularySize)
        try decoder.adopt(reader.tokens) { try reader.readRows(into: $0) }
        return reader.tokens
    }

    private func header(_ fingerprint: [UInt8], tokenCount: Int) -> PrefixFileHeader {
        PrefixFileHeader(
            format: decoder.cacheFormat, fingerprint: fingerprint, tokenCount: tokenCount,
            rowBytes: decoder.rowBytes)
    }

    /// What the cache has saved so far.
    var cacheUsage: CacheUsage { decoder.cacheUsage }

    /// Computes the logits of every position of a new sequence.
    func logits(
        _ tokens: [Int], batch: Int,
        onRow: @escaping @Sendable (Int, UnsafeBufferPointer<Float>) -> Void
    ) throws(InferenceError) {
        decoder.beginSequence()
        try decoder.appendEach(
            tokens, batch: batch, isCancelled: { Task.isCancelled },
            onRow: { onRow($0, UnsafeBufferPointer($1)) })
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
