/// A sequence of numbers that a seed decides (SplitMix64, Steele, Lea and Flood 2014).
struct SampleRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number of the range.
    mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// Whether something that happens in so many of a thousand cases happens.
    mutating func chance(_ perThousand: Int) -> Bool {
        number(0...999) < perThousand
    }

    /// An element, or nil of an empty array.
    mutating func element<Element>(of array: [Element]) -> Element? {
        array.isEmpty ? nil : array[number(0...(array.count - 1))]
    }

    /// A price of the range: small ones are far more frequent than large ones.
    mutating func price(_ range: ClosedRange<Int>) -> Int {
        let part = number(0...1000)
        let span = range.upperBound - range.lowerBound
        let price = range.lowerBound + span * part / 1000 * part / 1000 * part / 1000
        switch number(0...3) {
        case 0: return max(range.lowerBound, price / 100 * 100 + 99)
        case 1: return max(range.lowerBound, price / 50 * 50)
        default: return price
        }
    }
}
