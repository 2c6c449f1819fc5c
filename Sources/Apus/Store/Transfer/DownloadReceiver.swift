import Foundation
import Synchronization

/// Takes the answer to one request of a download and writes its body to the part file.
final class DownloadReceiver: HTTPTransfer.Receiver {
    /// From where a part is continued, and what it belongs to.
    struct ResumePoint: Sendable {
        let byteCount: Int64
        let state: PartFile.State
    }

    private struct Body {
        var statement: Download.Statement
        var file: OpenFile?
        var byteCount: Int64 = 0
        var total: Int64?
        var reported: Int64 = 0
    }

    private static let reportByteCount: Int64 = 1 << 18

    private let download: Download
    private let isHub: Bool
    private let resume: ResumePoint?
    private let body: Mutex<Body>

    init(
        _ download: Download, statement: Download.Statement, isHub: Bool, resume: ResumePoint?
    ) {
        self.download = download
        self.isHub = isHub
        self.resume = resume
        body = Mutex(Body(statement: statement))
    }

    /// The request for the bytes that are missing.
    func request(_ address: URL) -> HTTPTransfer.Request {
        var request = HTTPTransfer.Request(
            address: address,
            fields: [("Accept-Encoding", "identity"), ("User-Agent", "apus")])
        if let resume {
            request.fields.append(("Range", "bytes=\(resume.byteCount)-"))
            if let validator = resume.state.validator {
                request.fields.append(("If-Range", validator))
            }
        }
        return request
    }

    func begin(_ head: HTTPHead) throws -> Bool {
        try body.withLock { body in
            if isHub, [200, 206].contains(head.status) {
                body.statement = try body.statement.adding(head, of: download.address)
            }
            switch head.status {
            case 200: body.byteCount = 0
            case 206: body.byteCount = try continued(head, body.statement)
            case 416:
                body.byteCount = try completed(head)
                body.total = body.byteCount
                return false
            default: throw refusal(head)
            }
            try check(head, &body)
            try open(head, &body)
            return true
        }
    }

    func take(_ bytes: UnsafeRawBufferPointer) throws {
        try body.withLock { body in
            let bound =
                body.total ?? body.statement.byteCount ?? download.limits.fileByteCount
            guard Int64(bytes.count) <= bound - body.byteCount else {
                try download.part.remove()
                throw failure(
                    .sizeMismatch, expected: bound.inBytes, found: "more than that")
            }
            try body.file?.write(bytes)
            body.byteCount += Int64(bytes.count)
            if body.byteCount - body.reported >= Self.reportByteCount
                || body.byteCount == body.total
            {
                report(&body)
            }
        }
    }

    /// Ends a body that broke off; what came of it stays.
    func close() throws {
        try body.withLock { try $0.file?.sync() }
    }

    /// Ends the body and says what is stated about the file.
    ///
    /// - Throws: `Download.Interruption` if bytes are missing.
    func finish() throws -> Download.Statement {
        try body.withLock { body in
            try body.file?.sync()
            if let total = body.total ?? body.statement.byteCount, body.byteCount < total {
                throw Download.Interruption(
                    error: failure(
                        .downloadFailed, expected: total.inBytes,
                        found: "\(body.byteCount) bytes before the connection ended"))
            }
            return body.statement
        }
    }

    /// Where a partial answer goes on (RFC 9110, section 15.3.7).
    private func continued(
        _ head: HTTPHead, _ statement: Download.Statement
    ) throws -> Int64 {
        guard let resume, let range = head.contentRange, range.first == resume.byteCount,
            head.validator == nil || resume.state.validator == nil
                || head.validator == resume.state.validator,
            range.total == nil || resume.state.total == nil || range.total == resume.state.total,
            statement.sha256 == nil || resume.state.sha256 == nil
                || statement.sha256 == resume.state.sha256
        else { throw try startingOver("the file has changed since the last attempt") }
        return resume.byteCount
    }

    /// The length of a part that turned out to be the whole file (RFC 9110, section 15.5.17).
    private func completed(_ head: HTTPHead) throws -> Int64 {
        guard let resume, head.contentRange?.total == resume.byteCount else {
            throw try startingOver("the part is longer than the file")
        }
        return resume.byteCount
    }

    private func startingOver(_ reason: String) throws(ApusError) -> Download.Interruption {
        try download.part.remove()
        return Download.Interruption(error: failure(.downloadFailed, found: reason))
    }

    private func check(_ head: HTTPHead, _ body: inout Body) throws(ApusError) {
        if let coding = head["content-encoding"], coding.lowercased() != "identity" {
            throw failure(
                .downloadFailed, expected: "the file as it is", found: "content coding `\(coding)`")
        }
        guard body.statement.sha256 != nil || download.allowsUnverified else {
            throw failure(.unverifiable)
        }
        body.total = head.totalByteCount
        if let expected = body.statement.byteCount, let total = body.total, total != expected {
            throw failure(
                .sizeMismatch, expected: expected.inBytes, found: total.inBytes)
        }
        let limit = download.limits.fileByteCount
        if let total = body.total ?? body.statement.byteCount, total > limit {
            throw failure(
                .sizeMismatch, expected: "at most \(limit.inBytes)", found: total.inBytes)
        }
    }

    private func open(_ head: HTTPHead, _ body: inout Body) throws(ApusError) {
        if let total = body.total ?? body.statement.byteCount {
            let part = download.part.url
            try StoreFolder.requireRoom(
                for: total - max(body.byteCount, download.part.byteCount),
                named: part.lastPathComponent, in: part.deletingLastPathComponent())
        }
        body.file = try download.part.open(at: body.byteCount)
        try download.part.setState(
            PartFile.State(
                address: download.address.absoluteString, sha256: body.statement.sha256,
                validator: head.validator ?? (body.byteCount > 0 ? resume?.state.validator : nil),
                total: body.total))
        report(&body)
    }

    private func report(_ body: inout Body) {
        body.reported = body.byteCount
        download.progress(
            .received(byteCount: body.byteCount, total: body.total ?? body.statement.byteCount))
    }

    private func refusal(_ head: HTTPHead) -> any Error {
        let answer = "the server answered \(head.status)"
        switch head.status {
        case 408, 425, 429, 500, 502, 503, 504:
            return Download.Interruption(
                error: failure(.downloadFailed, found: answer),
                retryAfter: head.retryAfter(now: Date()))
        case 401, 403:
            return failure(
                .downloadFailed, found: answer,
                hint: """
                    the publisher may ask for an account or an agreement: fetch the file with a \
                    browser and put it into `\(download.part.url.deletingLastPathComponent().path)`
                    """)
        case 404, 410:
            return failure(
                .downloadFailed, found: answer, hint: "the hub does not have this file")
        default:
            return failure(.downloadFailed, found: answer)
        }
    }

    private func failure(
        _ code: ApusError.Code, expected: String? = nil, found: String? = nil, hint: String? = nil
    ) -> ApusError {
        ApusError(
            code, subject: download.address.absoluteString, expected: expected, found: found,
            hint: hint)
    }
}
