import Foundation

/// Passes requests on to a Chat Completions server as they are, and its answers back.
package struct ChatCompletionsRelay: Sendable {
    /// A part of an answer.
    package enum Part: Sendable {
        /// Its head, first.
        case head(status: Int, contentType: String?, retryAfter: String?)
        case bytes([UInt8])
    }

    private let endpoint: Endpoint
    private let headers: RequestHeaders
    private let limits: ChatCompletionsLanguageModel.Limits

    /// Prepares to pass requests on; the server is not asked yet.
    ///
    /// - Parameters:
    ///   - url: The address of the server, with or without `/v1/chat/completions`.
    ///   - key: The server's API key.
    ///   - limits: How long to wait for the server, and how much to take from it.
    /// - Throws: ``ApusError`` of code `invalidAddress` or `invalidHeader`.
    package init(
        url: URL, key: String? = nil,
        limits: ChatCompletionsLanguageModel.Limits = ChatCompletionsLanguageModel.Limits()
    ) throws(ApusError) {
        endpoint = try Endpoint(url)
        headers = RequestHeaders(fields: key.map { ["Authorization": "Bearer \($0)"] } ?? [:])
        try headers.check()
        self.limits = limits
    }

    /// Passes a request on.
    ///
    /// - Parameters:
    ///   - body: The request.
    ///   - onPart: Called with the parts of the answer as they come.
    /// - Throws: ``ApusError`` of code `serverUnreachable`, `CancellationError`, or what `onPart` throws.
    package func send(
        _ body: [UInt8], onPart: @Sendable (Part) async throws -> Void
    ) async throws {
        let request = HTTPTransfer.Request(
            address: endpoint.url, fields: headers.allFields, body: body)
        let parts = HTTPTransfer.parts(
            of: request, stall: limits.silence, byteLimit: limits.answerByteCount)
        do {
            for try await part in parts {
                switch part {
                case .head(let head):
                    try await onPart(
                        .head(
                            status: head.status, contentType: head["content-type"],
                            retryAfter: head["retry-after"]))
                case .bytes(let bytes): try await onPart(.bytes(bytes))
                }
            }
        } catch let failure as HTTPTransfer.Failure {
            throw ApusError(.serverUnreachable, subject: endpoint.name, found: failure.reason)
        }
        try Task.checkCancellation()
    }
}
