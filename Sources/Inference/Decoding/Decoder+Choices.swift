#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Decoder {
    /// How probable each of several continuations of a prompt is, if it must be one of them.
    ///
    /// The continuations form a tree of tokens. Where it branches, the probabilities of the branches,
    /// the end included where a continuation ends there, are scaled to add up to 1; where it does
    /// not, the only way on costs nothing. So neither length nor a rare but forced token decides. What
    /// continuations share is computed once.
    ///
    /// - Parameters:
    ///   - choices: The tokens of each continuation, all different.
    ///   - prompt: The tokens before them.
    ///   - stopTokens: The tokens that mean the end; their probabilities add up.
    ///   - cachedTokens: Set to how many of the prompt's tokens were still cached.
    ///   - isCancelled: Asked before every layer.
    /// - Returns: One probability a choice, in order, adding up to 1; nil after a cancellation.
    /// - Throws: `contextExceeded` if the longest does not fit, `invalidToken`, `emptyPrompt` or
    ///   `notANumber`.
    /// - Complexity: One pass over the prompt, and one over each token of the tree that a branch
    ///   follows.
    public func probabilities(
        of choices: [[Int]], after prompt: [Int], stopTokens: Set<Int>,
        cachedTokens: inout Int, isCancelled: () -> Bool = { false }
    ) throws(InferenceError) -> [Double]? {
        let longest = choices.max { $0.count < $1.count } ?? []
        try check(prompt + longest, at: 0)
        cachedTokens = 0
        var probabilities = [Double](repeating: 0, count: choices.count)
        // Branches that are still to be followed: their choices, and how many tokens they share.
        var open = [(members: Array(choices.indices), depth: 0, probability: 1.0)]
        var isResumed = false
        // Of the choices nothing goes on; without them the prompt can be used again where it is.
        defer { if isResumed { rewind(to: prompt.count) } }
        while let branch = open.popLast() {
            let (members, depth, probability) = branch
            if members.count == 1 {
                probabilities[members[0]] = probability
                continue
            }
            let ways = Dictionary(grouping: members) { choices[$0].dropFirst(depth).first }
            if ways.count == 1, let way = ways.first, way.key != nil {
                open.append((members, depth + 1, probability))
                continue
            }
            let shared = prompt + choices[members[0]].prefix(depth)
            // After the first, all branches are of one sequence: none is worth a copy of the prompt.
            let known = isResumed ? rewind(toPrefixOf: shared) : reuse(shared)
            if !isResumed { cachedTokens = min(known, prompt.count) }
            isResumed = true
            guard try append(shared.dropFirst(known), isCancelled: isCancelled) else { return nil }
            for (token, share) in try shares(of: Array(ways.keys), stopTokens) {
                guard let members = ways[token] else { continue }
                if token == nil {
                    // Equal continuations share what they have in common.
                    for member in members {
                        probabilities[member] = probability * share / Double(members.count)
                    }
                } else {
                    open.append((members, depth + 1, probability * share))
                }
            }
        }
        return probabilities
    }

    /// Goes back within the current sequence to the prefix of `prompt`, without its last token.
    private func rewind(toPrefixOf prompt: [Int]) -> Int {
        rewind(to: cache.current.sharedPrefix(with: prompt.dropLast()))
        return tokens.count
    }

    /// The probabilities of some next tokens, nil meaning the end, scaled to add up to 1.
    private func shares(
        of ways: [Int?], _ stopTokens: Set<Int>
    ) throws(InferenceError) -> [(token: Int?, share: Double)] {
        let largest = Double(logits[try logits.largestIndex()])
        func weight(_ token: Int) -> Double { exp(Double(logits[token]) - largest) }
        // In a fixed order, so that sums have the same bits each time.
        let sorted = ways.sorted { ($0 ?? -1) < ($1 ?? -1) }
        let weights = sorted.map { way in
            way.map(weight) ?? stopTokens.sorted().reduce(0) { $0 + weight($1) }
        }
        let total = weights.reduce(0, +)
        // Where all are too improbable for a number, none is preferred.
        return zip(sorted, weights).map { way, weight in
            (way, total > 0 ? weight / total : 1 / Double(sorted.count))
        }
    }
}
