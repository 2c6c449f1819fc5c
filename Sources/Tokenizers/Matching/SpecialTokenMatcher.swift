/// Finds the tokens that are matched in the text itself, before it is cut into words.
///
/// As in llama.cpp, longer tokens go first wherever they stand, then those further left: of the
/// tokens `ab` and `bcd`, the text `abcd` contains the second. Tokens of one length that overlap
/// go by id. Control and unknown tokens are found only where the caller allows it, user-defined ones
/// everywhere.
struct SpecialTokenMatcher: Sendable {
    /// A stretch of text, or the token that stands there.
    struct Segment: Equatable {
        var range: Range<Int>
        var token: Int32?
    }

    private let trie: ByteTrie
    private let kinds: [Vocabulary.Kind]
    /// Whether some token is found everywhere.
    private let hasUserDefined: Bool
    /// Which bytes begin a token.
    private let begins: [Bool]

    /// A matcher for the special tokens among `texts`.
    init(texts: ByteStrings, kinds: [Vocabulary.Kind]) {
        let special = kinds.indices.filter {
            [.control, .unknown, .userDefined].contains(kinds[$0])
        }
        trie = ByteTrie(of: special.map(Int32.init), in: texts)
        self.kinds = kinds
        hasUserDefined = special.contains { kinds[$0] == .userDefined }
        var begins = [Bool](repeating: false, count: 256)
        for token in special {
            if let first = texts[token].first { begins[Int(first)] = true }
        }
        self.begins = begins
    }

    /// The token with exactly this text.
    func token(for text: some Collection<UInt8>) -> Int32? { trie.token(for: text) }

    /// Whether the bytes, all of them, begin the text of some token, or are one.
    func mayGrow(from bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var node = trie.root
        for byte in bytes {
            guard let next = trie.step(from: node, by: byte) else { return false }
            node = next
        }
        return true
    }

    /// Cuts `bytes` into special tokens and what stands between them.
    ///
    /// Control and unknown tokens are found within the ranges `allowed`, which are in order and apart.
    ///
    /// - Complexity: O(*n* log *n*) for *n* places where a token could begin, each with at most as
    ///   many tries as there are tokens that are prefixes of one another.
    func segments(of bytes: UnsafeBufferPointer<UInt8>, allowed: [Range<Int>]) -> [Segment] {
        guard !bytes.isEmpty else { return [] }
        guard hasUserDefined || !allowed.isEmpty else {
            return [Segment(range: 0..<bytes.count, token: nil)]
        }
        var search = Search(matcher: self, bytes: bytes)
        search.findCandidates(allowed: allowed)
        return search.segments()
    }

    /// The longest token that begins at `start`: a user-defined one that ends by `end`, or any that
    /// ends by `allowedEnd`.
    @inline(__always)
    private func longestToken(
        in bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int, allowedEnd: Int
    ) -> (token: Int32, length: Int)? {
        guard begins[Int(bytes[start])] else { return nil }
        var node = trie.root
        var best: (Int32, Int)?
        var offset = start
        while offset < end, let next = trie.step(from: node, by: bytes[offset]) {
            node = next
            offset += 1
            guard let token = trie.token(at: node) else { continue }
            if offset <= allowedEnd || kinds[Int(token)] == .userDefined {
                best = (token, offset - start)
            }
        }
        return best
    }
}

extension SpecialTokenMatcher {
    /// One pass over one text.
    private struct Search {
        struct Candidate {
            var token: Int32
            var start: Int
            var length: Int
            var allowedEnd: Int
        }

        let matcher: SpecialTokenMatcher
        let bytes: UnsafeBufferPointer<UInt8>
        /// Candidates by length; those of one length are sorted when their turn comes.
        var byLength: [Int: [Candidate]] = [:]

        mutating func findCandidates(allowed: [Range<Int>]) {
            var allowed = allowed[...]
            for start in bytes.indices {
                while let range = allowed.first, range.upperBound <= start { allowed.removeFirst() }
                let allowedEnd = allowed.first.map { $0.contains(start) ? $0.upperBound : start }
                add(start, end: bytes.count, allowedEnd: allowedEnd ?? start)
            }
        }

        private mutating func add(_ start: Int, end: Int, allowedEnd: Int) {
            guard
                let found = matcher.longestToken(
                    in: bytes, at: start, end: end, allowedEnd: min(end, allowedEnd))
            else { return }
            byLength[found.length, default: []].append(
                Candidate(
                    token: found.token, start: start, length: found.length, allowedEnd: allowedEnd))
        }

        /// Takes the longest candidates first.
        ///
        /// One that a taken token cuts short is replaced by the
        /// longest that still fits, which is shorter and has its turn later.
        mutating func segments() -> [Segment] {
            guard !byLength.isEmpty else { return [Segment(range: 0..<bytes.count, token: nil)] }
            var taken = [Bool](repeating: false, count: bytes.count)
            var chosen: [Segment] = []
            while let length = byLength.keys.max(),
                var candidates = byLength.removeValue(forKey: length)
            {
                candidates.sort { ($0.token, $0.start) < ($1.token, $1.start) }
                for candidate in candidates where !taken[candidate.start] {
                    let range = candidate.start..<candidate.start + length
                    // All taken tokens are at least as long, so one that overlaps covers an end.
                    if taken[range.upperBound - 1] {
                        let end = range.first { taken[$0] } ?? range.upperBound
                        add(candidate.start, end: end, allowedEnd: candidate.allowedEnd)
                    } else {
                        for offset in range { taken[offset] = true }
                        chosen.append(Segment(range: range, token: candidate.token))
                    }
                }
            }
            chosen.sort { $0.range.lowerBound < $1.range.lowerBound }
            return Self.fill(chosen, upTo: bytes.count)
        }

        private static func fill(_ chosen: [Segment], upTo end: Int) -> [Segment] {
            var segments: [Segment] = []
            var offset = 0
            for segment in chosen {
                if offset < segment.range.lowerBound {
                    segments.append(Segment(range: offset..<segment.range.lowerBound, token: nil))
                }
                segments.append(segment)
                offset = segment.range.upperBound
            }
            if offset < end { segments.append(Segment(range: offset..<end, token: nil)) }
            return segments
        }
    }
}
