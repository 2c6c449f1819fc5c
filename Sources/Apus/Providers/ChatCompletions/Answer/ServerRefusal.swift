import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// What a server says instead of a completion.
struct ServerRefusal {
    /// Reads the bodies of refusals.
    struct Reader {
        let server: String
        let headers: RequestHeaders
        let schemaName: String?

        /// Reads a refusal.
        ///
        /// - Parameters:
        ///   - status: The status; nil if it came after a good one.
        ///   - head: The head of the answer that it is.
        ///   - body: What the server says.
        /// - Returns: The refusal.
        func refusal(status: Int?, head: HTTPHead?, body: [UInt8]) -> ServerRefusal {
            ServerRefusal(self, status: status, head: head, body: body)
        }
    }

    private let reader: Reader
    private let status: Int?
    private let resetDate: Date?
    /// The server's words.
    private let message: String?
    /// The words in lower case, to look for phrases.
    private let phrases: String
    /// The names of the error.
    private let names: [String]
    private let contextSize: Int
    private let tokenCount: Int

    private init(_ reader: Reader, status: Int?, head: HTTPHead?, body: [UInt8]) {
        self.reader = reader
        let document = try? JSONValue(parsing: body)
        // OpenAI and llama-server have an object `error`, vLLM once had its members on top, and
        // FastAPI, under several servers, has `detail`.
        let details = document?["error"] ?? document ?? .null
        let text =
            details["message"]?.stringValue ?? details.stringValue
            ?? document?["detail"]?.stringValue
        message = text.map { reader.headers.redacting($0) }
        phrases = text?.lowercased() ?? ""
        names = ["code", "type"].compactMap { details[$0]?.stringValue }
            .map { reader.headers.redacting($0) }
        // In mid-stream there is no status, but some servers repeat it as a code.
        let code = details["code"]?.intValue
        self.status = status ?? code.flatMap { (400...599).contains($0) ? $0 : nil }
        resetDate = head?.retryAfter(now: .now).flatMap(Self.date)
        contextSize =
            details["n_ctx"]?.intValue
            ?? Self.number(
                after: [
                    "maximum context length is", "maximum model length of", "context size",
                    "context window of",
                ], in: phrases) ?? 0
        tokenCount =
            details["n_prompt_tokens"]?.intValue
            ?? Self.number(
                after: [
                    "you requested", "resulted in", "your request has", "prompt (length",
                    "request (", "prompt tokens (", "requested tokens (",
                ], in: phrases) ?? 0
    }

    /// The error that the refusal means.
    var error: any Error {
        if isRateLimit {
            return LanguageModelError.rateLimited(
                LanguageModelError.RateLimited(
                    resetDate: resetDate, debugDescription: description, metadata: metadata))
        }
        if isContextOverflow {
            return LanguageModelError.contextSizeExceeded(
                LanguageModelError.ContextSizeExceeded(
                    contextSize: contextSize, tokenCount: tokenCount, debugDescription: description,
                    metadata: metadata))
        }
        if let status, [408, 504, 524].contains(status) {
            return LanguageModelError.timeout(
                LanguageModelError.Timeout(debugDescription: description, metadata: metadata))
        }
        if names.contains("content_filter") || names.contains("content_policy_violation") {
            return LanguageModelError.guardrailViolation(
                LanguageModelError.GuardrailViolation(
                    debugDescription: description, metadata: metadata))
        }
        if let capability = missingCapability {
            return LanguageModelError.unsupportedCapability(
                LanguageModelError.UnsupportedCapability(
                    capability: capability, debugDescription: description, metadata: metadata))
        }
        if let schemaName = reader.schemaName, isAboutSchema {
            return LanguageModelError.unsupportedGenerationGuide(
                LanguageModelError.UnsupportedGenerationGuide(
                    schemaName: schemaName, debugDescription: description, metadata: metadata))
        }
        return ApusError(
            .requestRefused, subject: reader.server, found: found, hint: hint,
            underlying: serverMessage)
    }

    private var serverMessage: ChatCompletionsLanguageModel.ServerMessage? {
        guard message != nil || status != nil else { return nil }
        return ChatCompletionsLanguageModel.ServerMessage(text: message ?? "", status: status)
    }

    private var found: String {
        let name = names.lazy.compactMap(ChatTurn.identifier).first.map { "`\($0)`" }
        return [status.map { "status \($0)" }, name].compactMap(\.self).joined(separator: ", ")
    }

    private var description: String {
        found.isEmpty
            ? "\(reader.server) reports an error" : "\(reader.server) reports \(found)"
    }

    private var metadata: [String: any Sendable] {
        var metadata: [String: any Sendable] = [:]
        metadata["status"] = status
        metadata["serverMessage"] = message
        return metadata
    }

    private var hint: String? {
        switch status ?? 0 {
        case 401, 403: "check the key in the additional header `Authorization`"
        case 404: "check the address and the name of the model"
        case 301, 302, 303, 307, 308: "redirects are not followed; give the final address"
        case 500...599: "try again later"
        default: nil
        }
    }
}

extension ServerRefusal {
    private var isRateLimit: Bool {
        status == 429 || names.contains("rate_limit_exceeded")
            || names.contains("rate_limit_error") || status == 503 && resetDate != nil
    }

    private var isContextOverflow: Bool {
        let known = [
            "context_length_exceeded", "exceed_context_size_error", "context_exceeded",
            "contextSizeExceeded",
        ]
        if names.contains(where: known.contains) { return true }
        return mentions([
            "maximum context length", "maximum model length", "exceeds the available context size",
            "exceed context window", "exceeds context size", "exceeds the context window",
        ])
    }

    /// What the server says that its model, or the way it was started, cannot do.
    private var missingCapability: LanguageModelCapabilities.Capability? {
        if mentions([
            "image input is not supported", "is not a multimodal model", "at most 0 image",
            "does not support images",
        ]) {
            return .vision
        }
        if mentions(["requires --jinja", "tool choice requires", "does not support tools"]) {
            return .toolCalling
        }
        if mentions(["does not support thinking", "does not support reasoning"]) {
            return .reasoning
        }
        return nil
    }

    private var isAboutSchema: Bool {
        mentions([
            "failed to parse grammar", "grammar error", "json schema conversion failed",
            "invalid schema for response_format", "unsupported json schema",
        ])
    }

    private func mentions(_ texts: [String]) -> Bool { texts.contains { phrases.contains($0) } }

    /// A date in some seconds; nil if that is too far away to be meant.
    private static func date(in delay: Duration) -> Date? {
        let longest = Duration.seconds(366 * 24 * 3600)
        return delay <= longest ? Date(timeIntervalSinceNow: delay / .seconds(1)) : nil
    }

    /// The first number that follows one of some phrases, at most a few characters later.
    private static func number(after phrases: [String], in text: String) -> Int? {
        let bytes = Array(text.utf8)
        let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
        for phrase in phrases {
            for range in bytes.ranges(of: Array(phrase.utf8)) {
                let gap = bytes[range.upperBound...].prefix(3).prefix { !isDigit($0) }
                let digits = bytes[gap.endIndex...].prefix(while: isDigit)
                if let number = Int(String(decoding: digits, as: UTF8.self)) { return number }
            }
        }
        return nil
    }
}
