#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Uninitialised floats at a cache line's alignment; pages cost memory only once touched.
final class FloatBuffer {
    let base: UnsafeMutablePointer<Float>
    let count: Int

    /// Reserves `count` floats.
    ///
    /// - Throws: `outOfResources` naming `purpose` when the size overflows or the system refuses.
    init(count: Int, purpose: String) throws(InferenceError) {
        let (bytes, overflow) = max(count, 1).multipliedReportingOverflow(by: 4)
        var raw: UnsafeMutableRawPointer?
        guard count >= 0, !overflow, posix_memalign(&raw, 64, bytes) == 0, let raw else {
            throw InferenceError(.outOfResources, purpose, found: "\(count) floats refused")
        }
        base = raw.bindMemory(to: Float.self, capacity: max(count, 1))
        self.count = count
    }

    deinit { free(base) }
}
