/// Guesses what comes next from what came before: texts repeat names, phrases and lines of the prompt.
enum RepeatedTokens {
    /// How many tokens must agree before what followed them is worth a guess.
    static let matchLength = 3

    /// The tokens that followed the last few of `history` where these last occurred before.
    ///
    /// - Returns: At most `limit` tokens; none where the last few never occurred.
    /// - Complexity: O(*n*) in the tokens so far.
    static func continuation(of history: [Int], limit: Int) -> ArraySlice<Int> {
        let end = history.count
        guard end > matchLength, limit > 0 else { return [] }
        let last = history[(end - matchLength)...]
        // From the back: what was said last is the likeliest to be said again.
        for start in stride(from: end - matchLength - 1, through: 0, by: -1)
        where history[start] == last.first
            && history[start..<start + matchLength].elementsEqual(last)
        {
            return history[(start + matchLength)...].prefix(limit)
        }
        return []
    }
}
