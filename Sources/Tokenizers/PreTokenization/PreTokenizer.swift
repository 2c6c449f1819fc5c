/// Cuts text into the words within which byte-pair encoding merges.
struct PreTokenizer: Sendable {
    /// The rules, each applied to the pieces of the one before.
    let rules: [SplitRule]
    /// Whether a word that is a token stays whole, even if no merges lead to it.
    let keepsWholeTokens: Bool

    /// Calls `body` with the start and the end of each word between `start` and `end`.
    ///
    /// - Complexity: O(number of bytes): every rule passes over each byte a bounded number of times.
    @inline(__always)
    func forEachWord(
        in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Range<Int>) -> Void
    ) {
        split(bytes, range, by: 0, body)
    }

    private func split(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, by rule: Int,
        _ body: (Range<Int>) -> Void
    ) {
        guard rule < rules.count else { return body(range) }
        let text = ScalarView(bytes: bytes, end: range.upperBound)
        var start = range.lowerBound
        while start < range.upperBound {
            let end = rules[rule].endOfPiece(in: text, from: start)
            split(bytes, start..<end, by: rule + 1, body)
            start = end
        }
    }
}
