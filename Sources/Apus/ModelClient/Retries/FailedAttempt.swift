import Foundation

/// What an error of an attempt means for its call.
package struct FailedAttempt: Error {
    /// Why there is no answer.
    package let failure: ModelCallFailure
    /// Whether the same provider may answer the same request some time later.
    package let canPass: Bool
    /// Whether another provider may answer.
    let allowsOthers: Bool

    /// Another provider may answer unless the model declined or the call is over.
    package init(_ failure: ModelCallFailure, canPass: Bool = false) {
        self.failure = failure
        self.canPass = canPass
        allowsOthers =
            switch failure {
            case .refused, .cancelled: false
            default: true
            }
    }

    /// A failure of the app's own, which no provider can help with.
    private init(ofApp error: any Error) {
        failure = .failed(error)
        canPass = false
        allowsOthers = false
    }

    /// Reads an error.
    ///
    /// - Parameters:
    ///   - error: What the attempt threw.
    ///   - duration: How long it took.
    ///   - now: The date.
    init(_ error: any Error, after duration: Duration, now: Date) {
        switch error {
        case is CancellationError: self.init(.cancelled)
        case let error as any ModelCallError:
            self = error.meaning(after: duration, now: now) ?? FailedAttempt(ofApp: error)
        default: self.init(ofApp: error)
        }
    }
}

/// An error of a model, its server or its files, whose text quotes neither prompts nor answers.
package protocol ModelCallError: Error {
    /// What the error means for a call.
    ///
    /// - Parameters:
    ///   - duration: How long the attempt took.
    ///   - now: The date.
    /// - Returns: The meaning; nil for a mistake of the app's, which no model can help with.
    func meaning(after duration: Duration, now: Date) -> FailedAttempt?
}

extension ModelCallFailure {
    /// A rate limit that ends at a date.
    static func rateLimited(until date: Date?, now: Date) -> ModelCallFailure {
        .rateLimited(retryAfter: date.map { .seconds(max(0, $0.timeIntervalSince(now))) })
    }
}
