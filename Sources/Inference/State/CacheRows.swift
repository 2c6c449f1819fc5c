/// Keys or values of all positions of a sequence: rows of `width` numbers that lie side by side.
///
/// A view into the sequence's memory; valid while that lives.
struct CacheRows {
    let base: UnsafeMutableRawPointer
    let width: Int
    let format: CacheFormat

    /// The same rows from position `index` on.
    func dropFirst(_ index: Int) -> CacheRows {
        CacheRows(
            base: base + index * width * format.bytesPerNumber, width: width, format: format)
    }
}
