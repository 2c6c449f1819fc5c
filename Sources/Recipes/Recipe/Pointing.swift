/// How sure verdicts are that no probability of the model tells.
enum Confidence {
    /// Rules that leave no other reading.
    static let rule = 0.97
    /// One of several candidates, by the model.
    static let choice = 0.8
    /// What rules take where the model points at none.
    static let guess = 0.6
}

extension Candidates where Value: Hashable {
    /// Whether there is nothing to choose.
    var hasOneOrNone: Bool { Set(all.map(\.value)).count <= 1 }

    /// The candidate that is meant: the only one, or the one that the model pointed at.
    func verdict(pointedAt text: String?, in document: Document) -> Pointed<Value> {
        if let only { return Pointed(candidate: only, confidence: Confidence.rule, document) }
        return Pointed(candidate: candidate(of: text), confidence: Confidence.choice, document)
    }
}

extension Candidates {
    /// The verdict where there are candidates and the model points at none: ask, if there are any.
    func doubt<New>(in document: Document, _ reading: (Value) -> New) -> Verdict<New> {
        guard let first = all.first else { return .absent }
        return .unclear(
            Doubt(
                readings: all.map { reading($0.value) }, text: first.text,
                ranges: first.ranges.map(document.place(of:)),
                reason: "several could be meant, and the model points at none"))
    }
}

/// A candidate before it is read.
struct Pointed<Value: Sendable> {
    let candidate: Candidates<Value>.Candidate?
    let confidence: Double
    let document: Document

    init(candidate: Candidates<Value>.Candidate?, confidence: Double, _ document: Document) {
        self.candidate = candidate
        self.confidence = confidence
        self.document = document
    }

    /// The verdict by the readings of the candidate.
    func value<New>(_ reading: (Value) -> Reading<New>) -> Verdict<New> {
        guard let candidate else { return .absent }
        switch reading(candidate.value) {
        case .certain(let value):
            return .found(candidate.finding(value, confidence: confidence, in: document))
        case .ambiguous(let preferred, _):
            // The locale's choice stands, and is less sure.
            return .found(candidate.finding(preferred, confidence: confidence * 0.8, in: document))
        }
    }
}

extension Candidates.Candidate {
    func finding<New>(
        _ value: New, confidence: Double, in document: Document
    ) -> Finding<New> {
        Finding(
            value: value, text: text, ranges: ranges.map(document.place(of:)),
            confidence: confidence)
    }
}
