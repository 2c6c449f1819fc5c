#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Floats in pages of their own, which cost memory once touched and can be given back.
final class PageBuffer {
    let base: UnsafeMutablePointer<Float>
    let count: Int
    private let byteCount: Int

    /// Reserves addresses for `count` floats; no memory is taken up yet.
    ///
    /// - Throws: `outOfResources` naming `purpose` when the size overflows or the system refuses.
    init(count: Int, purpose: String) throws(InferenceError) {
        let (bytes, overflow) = max(count, 1).multipliedReportingOverflow(by: 4)
        guard count >= 0, !overflow,
            let raw = mmap(
                nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
            raw != MAP_FAILED
        else {
            throw InferenceError(.outOfResources, purpose, found: "\(count) floats refused")
        }
        base = raw.bindMemory(to: Float.self, capacity: max(count, 1))
        self.count = count
        byteCount = bytes
    }

    deinit { munmap(base, byteCount) }

    /// Gives back the whole pages within `floats`, whose values are lost.
    func release(_ floats: Range<Int>) {
        precondition(floats.lowerBound >= 0 && floats.upperBound <= count)
        let start = pageRoundedUp(floats.lowerBound * 4)
        // The buffer's last page belongs to nothing else.
        let end =
            floats.upperBound == count
            ? pageRoundedUp(byteCount) : floats.upperBound * 4 / Self.pageSize * Self.pageSize
        guard start < end else { return }
        #if canImport(Darwin)
            // There the system takes such pages when it needs them.
            let advice = MADV_FREE
        #else
            let advice = MADV_DONTNEED
        #endif
        madvise(UnsafeMutableRawPointer(base) + start, end - start, advice)
    }

    /// Bytes in a page of memory.
    static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    private func pageRoundedUp(_ bytes: Int) -> Int {
        (bytes + Self.pageSize - 1) / Self.pageSize * Self.pageSize
    }
}
