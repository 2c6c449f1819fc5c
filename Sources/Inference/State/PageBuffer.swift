#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Memory in pages of its own, which cost something once touched and can be given back.
final class PageBuffer {
    let base: UnsafeMutableRawPointer
    let byteCount: Int

    /// Reserves addresses for `byteCount` bytes, all zero; no memory is taken up yet.
    ///
    /// - Throws: `outOfResources` naming `purpose` when the system refuses.
    init(byteCount: Int, purpose: String) throws(InferenceError) {
        guard byteCount >= 0,
            let raw = mmap(
                nil, max(byteCount, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
            raw != MAP_FAILED
        else {
            throw InferenceError(.outOfResources, purpose, found: "\(byteCount) bytes refused")
        }
        base = raw
        self.byteCount = byteCount
    }

    deinit { munmap(base, max(byteCount, 1)) }

    /// Gives back the whole pages within `bytes`, whose values are lost.
    func release(_ bytes: Range<Int>) {
        precondition(bytes.lowerBound >= 0 && bytes.upperBound <= byteCount)
        let start = pageRoundedUp(bytes.lowerBound)
        // The buffer's last page belongs to nothing else.
        let end =
            bytes.upperBound == byteCount
            ? pageRoundedUp(byteCount) : bytes.upperBound / Self.pageSize * Self.pageSize
        guard start < end else { return }
        #if canImport(Darwin)
            // There the system takes such pages when it needs them.
            let advice = MADV_FREE
        #else
            let advice = MADV_DONTNEED
        #endif
        madvise(base + start, end - start, advice)
    }

    /// Bytes in a page of memory.
    static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    private func pageRoundedUp(_ bytes: Int) -> Int {
        (bytes + Self.pageSize - 1) / Self.pageSize * Self.pageSize
    }
}
