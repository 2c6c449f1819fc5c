import Testing

@testable import Inference

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct PageBufferTests {
    @Test func takesUpMemoryOnlyWhereTouched() throws {
        let buffer = try PageBuffer(count: 1 << 24, purpose: "a test")
        #expect(buffer.residentBytes() ?? 0 == 0)
        for index in 0..<1 << 18 { buffer.base[index] = 1 }
        #expect(buffer.residentBytes() ?? 1 << 20 == 1 << 20)
    }

    @Test(arguments: [0..<4096, 1..<40_000, 1023..<2049, 5000..<5000, 39_000..<40_000, 0..<40_000])
    func givesBackWholePagesAndLeavesTheOthersAlone(_ released: Range<Int>) throws {
        let buffer = try PageBuffer(count: 40_000, purpose: "a test")
        for index in 0..<40_000 { buffer.base[index] = Float(index) }
        let before = buffer.residentBytes()
        buffer.release(released)
        for index in 0..<40_000 where !released.contains(index) {
            #expect(buffer.base[index] == Float(index))
        }
        guard let before, let after = buffer.residentBytes() else { return }
        let (given, page) = (before - after, PageBuffer.pageSize)
        #expect(given % page == 0 && given > released.count * 4 - 2 * page)
        #expect(given <= released.count * 4 + (released.upperBound == 40_000 ? page : 0))
    }

    @Test(arguments: [-1, .min, .max, .max / 4, 1 << 60])
    func refusesWhatCannotBeHad(_ count: Int) {
        let error = #expect(throws: InferenceError.self) {
            try PageBuffer(count: count, purpose: "a test")
        }
        #expect(error?.code == .outOfResources)
    }

    @Test func anEmptyBufferIsPossible() throws {
        try PageBuffer(count: 0, purpose: "a test").release(0..<0)
    }
}

extension PageBuffer {
    /// Bytes that take up memory now; nil where the system does not say, or gives back later.
    func residentBytes() -> Int? {
        #if canImport(Glibc)
            var pages = [UInt8](
                repeating: 0, count: (count * 4 + Self.pageSize - 1) / Self.pageSize)
            guard mincore(base, count * 4, &pages) == 0 else { return nil }
            return pages.count { $0 & 1 == 1 } * Self.pageSize
        #else
            return nil
        #endif
    }
}
