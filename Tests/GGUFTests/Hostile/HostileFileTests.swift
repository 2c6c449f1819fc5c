import Foundation
import GGUF
import TestSupport
import Testing

/// Damaged files: each is refused with a typed error, or reads without touching a byte outside.
///
/// The bytes are copied into memory of exactly their size, so that under AddressSanitizer a read
/// past the end is seen. Where memory is measured, in a process that no other test uses.
@Suite(.serialized) struct HostileFileTests {
    @Test(.needsReference("tiny-models"))
    func refusesOrReadsDamagedFiles() async {
        await #expect(processExitsWith: .success) {
            try HostileFileTests().readDamagedFiles(seeds: 0..<4_000)
        }
    }

    @Test(.needsReference("tiny-models"), .isLong)
    func refusesOrReadsManyDamagedFiles() async {
        await #expect(processExitsWith: .success) {
            try HostileFileTests().readDamagedFiles(seeds: 1_000_000..<1_020_000)
        }
    }

    @Test func refusesOrReadsRandomBytesAfterTheMagicNumber() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...200, using: &generator)
            let random = (0..<count).map { _ in UInt8.random(in: 0...3, using: &generator) }
            _ = outcome(of: [UInt8]("GGUF\u{3}\0\0\0".utf8) + random)
        }
    }

    private func readDamagedFiles(seeds: Range<UInt64>) throws {
        let sources = try Self.sources()
        let peakBefore = MemoryUse.peakBytes
        var readable = 0
        var refused: [GGUFError.Code: Int] = [:]
        for seed in seeds {
            let source = sources[Int(seed % UInt64(sources.count))]
            var bytes = source.bytes
            var mutation = FileMutation(seed: seed)
            mutation.apply(to: &bytes, headerCount: source.headerCount)
            switch outcome(of: bytes) {
            case nil: readable += 1
            case let error?: refused[error.code, default: 0] += 1
            }
        }
        // Damage that is always or never noticed would test nothing.
        #expect(readable > seeds.count / 50)
        #expect(readable < seeds.count / 2)
        #expect(refused.count >= 15, "\(refused)")
        #expect(MemoryUse.peakBytes - peakBefore < 1 << 30)
    }

    /// The error `bytes` are refused with, or nil after reading all that they hold.
    private func outcome(of bytes: [UInt8]) -> GGUFError? {
        do throws(GGUFError) {
            let file = try GGUFFile(bytes: bytes)
            readAll(of: file)
            return nil
        } catch {
            #expect(!error.description.isEmpty)
            return error
        }
    }

    private func readAll(of file: GGUFFile) {
        let scratch = UnsafeMutableRawBufferPointer.allocate(
            byteCount: file.byteCount, alignment: 1)
        defer { scratch.deallocate() }
        for tensor in file.tensors {
            #expect(tensor.byteCount <= file.byteCount)
            #expect(file.tensor(named: tensor.name)?.fileOffset == tensor.fileOffset)
            tensor.withUnsafeBytes { scratch.copyMemory(from: $0) }
        }
        for key in file.metadata.keys {
            guard let value = file.metadata[key] else {
                Issue.record("a key without a value")
                continue
            }
            _ = (value.integer, value.double, value.bool, value.string)
            if let array = value.array { readAll(of: array) }
        }
    }

    private func readAll(of array: GGUFArray) {
        let counts = [
            array.integers()?.count, array.floats()?.count, array.bools()?.count,
            array.strings()?.count, array.arrays()?.count,
            array.byteStrings().map { $0.offsets.count - 1 },
        ]
        for case let count? in counts { #expect(count == array.count) }
        for inner in array.arrays() ?? [] { readAll(of: inner) }
    }
}

extension HostileFileTests {
    struct Source {
        let bytes: [UInt8]
        /// How many bytes come before the first tensor's data.
        let headerCount: Int

        init(bytes: [UInt8]) throws {
            self.bytes = bytes
            headerCount =
                try GGUFFile(bytes: bytes).tensors.map(\.fileOffset).min() ?? bytes.count
        }
    }

    /// The tiny models, and as many writer-made files.
    private static func sources() throws -> [Source] {
        var sources: [Source] = []
        for name in ["gemma3", "lfm2", "llama", "qwen2", "qwen3"] {
            let data = try Data(contentsOf: ReferenceData.url("tiny-models/\(name).gguf"))
            sources.append(try Source(bytes: [UInt8](data)))
        }
        var version2 = SampleFile.complete
        version2.version = 2
        var widelyAligned = SampleFile.complete
        widelyAligned.alignment = 256
        let strings = GGUFWriter(metadata: [
            ("tokens", .array(8, (0..<200).map { .string("token \($0)") })),
            ("scores", .array(6, (0..<200).map { .float32(Float($0)) })),
            ("nested", .array(9, (0..<20).map { .array(9, [.array(4, [.uint32($0)])]) })),
        ])
        let blocks = GGUFWriter(
            tensors: [10, 11, 12, 13, 14].map { type in
                .init("t\(type)", type: type, dimensions: [256], data: SampleFile.counting(210))
            })
        for writer in [SampleFile.complete, version2, widelyAligned, strings, blocks] {
            sources.append(try Source(bytes: writer.bytes()))
        }
        return sources
    }
}
