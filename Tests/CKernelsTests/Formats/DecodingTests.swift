import CKernels
import Foundation
import TestSupport
import Testing

extension KernelTests {
    @Suite struct DecodingTests {
        @Test(arguments: WeightFormat.all)
        func statesTheBlocksOfEveryFormat(format: WeightFormat) {
            #expect(ck_block_elements(format.type) == format.blockElements)
            #expect(ck_block_bytes(format.type) == format.blockBytes)
        }

        @Test(arguments: [-1, 4, 5, 9, 15, 16, 29, 31, 39, Int32.max, Int32.min])
        func hasNoBlocksForOtherTypes(type: Int32) {
            #expect(ck_block_elements(type) == 0)
            #expect(ck_block_bytes(type) == 0)
        }

        /// Exactly: the scales of 11 bits and integers of few bits leave no product to round but the
        /// last, so the order of roundings does not show.
        @Test(arguments: DecodingReference.all, InstructionSet.all)
        func decodesAsTheReferencePackage(reference: DecodingReference, set: InstructionSet) throws
        {
            let blocks = try #require(Data(base64Encoded: reference.blocks))
            let decoded = try #require(Data(base64Encoded: reference.decoded))
            let expected = stride(from: 0, to: decoded.count, by: 4).map { start in
                Float(
                    bitPattern: (0..<4).reduce(0) {
                        $0 | UInt32(decoded[start + $1]) << (8 * UInt32($1))
                    })
            }
            let weights = Weights(
                format: reference.format, rows: 1, columns: expected.count, bytes: [UInt8](blocks))
            let actual = set { weights.decoded() }
            #expect(areIdentical(actual, expected))
        }

        @Test(arguments: InstructionSet.all)
        func decodesEveryHalf(set: InstructionSet) {
            let bytes = (0...UInt16.max).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
            let weights = Weights(format: .f16, rows: 1, columns: 1 << 16, bytes: bytes)
            let expected = (0...UInt16.max).map { Float(Float16(bitPattern: $0)) }
            #expect(areIdentical(set { weights.decoded() }, expected))
        }

        @Test(arguments: InstructionSet.all)
        func decodesEveryBrainFloat(set: InstructionSet) {
            let bytes = (0...UInt16.max).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
            let weights = Weights(format: .bf16, rows: 1, columns: 1 << 16, bytes: bytes)
            let expected = (0...UInt16.max).map { Float(bitPattern: UInt32($0) << 16) }
            #expect(areIdentical(set { weights.decoded() }, expected))
        }

        @Test(arguments: WeightFormat.all, InstructionSet.vector)
        func equalsTheScalarTwin(format: WeightFormat, set: InstructionSet) {
            var generator = SeededGenerator(seed: 1)
            for columns in format.rowLengths {
                let weights = format.matrix(rows: 3, columns: columns, using: &generator)
                let expected = InstructionSet.scalar { weights.decoded() }
                #expect(areIdentical(set { weights.decoded() }, expected), "\(columns) columns")
            }
        }

        /// Random bits in the scales too: NaN, infinities, subnormals and negative zeros.
        @Test(arguments: WeightFormat.all, InstructionSet.vector)
        func equalsTheScalarTwinForAnyBits(format: WeightFormat, set: InstructionSet) {
            var generator = SeededGenerator(seed: 2)
            let columns = 64 * 256
            let bytes = (0..<format.rowBytes(columns)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let weights = Weights(format: format, rows: 1, columns: columns, bytes: bytes)
            let expected = InstructionSet.scalar { weights.decoded() }
            #expect(areIdentical(set { weights.decoded() }, expected))
        }
    }
}

extension DecodingReference: CustomTestStringConvertible {
    var testDescription: String { format.testDescription }
}
