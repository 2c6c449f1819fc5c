/// One generation on its way: logits, choice, token, and again.
///
/// Tokens become known in three ways: *forced* by the constraint, *sampled* from logits, or *drafted*
/// and then found to be what sampling gives. Each token is decided by the logits before it in the
/// same way whether or not it was drafted, so drafts never change the result.
struct GenerationLoop {
    private(set) var outcome = GenerationOutcome()

    private let decoder: Decoder
    private let request: GenerationRequest
    private let constraint: (any TokenConstraint)?
    private let onToken: (Int, TokenProbability?) -> Bool
    private let isCancelled: () -> Bool
    private let limit: Int

    private var sampler: Sampler
    private var mask: [UInt64]
    private var scale = AbsenceScale()
    /// The prompt and the tokens generated so far.
    private var history: [Int]
    /// Known tokens that the decoder has not seen.
    private var pending: [Int]
    /// Drafted tokens that the decoder has seen, whose turn has not come.
    private var ahead: ArraySlice<Int> = []
    /// Which row of the decoder's logits belongs to the last known token.
    private var row = 0
    /// How many tokens the last batch guessed.
    private var drafted = 0
    /// How many tokens the next batch may guess: more after right guesses, fewer after wrong ones.
    private var draftLength = 2
    /// Tokens that end the document, once the limit leaves no room for anything else.
    private var ending: ArraySlice<Int>?

    init(
        _ decoder: Decoder, _ request: GenerationRequest, _ constraint: (any TokenConstraint)?,
        onToken: @escaping (Int, TokenProbability?) -> Bool,
        isCancelled: @escaping () -> Bool
    ) throws {
        if let maximum = request.maximumTokens, maximum < 0 {
            throw InferenceError(
                .invalidOption, "max-tokens", expected: "0 or more", found: "\(maximum)")
        }
        try decoder.check(request.prompt, at: 0)
        self.decoder = decoder
        self.request = request
        self.constraint = constraint
        self.onToken = onToken
        self.isCancelled = isCancelled
        // The last token needs no room of its own: nothing follows it.
        let room = decoder.contextLength - request.prompt.count + 1
        limit = min(request.maximumTokens ?? room, room)
        sampler = try Sampler(request.sampling)
        mask = Array(
            repeating: 0, count: (decoder.model.configuration.vocabularySize + 63) / 64)
        history = request.prompt
        outcome.cachedTokens = decoder.reuse(request.prompt)
        pending = Array(request.prompt.dropFirst(outcome.cachedTokens))
    }

    mutating func run() throws {
        try checkLimit()
        let clock = ContinuousClock()
        let start = clock.now
        var firstLogits: ContinuousClock.Instant?
        outcome.finishReason = try untilEnd { firstLogits = firstLogits ?? clock.now }
        let end = clock.now
        outcome.prefill = (firstLogits ?? end) - start
        outcome.decode = end - (firstLogits ?? end)
    }

    /// Refuses to start a document that the limit cannot hold.
    private func checkLimit() throws {
        guard let constraint, try !constraint.canEnd(within: limit) else { return }
        throw InferenceError(
            .limitTooSmall, "the shortest document",
            expected: "at most \(limit) tokens", found: "\(try constraint.shortestEnding().count)",
            hint: "allow more tokens, a longer context, or a simpler schema")
    }

    private mutating func untilEnd(_ onLogits: () -> Void) throws -> FinishReason {
        while true {
            if let reason = try takeForced() { return reason }
            if try constraint?.isComplete == true { return .endOfTurn }
            if outcome.tokens.count >= limit {
                // Every token left room for the end, so the document is one.
                outcome.wasClosedForLimit = constraint != nil
                return limitReason
            }
            if ending != nil {
                // What ends the document early is known; only the caller can stop it.
                guard let token = ending?.popFirst() else { return .endOfTurn }
                try constraint?.advance(token)
                guard take(token, unchosenProbability(token)) else { return .stopString }
                continue
            }
            guard try computeLogits() else { return .cancelled }
            onLogits()
            if outcome.tokens.isEmpty, isCancelled() { return .cancelled }
            let place = request.reportedAlternatives.map {
                TokenProbability.Place(decoder.logits(row: row), alternatives: $0)
            }
            guard let token = try choose() else { continue }
            if request.stopTokens.contains(token) { return .endOfTurn }
            try constraint?.advance(token)
            guard take(token, place?.probability(of: token)) else { return .stopString }
        }
    }

    private var limitReason: FinishReason {
        limit == request.maximumTokens ? .maximumTokens : .contextFull
    }

    /// Takes what the constraint leaves no choice about.
    private mutating func takeForced() throws -> FinishReason? {
        guard let constraint, request.usesForcedTokens, ending == nil else { return nil }
        let forced = try constraint.forcedTokens()
        // Where the limit is near, the ending has its own cut of the same bytes.
        guard outcome.tokens.count + forced.count <= limit else { return nil }
        for token in forced {
            try constraint.advance(token)
            outcome.forcedTokens += 1
            guard take(token, unchosenProbability(token), isForced: true) else {
                return .stopString
            }
        }
        return nil
    }

    /// Makes a token known; false when the caller has enough.
    private mutating func take(
        _ token: Int, _ probability: TokenProbability?, isForced: Bool = false
    ) -> Bool {
        if pending.isEmpty, ahead.first == token {
            ahead.removeFirst()
            row += 1
            if !isForced { outcome.acceptedTokens += 1 }
        } else {
            decoder.rewind(to: decoder.tokens.count - ahead.count)
            ahead = []
            pending.append(token)
        }
        history.append(token)
        outcome.tokens.append(token)
        if let probability { outcome.tokenProbabilities.append(probability) }
        return onToken(token, probability)
    }

    /// What is reported of a token that was not chosen by probabilities, if any are to be reported.
    private func unchosenProbability(_ token: Int) -> TokenProbability? {
        request.reportedAlternatives.map { _ in
            TokenProbability(token: token, logarithm: nil, alternatives: [])
        }
    }

    /// Sees to it that the logits after the last known token are there; false when cancelled.
    private mutating func computeLogits() throws -> Bool {
        guard !pending.isEmpty else { return true }
        let draft = try draft()
        guard
            try decoder.append(
                draft.isEmpty ? pending : pending + draft, logitRows: draft.count + 1,
                isCancelled: isCancelled)
        else { return false }
        outcome.draftedTokens += draft.count
        drafted = draft.count
        ahead = draft[...]
        pending.removeAll(keepingCapacity: true)
        row = 0
        return true
    }

    /// Tokens that probably come next: what the constraint guesses, or else what came before.
    private mutating func draft() throws -> [Int] {
        if drafted > 0 {
            // A wrong guess costs time; so few are made until they turn out right.
            draftLength = row == drafted ? 2 * draftLength : max(1, row)
        }
        draftLength = min(draftLength, request.draftLimit)
        let room = min(
            draftLength, limit - outcome.tokens.count - 1,
            decoder.contextLength - decoder.tokens.count - pending.count)
        guard room > 0, ending == nil else { return [] }
        let copied = try constraint?.draft(limit: room) ?? []
        guard copied.isEmpty else { return copied }
        let repeated = RepeatedTokens.continuation(of: history, limit: room)
            .prefix { !request.stopTokens.contains($0) }
        guard let constraint else { return Array(repeated) }
        return try constraint.lookingAhead {
            Array(
                try repeated.prefix { token in
                    guard try constraint.isLegal(token) else { return false }
                    try constraint.advance(token)
                    return true
                })
        }
    }

    // MARK: - Choosing

    /// The next token; nil if none leaves room for the document to end, which then begins to end.
    private mutating func choose() throws -> Int? {
        let logits = decoder.logits(row: row)
        // Margins weigh what the model itself says, before penalties.
        let weights = constraint?.weighsAbsence == true ? Array(logits) : []
        sampler.penalise(logits, history: history)
        guard let constraint else { return try sampler.pick(logits) }

        // The likeliest token of all is the likeliest legal one, if it is legal.
        if sampler.isGreedy {
            let token = try sampler.pick(logits)
            if try constraint.isLegal(token), try fits(token, constraint),
                try !(constraint.weighsAbsence && constraint.choosesBranch(token))
            {
                return token
            }
        }
        let start = ContinuousClock.now
        try mask.withUnsafeMutableBufferPointer { try constraint.fillMask($0) }
        outcome.maskDurations.append(.now - start)
        if constraint.weighsAbsence {
            scale.weigh(try constraint.absenceBranches(), weights, forbiddingIn: &mask)
        }
        forbidIllegal(logits)
        for _ in 0..<8 {
            let token = try sampler.pick(logits)
            if try fits(token, constraint) {
                outcome.absenceMargins += scale.margins(chosenBy: token)
                return token
            }
            logits[token] = -.infinity
            if logits.allSatisfy({ $0 == -.infinity }) { break }
        }
        outcome.wasClosedForLimit = true
        ending = try constraint.shortestEnding()[...]
        return nil
    }

    /// Whether the document can still end within the limit after the token.
    private func fits(_ token: Int, _ constraint: any TokenConstraint) throws -> Bool {
        if request.stopTokens.contains(token) { return true }
        return try constraint.lookingAhead {
            try constraint.advance(token)
            return try constraint.canEnd(within: limit - outcome.tokens.count - 1)
        }
    }

    private func forbidIllegal(_ logits: UnsafeMutableBufferPointer<Float>) {
        for (index, word) in mask.enumerated() where word != .max {
            for bit in 0..<min(64, logits.count - index * 64) where word >> UInt64(bit) & 1 == 0 {
                logits[index * 64 + bit] = -.infinity
            }
        }
    }
}
