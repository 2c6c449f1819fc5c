/// The memory of all stacks: immutable linked cells, each different cell once.
///
/// Equal stacks have equal indices, so comparing threads compares integers. Cells are only added
/// at the end, so a count of cells is a snapshot and truncating is rollback.
struct MatchStack {
    /// A frame, a mark, a key that was used, or a verbatim value that was read.
    struct Cell: BitwiseCopyable {
        /// The operation to return to; in lists, `usedKey` or what stands for a verbatim index.
        var operation: Int32
        /// The next property, item or iteration; where a key or value starts.
        var first: Int32 = 0
        /// The members so far; the length of a key; where a value ends.
        var second: Int32 = 0
        /// The used keys; the class of a key; the verbatim state of a value.
        var third: Int32 = -1
        /// The cell below, or -1.
        var parent: Int32
        /// The cell before this one with the same hash, or -1.
        fileprivate(set) var chain: Int32 = -1
        /// The fewest bytes to the end of the document, or -1 before they are known.
        var distance: Int32 = -1

        static let usedKey: Int32 = -1

        /// What is returned through without effect: it says where an object or value began.
        static func mark(_ second: Int32, at position: Int32, parent: Int32) -> Cell {
            Cell(
                operation: GrammarCompiler.finish, first: position, second: second, parent: parent)
        }

        /// Whether the cell is a mark; no frame returns to the end of a routine.
        @inline(__always)
        var isMark: Bool { operation == GrammarCompiler.finish }

        /// What marks a value that was copied from the spans of an index.
        static func verbatimValue(_ index: Int32) -> Int32 { -2 - index }

        /// The index that a mark stands for.
        static func verbatimIndex(of mark: Int32) -> Int { Int(-2 - mark) }

        init(
            operation: Int32, first: Int32 = 0, second: Int32 = 0, third: Int32 = -1, parent: Int32
        ) {
            self.operation = operation
            self.first = first
            self.second = second
            self.third = third
            self.parent = parent
        }

        @inline(__always)
        fileprivate func isSame(as other: Cell) -> Bool {
            operation == other.operation && parent == other.parent && first == other.first
                && second == other.second && third == other.third
        }

        @inline(__always)
        fileprivate var hash: UInt32 {
            var hash = UInt32(bitPattern: operation) &* 0x9E37_79B1
            hash = (hash ^ UInt32(bitPattern: parent)) &* 0x85EB_CA77
            hash = (hash ^ UInt32(bitPattern: first)) &* 0xC2B2_AE3D
            hash = (hash ^ UInt32(bitPattern: second)) &* 0x27D4_EB2F
            hash = (hash ^ UInt32(bitPattern: third)) &* 0x1656_67B1
            return hash ^ (hash >> 15)
        }
    }

    private var cells: FlatBuffer<Cell>
    private var heads: FlatBuffer<Int32>
    private var mask: UInt32

    init() {
        cells = FlatBuffer(capacity: 64)
        heads = Self.emptyHeads(count: 128)
        mask = 127
    }

    private static func emptyHeads(count: Int) -> FlatBuffer<Int32> {
        var heads = FlatBuffer<Int32>(capacity: count)
        for _ in 0..<count { heads.append(-1) }
        return heads
    }

    func deallocate() {
        cells.deallocate()
        heads.deallocate()
    }

    func copied() -> MatchStack {
        var copy = self
        copy.cells = cells.copied()
        copy.heads = heads.copied()
        return copy
    }

    var count: Int { cells.count }

    subscript(index: Int32) -> Cell {
        @inline(__always) get { cells[Int(index)] }
    }

    @inline(__always)
    func setDistance(_ distance: Int32, of index: Int32) {
        cells.base[Int(index)].distance = distance
    }

    /// The index of a cell, added if there is none like it.
    @inline(__always)
    mutating func push(_ cell: Cell) -> Int32 {
        let place = Int(cell.hash & mask)
        var index = heads[place]
        while index >= 0 {
            if cells[Int(index)].isSame(as: cell) { return index }
            index = cells[Int(index)].chain
        }
        return add(cell)
    }

    private mutating func add(_ cell: Cell) -> Int32 {
        if cells.count >= heads.count { rehash() }
        let place = Int(cell.hash & mask)
        var added = cell
        added.chain = heads[place]
        let index = Int32(truncatingIfNeeded: cells.count)
        cells.append(added)
        heads[place] = index
        return index
    }

    /// Drops the cells from an index on; the last added is the first of its chain.
    @inline(__always)
    mutating func truncate(to count: Int) {
        while cells.count > count {
            let last = cells[cells.count - 1]
            heads[Int(last.hash & mask)] = last.chain
            cells.truncate(to: cells.count - 1)
        }
    }

    private mutating func rehash() {
        let larger = heads.count * 2
        heads.deallocate()
        heads = Self.emptyHeads(count: larger)
        mask = UInt32(larger - 1)
        for index in 0..<cells.count {
            let place = Int(cells[index].hash & mask)
            cells.base[index].chain = heads[place]
            heads[place] = Int32(truncatingIfNeeded: index)
        }
    }
}
