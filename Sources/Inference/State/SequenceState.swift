/// One sequence of tokens and what all layers remember of it.
final class SequenceState {
    /// Positions there is room for.
    let capacity: Int
    let layers: [LayerCache]
    /// The tokens whose rows are complete, in order.
    private(set) var tokens: [Int] = []
    /// Positions whose rows may take up memory, those of `tokens` among them.
    private(set) var heldPositions = 0

    /// The rows of all positions of one layer, then those of the next.
    let storage: PageBuffer
    /// Where the rows of each layer begin in the storage, and the bytes of one.
    let regions: [Region]

    /// The rows of one kind of one layer: what `layers` holds, without its names.
    struct Region {
        let base: UnsafeMutableRawPointer
        let rowBytes: Int

        /// The memory of the first `count` rows.
        func rows(_ count: Int) -> UnsafeMutableRawBufferPointer {
            UnsafeMutableRawBufferPointer(start: base, count: count * rowBytes)
        }
    }

    /// Reserves room for `capacity` positions; memory is taken up as positions are filled.
    ///
    /// - Throws: `outOfResources` if the size overflows or the system refuses.
    init(
        shapes: [LayerCache.Shape], capacity: Int, format: CacheFormat
    ) throws(InferenceError) {
        let purpose = "a context of \(capacity) tokens"
        let count = try Self.byteCount(of: shapes, capacity: capacity, format: format)
        storage = try PageBuffer(byteCount: count, purpose: purpose)
        self.capacity = capacity
        var next = storage.base
        var regions: [Region] = []
        func take(_ width: Int, _ bytesPerNumber: Int) -> UnsafeMutableRawPointer {
            defer { next += Self.regionBytes(width * bytesPerNumber * capacity) }
            regions.append(Region(base: next, rowBytes: width * bytesPerNumber))
            return next
        }
        func takeRows(_ width: Int) -> CacheRows {
            CacheRows(base: take(width, format.bytesPerNumber), width: width, format: format)
        }
        layers = shapes.map { shape in
            switch shape {
            case .attention(let width):
                .attention(keys: takeRows(width), values: takeRows(width))
            case .convolution(let width):
                .convolution(
                    inputs: Rows(
                        base: take(width, 4).bindMemory(to: Float.self, capacity: width * capacity),
                        width: width))
            }
        }
        self.regions = regions
    }

    /// The bytes of a sequence of `capacity` positions, known before any is taken up.
    ///
    /// - Throws: `outOfResources` if the number overflows.
    static func byteCount(
        of shapes: [LayerCache.Shape], capacity: Int, format: CacheFormat
    ) throws(InferenceError) -> Int {
        let regions = shapes.reduce(0) { $0 + $1.rowBytes(format).count }
        let (rows, overflow) = shapes.bytesPerPosition(format)
            .multipliedReportingOverflow(by: capacity)
        let (count, carry) = rows.addingReportingOverflow(regions * alignment)
        guard !overflow, !carry else {
            throw InferenceError(
                .outOfResources, "a context of \(capacity) tokens",
                hint: "ask for a shorter context")
        }
        return count
    }

    /// Regions begin on a cache line.
    private static let alignment = 64

    private static func regionBytes(_ bytes: Int) -> Int {
        (bytes + alignment - 1) / alignment * alignment
    }

    /// Counts the rows up to position `length` among those that may take up memory.
    func hold(_ length: Int) {
        precondition(length <= capacity)
        heldPositions = max(heldPositions, length)
    }

    /// Adds tokens whose rows are complete.
    func append(_ new: some Sequence<Int>) {
        tokens.append(contentsOf: new)
        precondition(tokens.count <= heldPositions)
    }

    /// Forgets every token from position `length` on, but keeps the memory of its rows.
    func rewind(to length: Int) {
        tokens.removeLast(max(0, tokens.count - max(0, length)))
    }

    /// Forgets every token from position `length` on and gives the memory of its rows back.
    func release(from length: Int) {
        rewind(to: length)
        guard length < heldPositions else { return }
        for region in regions {
            let start = region.base - storage.base
            // All rows past the held ones are unused, so that a page they share can go as well.
            storage.release(
                start + length * region.rowBytes..<start + capacity * region.rowBytes)
        }
        heldPositions = length
    }

    /// Becomes the first `length` positions of another sequence, whose rows are copied.
    ///
    /// - Complexity: Time in the bytes of `length` positions, which the caller has held.
    func copy(_ other: SequenceState, upTo length: Int) {
        precondition(length <= other.tokens.count && length <= heldPositions)
        tokens = Array(other.tokens.prefix(length))
        for (region, source) in zip(regions, other.regions) {
            region.base.copyMemory(from: source.base, byteCount: length * region.rowBytes)
        }
    }
}
