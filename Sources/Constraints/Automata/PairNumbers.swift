/// Numbers pairs of small integers in the order in which they are first asked for.
struct PairNumbers {
    /// Beyond this many possible pairs, a dictionary takes less than a list with a place for each.
    private static let maximumListLength = 1 << 18

    private let width: Int
    private var list: [Int32] = []
    private var dictionary: [Int: Int32] = [:]

    /// How many pairs have numbers.
    private(set) var count: Int32 = 0

    /// Creates an empty numbering for pairs of numbers in `0..<height` and `0..<width`, whose
    /// product `Int` can hold.
    init(height: Int, width: Int) {
        self.width = width
        let size = height * width
        if size <= Self.maximumListLength { list = [Int32](repeating: -1, count: size) }
    }

    /// The number of a pair, and whether it is a new one.
    mutating func number(_ first: Int, _ second: Int) -> (number: Int32, isNew: Bool) {
        let key = first * width + second
        let known = list.isEmpty ? dictionary[key] ?? -1 : list[key]
        if known >= 0 { return (known, false) }
        if list.isEmpty { dictionary[key] = count } else { list[key] = count }
        count += 1
        return (count - 1, true)
    }
}
