import Foundation
import GGUF
import TestSupport
import Testing

@Suite struct GGUFFileTests {
    @Test(arguments: [2, 3] as [UInt32], [8, 32, 64, 4096])
    func readsBothVersionsAtAnyAlignment(version: UInt32, alignment: Int) throws {
        var writer = SampleFile.complete
        writer.version = version
        writer.alignment = alignment
        let file = try GGUFFile(bytes: writer.bytes())
        #expect(file.version == Int(version))
        #expect(file.alignment == alignment)
        #expect(file.tensors.map(\.name) == ["f32", "q8_0", "f16"])
        #expect(file.tensors.map(\.type) == [.f32, .q8_0, .f16])
        #expect(file.tensors.map(\.dimensions) == [[3, 2], [64, 2, 1, 1], [5]])
        #expect(file.tensors.map(\.elementCount) == [6, 128, 5])
        #expect(file.tensors.map(\.byteCount) == [24, 136, 10])
        for tensor in file.tensors {
            #expect(Array(tensor.bytes) == SampleFile.counting(tensor.byteCount))
            #expect(tensor.fileOffset.isMultiple(of: alignment))
            tensor.withUnsafeBytes { bytes in
                let address = UInt(bitPattern: bytes.baseAddress)
                #expect(address.isMultiple(of: UInt(alignment)))
            }
        }
    }

    @Test func mapsAFileByPathAndByAddress() throws {
        let folder = try TemporaryFolder()
        let bytes = SampleFile.complete.bytes()
        let path = try folder.write(bytes, as: "a b é.gguf")
        for file in [try GGUFFile(path: path), try GGUFFile(url: URL(filePath: path))] {
            #expect(file.paths == [path])
            #expect(file.byteCount == bytes.count)
            #expect(file.tensors.count == 3)
            file.prefetch()
            #expect(Array(try file.requireTensor(named: "f16").bytes) == SampleFile.counting(10))
        }
    }

    @Test func tensorsAndArraysKeepTheMappingAlive() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(SampleFile.complete.bytes(), as: "a.gguf")
        func open() throws -> (GGUFTensor, GGUFArray) {
            let file = try GGUFFile(path: path)
            return (
                try file.requireTensor(named: "q8_0"), try file.metadata.requireArray("b.int32")
            )
        }
        let (tensor, array) = try open()
        #expect(tensor.withUnsafeBytes { Array($0) } == SampleFile.counting(136))
        #expect(array.integers() == [-1, 0, 7])
    }

    @Test func readsArraysSafelyFromAFileThatChangesUnderneath() throws {
        let folder = try TemporaryFolder()
        let bytes = SampleFile.complete.bytes()
        let path = try folder.write(bytes, as: "a.gguf")
        let file = try GGUFFile(path: path)
        let strings = try file.metadata.requireArray("b.string")
        let arrays = try file.metadata.requireArray("b.array")
        #expect(strings.byteStrings() != nil)
        // In place, so that the mapping follows: every length becomes 2^64 − 1.
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data(repeating: 0xFF, count: bytes.count))
        try handle.close()
        #expect(strings.byteStrings() == nil)
        #expect(strings.strings() == nil)
        #expect(arrays.arrays() == nil)
        #expect(try file.metadata.requireArray("b.bool").bools()?.count == 2)
    }

    @Test func comparesTensorNamesByTheirBytes() throws {
        let composed = "\u{E9}"
        let decomposed = "e\u{301}"
        let file = try GGUFFile(
            bytes: GGUFWriter(tensors: [
                .init(composed, type: 0, dimensions: [1], data: [1, 0, 0, 0]),
                .init(decomposed, type: 0, dimensions: [1], data: [2, 0, 0, 0]),
            ]).bytes())
        #expect(file.tensor(named: composed)?.bytes.first == 1)
        #expect(file.tensor(named: decomposed)?.bytes.first == 2)
        #expect(file.tensor(named: "e") == nil)
    }

    @Test func readsAFileWithoutContents() throws {
        let file = try GGUFFile(bytes: GGUFWriter().bytes())
        #expect(file.tensors.isEmpty)
        #expect(file.metadata.keys.isEmpty)
        #expect(file.byteCount == 24)
        file.prefetch()
    }

    @Test func namesATensorThatIsAbsentOrNoWeight() throws {
        let file = try GGUFFile(
            bytes: SampleFile.tensor("counts", type: 26, dimensions: [8]).bytes())
        #expect(try file.requireTensor(named: "counts").type == .i32)
        let absent = #expect(throws: GGUFError.self) { try file.requireWeight(named: "w") }
        #expect(
            absent?.description
                == "tensor `w`: the file does not have this tensor; "
                + "the file may be of another architecture, or an incomplete conversion")
        let unsupported = #expect(throws: GGUFError.self) {
            try file.requireWeight(named: "counts")
        }
        #expect(unsupported?.code == .unsupportedWeightType)
        #expect(
            unsupported?.description
                == "tensor `counts`: the type cannot be computed with: expected one of F32, F16, "
                + "Q4_0, Q4_1, Q5_0, Q5_1, Q8_0, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, BF16, found `I32`; "
                + "use a file quantised to one of these types")
    }
}
