/// A batch of activations: one row of `width` floats for each token, rows `stride` apart.
///
/// A view into the forward pass's scratch or a cache; valid while that lives.
struct Rows {
    let base: UnsafeMutablePointer<Float>
    let width: Int
    let stride: Int

    init(base: UnsafeMutablePointer<Float>, width: Int, stride: Int? = nil) {
        self.base = base
        self.width = width
        self.stride = stride ?? width
    }

    /// The same rows from the one numbered `index` on.
    func dropFirst(_ index: Int) -> Rows {
        Rows(base: base + index * stride, width: width, stride: stride)
    }
}
