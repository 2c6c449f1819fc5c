/// Which tokens are legal inside a JSON string of any text, between two scalars.
///
/// Tokens that stay inside need a number of scalars, a started one included. Tokens that close
/// the string are arranged by what they have after the quotation mark, whatever comes before it,
/// weighted by how many scalars come before it.
struct TextMasks: Sendable {
    /// All tokens that stay inside.
    private let inside: [UInt64]
    /// Those of at most so many scalars, from 0 on.
    private let insideByLimit: [[UInt64]]
    /// The tokens of more scalars than that, by number of scalars, the fewest first.
    private let longTokens: [(token: Int32, scalars: Int32)]
    /// What follows the quotation mark in tokens that close the string.
    let closings: TokenTrie
    /// The tokens that stay inside, by shape.
    let insideShapes: TokenShapes
    /// The tokens that close the string, by what comes before the quotation mark.
    let closingContents: TokenTrie

    private static let denseLimit = 24

    /// Tries every token.
    init(_ entries: [TokenTrie.Entry], tokenCount: Int) {
        let wordCount = (tokenCount + 63) / 64
        var inside = [UInt64](repeating: 0, count: wordCount)
        var scalars: [(token: Int32, scalars: Int32)] = []
        var closing: [TokenTrie.Entry] = []
        var insideShapes: [TokenTrie.Entry] = []
        var closingContents: [TokenTrie.Entry] = []
        let scanner = StringScanner()
        for entry in entries {
            var shape: [UInt8] = []
            switch scanner.scan(entry.bytes, &shape) {
            case .inside(let count):
                insideShapes.append(TokenTrie.Entry(bytes: shape[...], token: entry.token))
                inside[Int(entry.token) >> 6] |= 1 << UInt64(entry.token & 63)
                scalars.append((entry.token, Int32(count)))
            case .closing(let count, let rest):
                let content = entry.bytes.dropLast(rest.count + 1)
                closingContents.append(TokenTrie.Entry(bytes: content, token: entry.token))
                closing.append(
                    TokenTrie.Entry(bytes: rest, token: entry.token, weight: Int32(count)))
            case .illegal:
                break
            }
        }
        self.inside = inside
        scalars.sort { ($0.scalars, $0.token) < ($1.scalars, $1.token) }
        var limited = [[UInt64](repeating: 0, count: wordCount)]
        var next = scalars[...]
        for limit in 1...Self.denseLimit {
            var words = limited[limit - 1]
            while let (token, count) = next.first, count <= limit {
                words[Int(token) >> 6] |= 1 << UInt64(token & 63)
                next = next.dropFirst()
            }
            limited.append(words)
        }
        insideByLimit = limited
        longTokens = Array(next)
        closings = TokenTrie(closing)
        self.insideShapes = TokenShapes(TokenTrie(insideShapes), wordCount: wordCount)
        self.closingContents = TokenTrie(closingContents)
    }

    /// Adds the tokens that stay inside and need at most so many scalars.
    func addInside(upTo limit: Int32 = .max, to mask: MaskWords) {
        if limit < Self.denseLimit {
            mask.formUnion(insideByLimit[Int(max(limit, 0))])
            return
        }
        guard let longest = longTokens.last?.scalars, limit < longest else {
            mask.formUnion(inside)
            return
        }
        mask.formUnion(insideByLimit[Self.denseLimit])
        for (token, scalars) in longTokens {
            if scalars > limit { break }
            mask.insert(token)
        }
    }
}

/// Follows bytes from between two scalars of a JSON string.
private struct StringScanner {
    enum Outcome {
        case inside(Int)
        case closing(Int, ArraySlice<UInt8>)
        case illegal
    }

    /// A few dozen states, within every limit; between scalars it is in the start state.
    private let automaton = try? DFA.anyText.jsonEncoded()

    /// Also finds the shape of what stays inside: bytes stand for their classes.
    func scan(_ bytes: ArraySlice<UInt8>, _ shape: inout [UInt8]) -> Outcome {
        guard let automaton else { return .illegal }
        var state: Int32 = 0
        var count = 0
        var keepsBytes = false
        for index in bytes.indices {
            if state == 0 { keepsBytes = TextClasses.keepsBytes(after: bytes[index]) }
            if state == 0, bytes[index] == UInt8(ascii: "\"") {
                return .closing(count, bytes[(index + 1)...])
            }
            let byte = bytes[index]
            shape.append(keepsBytes ? byte : TextClasses.representatives[Int(byte)])
            state = automaton.next(state, byte)
            if state < 0 { return .illegal }
            if state == 0 { count += 1 }
        }
        return .inside(count + (state == 0 ? 0 : 1))
    }
}
