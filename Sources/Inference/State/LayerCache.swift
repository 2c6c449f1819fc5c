/// What one layer remembers of the positions seen so far: one row a position.
///
/// Rows are indexed by position alone, so going back to an earlier position needs no copying: the
/// rows past it are simply written again.
enum LayerCache {
    /// Keys after rotation, and values; `capacity` rows each.
    case attention(keys: CacheRows, values: CacheRows)
    /// The gated inputs of a short convolution, always in single precision.
    case convolution(inputs: Rows)

    /// Which of the two a layer needs, and the width of its rows.
    enum Shape: Sendable {
        case attention(width: Int)
        case convolution(width: Int)

        /// The bytes of each row that one position takes.
        func rowBytes(_ format: CacheFormat) -> [Int] {
            switch self {
            case .attention(let width):
                Array(repeating: width * format.bytesPerNumber, count: 2)
            case .convolution(let width): [width * 4]
            }
        }
    }
}

extension [LayerCache.Shape] {
    /// The bytes that one position takes in all layers.
    func bytesPerPosition(_ format: CacheFormat) -> Int {
        reduce(0) { $0 + $1.rowBytes(format).reduce(0, +) }
    }
}
