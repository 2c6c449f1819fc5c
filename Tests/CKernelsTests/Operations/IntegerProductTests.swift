import CKernels
import TestSupport
import Testing

/// Inputs and weights at the ends of what is multiplied as integers.
extension KernelTests {
    @Suite struct IntegerProductTests {
        private static let formats = WeightFormat.all.filter(\.hasIntegers)

        /// y of one row of weights with all bits of `block` repeated, for one or nine equal tokens.
        private func multiply(
            _ block: [UInt8], _ format: WeightFormat, _ x: [Float], tokens: Int
        ) -> [Float] {
            let bytes = [[UInt8]](repeating: block, count: x.count / format.blockElements)
                .flatMap(\.self)
            var y = [Float](repeating: 7, count: tokens)
            let inputs = [[Float]](repeating: x, count: tokens).flatMap(\.self)
            bytes.withUnsafeBytes { bytes in
                y.withUnsafeMutableBufferPointer { y in
                    var product = ck_product(
                        matrix: ck_matrix(
                            data: bytes.baseAddress, bias: nil, rows: 1, columns: x.count,
                            type: format.type),
                        y: y.baseAddress, y_stride: 1, accumulate: false)
                    ck_matmul(nil, &product, 1, inputs, x.count, tokens)
                }
            }
            return y
        }

        /// Weights of -32 * -128 * 2, the largest integers of all formats: 256 of them times 16383
        /// would not fit 32 bits.
        @Test(arguments: InstructionSet.all, [1, 9])
        func theLargestIntegersDoNotOverflow(set: InstructionSet, tokens: Int) {
            var block = [UInt8](repeating: 0, count: WeightFormat.q6k.blockBytes)
            for index in 192..<208 { block[index] = 0x80 }
            block[209] = 0x40
            let ones = [Float](repeating: 1, count: 256)
            let y = set { multiply(block, .q6k, ones, tokens: tokens) }
            #expect(y.allSatisfy { abs($0 - 8192 * 256) < 1 })
            let negative = set { multiply(block, .q6k, ones.map { -$0 }, tokens: tokens) }
            let opposite = y.map { -$0 }
            #expect(negative == opposite)
        }

        @Test(arguments: formats, InstructionSet.all)
        func oneInputThatIsNotFiniteMakesItsTokensProductsNotANumber(
            format: WeightFormat, set: InstructionSet
        ) {
            let block = [UInt8](repeating: 0, count: format.blockBytes)
            for value in [Float.nan, .infinity, -.infinity] {
                for tokens in [1, 9] {
                    var x = [Float](repeating: 1, count: format.blockElements)
                    x[17] = value
                    let y = set { multiply(block, format, x, tokens: tokens) }
                    #expect(y.allSatisfy { $0.isNaN })
                }
            }
        }

        /// Below 2^-100 inputs count as zero, and above the largest ones are kept.
        @Test(arguments: InstructionSet.all, [1, 9])
        func scalesOfAnySizeAreFinite(set: InstructionSet, tokens: Int) {
            // Q8_0 with d = 1 and all weights 1.
            let block: [UInt8] = [0, 0x3C] + [UInt8](repeating: 1, count: 32)
            func product(_ value: Float) -> [Float] {
                let x = [Float](repeating: value, count: 32)
                return set { multiply(block, .q80, x, tokens: tokens) }
            }
            #expect(product(0).allSatisfy { $0 == 0 })
            #expect(product(.leastNonzeroMagnitude).allSatisfy { $0 == 0 })
            #expect(product(0x1p-101).allSatisfy { $0 == 0 })
            #expect(product(0x1p-100).allSatisfy { abs($0 / 0x1p-95 - 1) < 1e-6 })
            #expect(product(0x1p120).allSatisfy { abs($0 / 0x1p125 - 1) < 1e-6 })
        }

        /// The first token's outlier does not make the second one's inputs coarser.
        @Test(arguments: InstructionSet.all)
        func everyTokenHasItsOwnScale(set: InstructionSet) {
            let block: [UInt8] = [0, 0x3C] + (0..<32).map { UInt8($0) }
            let x = (0..<32).map { Float($0) / 32 }
            let alone = set { multiply(block, .q80, x, tokens: 1) }
            var inputs = x.map { $0 * 1e6 }
            inputs += x
            var y: [Float] = [0, 0]
            set {
                block.withUnsafeBytes { bytes in
                    y.withUnsafeMutableBufferPointer { y in
                        var product = ck_product(
                            matrix: ck_matrix(
                                data: bytes.baseAddress, bias: nil, rows: 1, columns: 32,
                                type: WeightFormat.q80.type),
                            y: y.baseAddress, y_stride: 1, accumulate: false)
                        ck_matmul(nil, &product, 1, inputs, 32, 2)
                    }
                }
            }
            #expect(y[1] == alone[0])
        }
    }
}
