/// What one layer remembers of the positions seen so far: one row a position.
///
/// Rows are indexed by position alone, so going back to an earlier position needs no copying: the
/// rows past it are simply written again.
enum LayerCache {
    /// Keys after rotation, and values; `capacity` rows each.
    case attention(keys: Rows, values: Rows)
    /// The gated inputs of a short convolution.
    case convolution(inputs: Rows)

    /// Which of the two a layer needs, and the width of its rows.
    enum Shape: Sendable {
        case attention(width: Int)
        case convolution(width: Int)

        /// Floats that one position takes.
        var floatsPerPosition: Int {
            switch self {
            case .attention(let width): 2 * width
            case .convolution(let width): width
            }
        }
    }
}
