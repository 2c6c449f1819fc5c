/// The caches of all layers for one sequence of tokens.
final class SequenceState {
    let capacity: Int
    let layers: [LayerCache]
    private let storage: FloatBuffer

    /// Reserves room for `capacity` positions; memory is taken up as positions are filled.
    init(shapes: [LayerCache.Shape], capacity: Int) throws(InferenceError) {
        let perPosition = shapes.reduce(0) { $0 + $1.floatsPerPosition }
        let (count, overflow) = perPosition.multipliedReportingOverflow(by: capacity)
        let purpose = "a context of \(capacity) tokens"
        guard !overflow else {
            throw InferenceError(.outOfResources, purpose, hint: "ask for a shorter context")
        }
        storage = try FloatBuffer(count: count, purpose: purpose)
        self.capacity = capacity
        var next = storage.base
        func take(_ width: Int) -> Rows {
            defer { next += width * capacity }
            return Rows(base: next, width: width)
        }
        layers = shapes.map { shape in
            switch shape {
            case .attention(let width): .attention(keys: take(width), values: take(width))
            case .convolution(let width): .convolution(inputs: take(width))
            }
        }
    }
}
