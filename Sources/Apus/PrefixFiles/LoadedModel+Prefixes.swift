import ChatTemplates
import Foundation
import Inference

/// Prefixes of prompts, such as instructions with examples, that outlive the process.
///
/// ```swift
/// let examples = try model.prefix([ChatMessage(role: "system", content: "…")])
/// try await model.savePrefix(examples, to: file)      // once
/// try await model.loadPrefix(from: file)              // in any later process
/// ```
///
/// A prompt that begins with the prefix then goes on from it, with the same bits as if it had been
/// computed. Files hold for each token what the layers remember of it: at most ``contextBytes`` and a
/// header.
extension LoadedModel {
    /// The tokens with which every prompt begins that goes on from some messages with one of the user's.
    ///
    /// - Parameter messages: The beginning of a chat, which the template allows the user to go on from.
    /// - Returns: The tokens.
    /// - Throws: As ``prompt(_:)``.
    public func prefix(_ messages: [ChatMessage]) throws -> [Int] {
        // What two prompts share does not depend on what the user says.
        let prompts = try ["a", "0"].map {
            try prompt(messages + [ChatMessage(role: "user", content: .string($0))])
        }
        return Self.commonPrefix(prompts[0], prompts[1])
    }

    static func commonPrefix(_ first: [Int], _ second: [Int]) -> [Int] {
        zip(first, second).prefix { $0 == $1 }.map(\.0)
    }

    /// Saves what the cache holds of some tokens to a file; computes them first unless they are cached.
    ///
    /// The file appears under its name when it is complete; one that has the name is replaced.
    ///
    /// - Parameters:
    ///   - tokens: The beginning of prompts, with a begin token if the model wants one.
    ///   - url: The file.
    /// - Throws: `ApusError` with `contextExceeded`, `unwritable` or `noSpace`; `InferenceError` for no
    ///   tokens; `CancellationError`.
    /// - Complexity: Time in the bytes of the file, beside that of computing.
    public func savePrefix(_ tokens: [Int], to url: URL) async throws {
        try checkLength(tokens.count, of: "prefix")
        try await engine.savePrefix(tokens, fingerprint: fingerprint, to: url)
    }

    /// Puts a saved prefix into the cache, unless it is there already.
    ///
    /// It is given up like all that is cached, when memory is needed and it was used longest ago.
    ///
    /// - Parameter url: The file.
    /// - Returns: The prefix's tokens.
    /// - Throws: `ApusError` with `fileNotFound` or `unreadable`; with `invalidPrefix` for a damaged
    ///   file, `foreignPrefix` for one of another model, ``LoadOptions/cacheFormat`` or version,
    ///   `contextExceeded` for one that does not fit. Nothing of such a file is used.
    /// - Complexity: Time in the bytes of the file.
    @discardableResult
    public func loadPrefix(from url: URL) async throws -> [Int] {
        try await engine.loadPrefix(from: url, fingerprint: fingerprint)
    }

    /// How often prompts began like something cached, and how many tokens that saved.
    ///
    /// What a single request found is in ``GenerationResult/cachedTokens``, and in the `usage` of a
    /// session's response.
    public var cacheUsage: CacheUsage {
        get async { await engine.cacheUsage }
    }
}
