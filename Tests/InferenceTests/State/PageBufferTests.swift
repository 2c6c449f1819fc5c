import Testing

@testable import Inference

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct PageBufferTests {
    @Test func takesUpMemoryOnlyWhereTouched() throws {
        let buffer = try PageBuffer(byteCount: 1 << 26, purpose: "a test")
        #expect(buffer.residentBytes() ?? 0 == 0)
        for index in 0..<1 << 20 { buffer.bytes[index] = 1 }
        #expect(buffer.residentBytes() ?? 1 << 20 == 1 << 20)
    }

    @Test(
        arguments: [
            0..<16_384, 4..<160_000, 4092..<8196, 20_000..<20_000, 156_000..<160_000, 0..<160_000,
        ])
    func givesBackWholePagesAndLeavesTheOthersAlone(_ released: Range<Int>) throws {
        let buffer = try PageBuffer(byteCount: 160_000, purpose: "a test")
        for index in 0..<160_000 { buffer.bytes[index] = UInt8(index % 251 + 1) }
        let before = buffer.residentBytes()
        buffer.release(released)
        let kept = (0..<160_000).filter { !released.contains($0) }
        #expect(kept.allSatisfy { buffer.bytes[$0] == UInt8($0 % 251 + 1) })
        guard let before, let after = buffer.residentBytes() else { return }
        let (given, page) = (before - after, PageBuffer.pageSize)
        #expect(given % page == 0 && given > released.count - 2 * page)
        #expect(given <= released.count + (released.upperBound == 160_000 ? page : 0))
    }

    @Test(arguments: [-1, .min, .max, .max / 4, 1 << 60])
    func refusesWhatCannotBeHad(_ count: Int) {
        let error = #expect(throws: InferenceError.self) {
            try PageBuffer(byteCount: count, purpose: "a test")
        }
        #expect(error?.code == .outOfResources)
    }

    @Test func anEmptyBufferIsPossible() throws {
        try PageBuffer(byteCount: 0, purpose: "a test").release(0..<0)
    }
}

extension PageBuffer {
    var bytes: UnsafeMutablePointer<UInt8> { base.assumingMemoryBound(to: UInt8.self) }

    /// Bytes that take up memory now; nil where the system does not say, or gives back later.
    func residentBytes() -> Int? {
        #if canImport(Glibc)
            var pages = [UInt8](
                repeating: 0, count: (byteCount + Self.pageSize - 1) / Self.pageSize)
            guard mincore(base, byteCount, &pages) == 0 else { return nil }
            return pages.count { $0 & 1 == 1 } * Self.pageSize
        #else
            return nil
        #endif
    }
}
