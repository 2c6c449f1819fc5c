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
    /// The rows of all layers in the order of the storage: what `layers` holds, without its names.
    private let regions: [Rows]

    /// Reserves room for `capacity` positions; memory is taken up as positions are filled.
    init(shapes: [LayerCache.Shape], capacity: Int) throws(InferenceError) {
        let perPosition = shapes.reduce(0) { $0 + $1.floatsPerPosition }
        let (count, overflow) = perPosition.multipliedReportingOverflow(by: capacity)
        let purpose = "a context of \(capacity) tokens"
        guard !overflow else {
            throw InferenceError(.outOfResources, purpose, hint: "ask for a shorter context")
        }
        storage = try PageBuffer(count: count, purpose: purpose)
        self.capacity = capacity
        var next = storage.base
        var regions: [Rows] = []
        func take(_ width: Int) -> Rows {
            let rows = Rows(base: next, width: width)
            next += width * capacity
            regions.append(rows)
            return rows
        }
        layers = shapes.map { shape in
            switch shape {
            case .attention(let width): .attention(keys: take(width), values: take(width))
            case .convolution(let width): .convolution(inputs: take(width))
            }
        }
        self.regions = regions
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
        for rows in regions {
            let start = rows.base - storage.base
            // All rows past the held ones are unused, so that a page they share can go as well.
            storage.release(start + length * rows.width..<start + capacity * rows.width)
        }
        heldPositions = length
    }

    /// Becomes the first `length` positions of another sequence, whose rows are copied.
    ///
    /// - Complexity: Time in the bytes of `length` positions, which the caller has held.
    func copy(_ other: SequenceState, upTo length: Int) {
        precondition(length <= other.tokens.count && length <= heldPositions)
        tokens = Array(other.tokens.prefix(length))
        for (rows, source) in zip(regions, other.regions) {
            rows.base.update(from: source.base, count: length * rows.width)
        }
    }
}
