#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Weighs values against their absence, and forbids the tokens of values that are too light.
struct AbsenceScale {
    private struct Weighed {
        var branches: AbsenceBranches
        var margin: Double?
    }

    /// The choices of the present step.
    private var weighed: [Weighed] = []
    /// Choices of which a step forbade the value though the likeliest legal token took it.
    private var turned: Set<AbsenceBranches.ID> = []

    /// Weighs each choice among the tokens that those before it left.
    ///
    /// Where no token leaves the value absent, those through which the way to its absence begins stand
    /// for it. A value is not weighed where nothing else is left, so some token always is.
    ///
    /// - Parameters:
    ///   - choices: The choices.
    ///   - logits: The model's logits.
    ///   - mask: One bit a token, set if it is legal.
    mutating func weigh(
        _ choices: [AbsenceBranches], _ logits: [Float], forbiddingIn mask: inout [UInt64]
    ) {
        weighed = []
        var favourite: Int?
        for branches in choices {
            let values = branches.valueTokens.filter { Self.contains($0, mask) }
            let isAbsenceInReach = !branches.absenceTokens.isEmpty
            let others = (isAbsenceInReach ? branches.absenceTokens : branches.openTokens)
                .filter { Self.contains($0, mask) }
            let margin = Self.margin(of: values, over: others, logits)
            weighed.append(Weighed(branches: branches, margin: margin))
            if let margin, margin < branches.threshold {
                // Before any token is forbidden.
                favourite = favourite ?? Self.likeliest(mask, logits)
                if let favourite, values.contains(favourite) { turned.insert(branches.id) }
                for token in values { mask[token >> 6] &= ~(1 << UInt64(token & 63)) }
            }
        }
    }

    /// What is to be said of the choices that a token makes.
    mutating func margins(chosenBy token: Int) -> [AbsenceMargin] {
        defer { weighed = [] }
        return weighed.compactMap { one in
            let branches = one.branches
            let tookValue = branches.valueTokens.contains(token)
            guard tookValue || branches.absenceTokens.contains(token) else { return nil }
            let hasTurned = turned.remove(branches.id) != nil
            return AbsenceMargin(
                path: branches.path, margin: one.margin, threshold: branches.threshold,
                wasDecisive: hasTurned && !tookValue, tookValue: tookValue)
        }
    }

    /// The likeliest legal token, the first of equal ones.
    private static func likeliest(_ mask: [UInt64], _ logits: [Float]) -> Int? {
        var best: Int?
        for token in logits.indices where contains(token, mask) {
            if best.map({ logits[token] > logits[$0] }) ?? true { best = token }
        }
        return best
    }

    private static func contains(_ token: Int, _ mask: [UInt64]) -> Bool {
        mask[token >> 6] >> UInt64(token & 63) & 1 != 0
    }

    /// The difference of the logs of two sums of probabilities; nil if one has no token.
    static func margin(of values: [Int], over others: [Int], _ logits: [Float]) -> Double? {
        guard let first = logSum(values, logits), let second = logSum(others, logits) else {
            return nil
        }
        // Where all are too improbable for a number, neither is preferred.
        return first == second ? 0 : first - second
    }

    /// log Σ exp(logit), which differs from the log of the tokens' probability by what all have in
    /// common.
    private static func logSum(_ tokens: [Int], _ logits: [Float]) -> Double? {
        guard let largest = tokens.map({ Double(logits[$0]) }).max() else { return nil }
        guard largest.isFinite else { return largest }
        return largest + log(tokens.reduce(0) { $0 + exp(Double(logits[$1]) - largest) })
    }
}
