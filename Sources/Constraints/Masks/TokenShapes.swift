/// Tokens by shape, with masks for the shapes that many tokens have.
struct TokenShapes: Sendable {
    /// The tokens below the shapes of their bytes.
    let trie: TokenTrie
    /// For each node, the index of its mask, or -1.
    private let maskNumbers: FlatTable<Int32>
    private let masks: FlatTable<UInt64>

    /// Shapes of more tokens than this have masks.
    private static let sparseLimit = 400

    init(_ trie: TokenTrie, wordCount: Int) {
        self.trie = trie
        var numbers = [Int32](repeating: -1, count: trie.nodes.count)
        var masks: [UInt64] = []
        for number in 0..<trie.nodes.count {
            let node = trie.nodes.base[number]
            guard Int(node.ownEnd - node.firstToken) > Self.sparseLimit else { continue }
            numbers[number] = Int32(masks.count / wordCount)
            var mask = [UInt64](repeating: 0, count: wordCount)
            for index in node.firstToken..<node.ownEnd {
                let token = trie.tokens.base[Int(index)]
                mask[Int(token) >> 6] |= 1 << UInt64(token & 63)
            }
            masks += mask
        }
        maskNumbers = FlatTable(numbers)
        self.masks = FlatTable(masks)
    }

    /// Adds the tokens whose shape ends at a node.
    @inline(__always)
    func addTokens(of number: Int32, to words: MaskWords) {
        let mask = maskNumbers.base[Int(number)]
        if mask >= 0 {
            words.formUnion(masks.base + Int(mask) * words.count)
            return
        }
        let node = trie.nodes.base[Int(number)]
        for index in node.firstToken..<node.ownEnd { words.insert(trie.tokens.base[Int(index)]) }
    }
}
