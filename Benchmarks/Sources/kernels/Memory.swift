/// Memory that lives as long as the benchmark that uses it.
final class Memory {
    let buffer: UnsafeMutableRawBufferPointer

    init(bytes: Int) {
        buffer = .allocate(byteCount: bytes, alignment: 64)
    }

    deinit { buffer.deallocate() }

    var floats: UnsafeMutablePointer<Float>? {
        buffer.baseAddress?.assumingMemoryBound(to: Float.self)
    }

    func address(_ offset: Int = 0) -> UnsafeRawPointer? {
        buffer.baseAddress.map { UnsafeRawPointer($0 + offset) }
    }
}
