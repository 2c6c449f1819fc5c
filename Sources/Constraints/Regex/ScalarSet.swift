/// A set of code points as sorted ranges that neither overlap nor touch.
struct ScalarSet: Hashable, Sendable {
    /// The ranges, in order.
    let ranges: [ClosedRange<UInt32>]

    /// Creates the set of all code points in any of the ranges.
    init(_ ranges: [ClosedRange<UInt32>]) {
        var joined: [ClosedRange<UInt32>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound &+ 1 {
                joined[joined.count - 1] =
                    last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        self.ranges = joined
    }

    /// Creates the set of one code point.
    init(_ scalar: UInt32) { ranges = [scalar...scalar] }

    /// Every code point.
    static let all = ScalarSet([0...0x10FFFF])

    /// The code points of either set.
    func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

    /// The code points that are not in the set.
    var inverted: ScalarSet {
        var gaps: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        return ScalarSet(gaps)
    }

    /// What `\d` matches: ASCII digits (ECMA-262, CharacterClassEscape).
    static let digits = ScalarSet([0x30...0x39])
    /// What `\w` matches without the `i` flag: ASCII letters, digits and the underscore.
    static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    /// What ends a line (ECMA-262, LineTerminator).
    static let lineTerminators = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
    /// What `\s` matches (ECMA-262, WhiteSpace and LineTerminator).
    static let whiteSpace = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
        0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
}
