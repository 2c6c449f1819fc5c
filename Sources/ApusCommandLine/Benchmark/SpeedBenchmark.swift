import Foundation
import GGUF
import Inference

/// Measures how fast a model reads a prompt and writes an answer.
struct SpeedBenchmark {
    var promptTokens = 512
    var newTokens = 64
    var runs = 5
    var threads: Int?
    var cacheFormat = CacheFormat.f16

    /// Loads the model and runs it `runs` times, after once to warm up the machine.
    ///
    /// Nothing of a prompt is cached, since each begins with another token; no token ends the answer,
    /// and none is drafted.
    ///
    /// - Returns: What was measured, or nil after a cancellation.
    /// - Throws: `benchmarkTooLong`, or why the model cannot be used.
    func measure(_ url: URL) throws -> SpeedReport? {
        let clock = ContinuousClock()
        let start = clock.now
        let model = try InferenceModel(GGUFFile(url: url))
        let (contextLength, overflow) = promptTokens.addingReportingOverflow(newTokens)
        let limit = model.configuration.contextLength
        guard !overflow, contextLength <= limit else {
            throw CommandLineError(
                .benchmarkTooLong(limit: limit, found: overflow ? .max : contextLength))
        }
        let decoder = try Decoder(
            model, contextLength: contextLength, threads: threads, cacheFormat: cacheFormat)
        var report = SpeedReport(
            model: url.deletingPathExtension().lastPathComponent, promptTokens: promptTokens,
            newTokens: newTokens, threads: decoder.threadCount,
            loadSeconds: (clock.now - start) / .seconds(1))
        for run in 0...runs {
            let outcome = try decoder.generate(
                GenerationRequest(
                    prompt: prompt(run, decoder.model.configuration.vocabularySize),
                    // The first token comes from the prompt's logits, and the last is not computed.
                    maximumTokens: newTokens + 1, draftLimit: 0),
                isCancelled: { Task.isCancelled })
            guard outcome.finishReason != .cancelled else { return nil }
            guard run > 0 else { continue }
            report.prefill.append(Double(promptTokens) / (outcome.prefill / .seconds(1)))
            report.decode.append(Double(newTokens) / (outcome.decode / .seconds(1)))
        }
        report.peakMemory = PeakMemory.bytes
        return report
    }

    /// Tokens spread over the vocabulary, of which the first is another in each run.
    private func prompt(_ run: Int, _ vocabularySize: Int) -> [Int] {
        (0..<promptTokens).map { (run + $0 * 7919) % vocabularySize }
    }
}
