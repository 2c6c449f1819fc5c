/// Phrases with a value each, found as whole words in a text, with or without spaces in them.
///
/// `Peek & Cloppenburg` is found in `PEEK CLOPPENBURG DUESSELDORF` and `McDonald's` in
/// `MC DONALDS`.
struct PhraseIndex<Value: Sendable>: Sendable {
    private struct Entry {
        let bytes: [UInt8]
        let value: Value
        let isOnlyAtStart: Bool
    }

    /// A phrase that was found.
    struct Match {
        /// The words that it covers.
        let words: Range<Int>
        /// The number of its letters.
        let length: Int
        /// The value of the phrase.
        let value: Value
    }

    private var entries: [UInt64: [Entry]] = [:]
    private var longest = 0

    /// Adds a phrase; the first of two equal ones counts.
    mutating func insert(_ phrase: String, _ value: Value, isOnlyAtStart: Bool = false) {
        let bytes = FoldedText(phrase).bytes
        guard !bytes.isEmpty else { return }
        let hash = bytes.reduce(Self.offset, Self.mixed)
        let others = entries[hash] ?? []
        guard !others.contains(where: { $0.bytes == bytes }) else { return }
        longest = max(longest, bytes.count)
        entries[hash] = others + [Entry(bytes: bytes, value: value, isOnlyAtStart: isOnlyAtStart)]
    }

    /// The longest phrase in a text, of equally long ones the first.
    ///
    /// - Complexity: The letters of the longest phrase for each word.
    func longestMatch(in text: FoldedText) -> Match? { longestMatch(in: text) { _ in true } }

    /// The longest phrase in a text among those whose value is accepted.
    func longestMatch(in text: FoldedText, isAccepted: (Value) -> Bool) -> Match? {
        var best: Match?
        for first in 0..<text.wordCount {
            var hash = Self.offset
            for last in first..<text.wordCount {
                let length = text.bounds[last + 1] - text.bounds[first]
                guard length <= longest else { break }
                for byte in text.word(last) { hash = Self.mixed(hash, byte) }
                guard length > best?.length ?? 0 else { continue }
                let words = first..<last + 1
                for entry in entries[hash] ?? []
                where !(entry.isOnlyAtStart && first > 0) && isAccepted(entry.value)
                    && text[words].elementsEqual(entry.bytes)
                {
                    best = Match(words: words, length: length, value: entry.value)
                }
            }
        }
        return best
    }

    // FNV-1a with 64 bits (draft-eastlake-fnv, section 2), which grows byte by byte.
    private static var offset: UInt64 { 0xcbf2_9ce4_8422_2325 }

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
