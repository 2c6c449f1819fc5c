/// Which tokens stand in parts that speak to a model; what only stands there is never a value.
struct PlantedTokens: Sendable {
    private let isPlanted: [Bool]

    /// Takes tokens, and the planted parts in order and apart.
    init(_ tokens: [Token], in parts: [Range<String.Index>]) {
        var rest = parts[...]
        isPlanted = tokens.map { token in
            while let first = rest.first, first.upperBound <= token.range.lowerBound {
                rest = rest.dropFirst()
            }
            return rest.first?.overlaps(token.range) ?? false
        }
    }

    func contains(_ part: Range<Int>) -> Bool { isPlanted[part].contains(true) }

    func contains(_ index: Int) -> Bool { isPlanted[index] }
}
