import Foundation
import GGUF
import TestSupport
import Testing

@Suite struct GGUFFileSplitTests {
    /// Parts of one tensor each, as llama.cpp's `gguf-split` writes them.
    private static func parts(
        _ count: Int, number: (Int) -> Int = { $0 }, tensorCount: Int? = nil,
        name: (Int) -> String = { "t\($0)" }
    ) -> [[UInt8]] {
        (0..<count).map { index in
            var writer = SampleFile.tensor(name(index))
            writer.metadata = [
                ("split.no", .uint16(UInt16(number(index)))),
                ("split.count", .uint16(UInt16(count))),
                ("split.tensors.count", .int32(Int32(tensorCount ?? count))),
            ]
            if index == 0 { writer.metadata.insert(("general.name", .string("whole")), at: 0) }
            return writer.bytes()
        }
    }

    private static func write(
        _ parts: [[UInt8]], into folder: TemporaryFolder, omitting omitted: Int? = nil
    ) throws -> [String] {
        var paths: [String] = []
        for (index, part) in parts.enumerated() {
            let name = "m-0000\(index + 1)-of-0000\(parts.count).gguf"
            paths.append(
                index == omitted ? folder.path(name) : try folder.write(part, as: name))
        }
        return paths
    }

    @Test(arguments: 0..<3) func opensAllPartsFromAny(opened: Int) throws {
        let folder = try TemporaryFolder()
        let parts = Self.parts(3)
        let paths = try Self.write(parts, into: folder)
        let file = try GGUFFile(path: paths[opened])
        #expect(file.paths == paths)
        #expect(file.byteCount == parts.reduce(0) { $0 + $1.count })
        #expect(file.tensors.map(\.name) == ["t0", "t1", "t2"])
        #expect(file.tensors.map(\.partIndex) == [0, 1, 2])
        #expect(file.tensor(named: "t2").map { Array($0.bytes) } == SampleFile.counting(32))
        #expect(try file.metadata.requireString("general.name") == "whole")
        file.prefetch()
    }

    @Test func readsPartsFromMemory() throws {
        #expect(try GGUFFile(parts: Self.parts(2)).tensors.count == 2)
    }

    @Test(arguments: [0, 1, 2]) func namesThePartThatIsMissing(omitted: Int) throws {
        let folder = try TemporaryFolder()
        let paths = try Self.write(Self.parts(3), into: folder, omitting: omitted)
        let opened = paths[omitted == 0 ? 1 : 0]
        let error = #expect(throws: GGUFError.self) { try GGUFFile(path: opened) }
        #expect(error?.code == .missingPart)
        #expect(
            error?.description
                == "part \(omitted + 1) of 3 of a split file is missing: expected a file beside "
                + "`\(opened)` (in `\(paths[omitted])`); put all parts into one folder, with "
                + "their names unchanged")
    }

    @Test func rejectsAPartUnderAnotherName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.parts(2)[0], as: "model.gguf")
        let error = #expect(throws: GGUFError.self) { try GGUFFile(path: path) }
        #expect(
            error?.description
                == "metadata key `split.count`: the file is one part of several but its name "
                + "does not say so: expected a name that ends in `-00001-of-00002.gguf` "
                + "(in `\(path)`); put all parts into one folder, with their names unchanged")
    }

    @Test func rejectsANameThatPromisesMoreParts() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            SampleFile.complete.bytes(), as: "m-00001-of-00002.gguf")
        let error = #expect(throws: GGUFError.self) { try GGUFFile(path: path) }
        #expect(
            error?.description
                == "metadata key `split.count`: the parts of a split file do not fit together: "
                + "expected 2, found no value (in `\(path)`); the parts may be of different "
                + "files; fetch them again")
    }

    @Test(arguments: [
        (parts(2, number: { _ in 0 }), "split.no"),
        (parts(2, tensorCount: 3), "split.tensors.count"),
        (Array(parts(3).prefix(2)), "split.count"),
        (parts(2).reversed(), "split.no"),
        (parts(2).dropLast(), "split.count"),
        ([parts(2)[0], SampleFile.tensor("t1").bytes()], "split.count"),
    ])
    func rejectsPartsThatDoNotFitTogether(parts: [[UInt8]], key: String) {
        let error = #expect(throws: GGUFError.self) { try GGUFFile(parts: parts) }
        #expect(error?.code == .splitMismatch)
        #expect(error?.key == key)
    }

    @Test func rejectsATensorInTwoParts() {
        let parts = Self.parts(2, name: { _ in "same" })
        let error = #expect(throws: GGUFError.self) { try GGUFFile(parts: parts) }
        #expect(
            error?.description
                == "tensor `same`: the name occurs twice; the file may be cut off or damaged; "
                + "fetch it again")
    }

    @Test(arguments: [0, 1] as [UInt16]) func acceptsAFileOfOnePart(count: UInt16) throws {
        var writer = SampleFile.tensor()
        writer.metadata = [("split.count", .uint16(count))]
        #expect(try GGUFFile(bytes: writer.bytes()).tensors.count == 1)
        let folder = try TemporaryFolder()
        for bytes in [writer.bytes(), SampleFile.tensor().bytes()] {
            let path = try folder.write(bytes, as: "m-00001-of-00001.gguf")
            #expect(try GGUFFile(path: path).tensors.count == 1)
        }
    }

    /// Two parts of different alignment, the second with a filler that moves its data.
    private static func parts(alignments: [Int], filler: Int) -> [[UInt8]] {
        alignments.enumerated().map { index, alignment in
            var writer = SampleFile.tensor("t\(index)")
            writer.alignment = alignment
            writer.metadata = [
                ("split.no", .uint16(UInt16(index))), ("split.count", .uint16(2)),
                ("split.tensors.count", .int32(2)),
                ("filler", .string(String(repeating: "x", count: index * filler))),
            ]
            return writer.bytes()
        }
    }

    @Test(arguments: [[64, 128], [128, 64], [32, 64], [64, 8]])
    func eachPartHasItsOwnAlignment(alignments: [Int]) throws {
        let file = try GGUFFile(parts: Self.parts(alignments: alignments, filler: 0))
        for tensor in file.tensors { #expect(Array(tensor.bytes) == SampleFile.counting(32)) }
    }

    /// The second part has a header of 166 bytes and the filler, and does not state its alignment.
    @Test(arguments: [(0, true), (26, true), (27, false), (58, false), (59, true)])
    func rejectsAPartWhoseDataMayBeginInTwoPlaces(filler: Int, isPlain: Bool) throws {
        let parts = Self.parts(alignments: [64, 32], filler: filler)
        guard !isPlain else {
            let tensor = try GGUFFile(parts: parts).requireTensor(named: "t1")
            #expect(Array(tensor.bytes) == SampleFile.counting(32))
            return
        }
        let error = #expect(throws: GGUFError.self) { try GGUFFile(parts: parts) }
        #expect(
            error?.description
                == "metadata key `general.alignment`: the parts of a split file do not fit "
                + "together: expected 64, found no value; the parts may be of different files; "
                + "fetch them again")
    }
}
