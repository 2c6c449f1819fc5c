/// The bytes of UTF-8 that make up the classes of a partition of the code points.
///
/// Blocks of code points that share their first bytes form a tree; equal subtrees are kept once,
/// and a block of one class is no more than the number of its class.
struct UTF8Expansion {
    /// A block: the number of its class, -1 if it has no valid code point, or else a place in
    /// ``mixed``, counted from the number of classes.
    typealias Block = Int32

    /// A block of several classes.
    struct Mixed {
        /// The blocks of each of the 64 continuation bytes.
        let children: [Block]
        /// The classes in the block, with -1 for what is not valid.
        let classes: [Int32]
    }

    /// How many classes there are.
    let classCount: Int
    /// The blocks of several classes, the smaller ones first.
    private(set) var mixed: [Mixed] = []
    /// The block that each first byte starts, with the number of bytes to follow.
    private(set) var leads: [(block: Block, depth: Int)] = []
    private let partition: ScalarPartition
    private var numbers: [[Block]: Block] = [:]

    /// Expands a partition.
    init(_ partition: ScalarPartition) {
        self.partition = partition
        classCount = partition.classCount
        for byte in 0...255 as ClosedRange<UInt32> {
            switch byte {
            case 0x00...0x7F:
                leads.append((partition.classes[partition.run(at: byte)], 0))
            case 0xC2...0xDF:
                leads.append((block(1, from: (byte & 0x1F) << 6, notBelow: 0x80), 1))
            case 0xE0...0xEF:
                leads.append((block(2, from: (byte & 0xF) << 12, notBelow: 0x800), 2))
            case 0xF0...0xF4:
                leads.append((block(3, from: (byte & 0x7) << 18, notBelow: 0x10000), 3))
            default:
                leads.append((-1, 0))
            }
        }
    }

    /// The block of code points with `depth` bytes to come; those below a minimum are not valid.
    private mutating func block(
        _ depth: Int, from first: UInt32, notBelow minimum: UInt32
    ) -> Block {
        let count = UInt32(1) << UInt32(6 * depth)
        if first + count <= minimum { return -1 }
        if first >= minimum, let common = partition.commonClass(from: first, count: count) {
            return common
        }
        var children: [Block] = []
        children.reserveCapacity(64)
        for index in 0..<64 as Range<UInt32> {
            children.append(
                block(depth - 1, from: first + index * (count / 64), notBelow: minimum))
        }
        // Blocks of different depths differ in their children or in the depth of those.
        let key = [Int32(depth)] + children
        if let known = numbers[key] { return known }
        var classes: Set<Int32> = []
        for child in children {
            if Int(child) < classCount {
                classes.insert(child)
            } else {
                classes.formUnion(mixed[Int(child) - classCount].classes)
            }
        }
        let number = Int32(classCount + mixed.count)
        numbers[key] = number
        mixed.append(Mixed(children: children, classes: classes.sorted()))
        return number
    }

    /// Classes of bytes that no block tells apart.
    func byteClasses() -> (classes: [UInt8], count: Int) {
        var classes = [UInt8](repeating: 0, count: 256)
        var known: [[Int32]: UInt8] = [:]
        for byte in 0..<256 {
            let isContinuation = (0x80...0xBF).contains(byte)
            let signature =
                isContinuation
                ? [-2] + mixed.map { $0.children[byte - 0x80] }
                : [Int32(leads[byte].depth), leads[byte].block]
            let number = known[signature] ?? UInt8(known.count)
            known[signature] = number
            classes[byte] = number
        }
        return (classes, known.count)
    }
}
