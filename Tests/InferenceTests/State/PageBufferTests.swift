import Foundation
import TestSupport
import Testing

@testable import Inference

@Suite(.serialized) struct PageBufferTests {
    /// Bytes of `buffer` that take up memory now.
    private func residentBytes(_ buffer: PageBuffer) -> Int {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        var pages = [UInt8](repeating: 0, count: (buffer.count * 4 + page - 1) / page)
        #expect(mincore(buffer.base, buffer.count * 4, &pages) == 0)
        return pages.count { $0 & 1 == 1 } * page
    }

    @Test func takesUpMemoryOnlyWhereTouched() throws {
        let buffer = try PageBuffer(count: 1 << 24, purpose: "a test")
        #expect(residentBytes(buffer) == 0)
        for index in 0..<1 << 18 { buffer.base[index] = 1 }
        #expect(residentBytes(buffer) == 1 << 20)
    }

    @Test(arguments: [0..<4096, 1..<40_000, 1023..<2049, 5000..<5000, 39_000..<40_000, 0..<40_000])
    func givesBackWholePagesAndLeavesTheOthersAlone(_ released: Range<Int>) throws {
        let buffer = try PageBuffer(count: 40_000, purpose: "a test")
        for index in 0..<40_000 { buffer.base[index] = Float(index) }
        let before = residentBytes(buffer)
        buffer.release(released)
        for index in 0..<40_000 where !released.contains(index) {
            #expect(buffer.base[index] == Float(index))
        }
        let given = before - residentBytes(buffer)
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
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
