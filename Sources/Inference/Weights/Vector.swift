/// A small weight tensor decoded to floats: a norm's gains, a convolution's taps.
final class Vector: @unchecked Sendable {
    // Safe to share: filled in `init`, then only read.
    private let buffer: FloatBuffer

    var base: UnsafePointer<Float> { UnsafePointer(buffer.base) }
    var count: Int { buffer.count }

    init(_ buffer: FloatBuffer) { self.buffer = buffer }
}
