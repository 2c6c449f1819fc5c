import CKernels
import TestSupport
import Testing

/// The inputs of one product and how it is asked for.
private struct Product {
    var weights: Weights
    var bias: [Float]?
    var x: [Float]
    var xStride: Int
    var accumulates = false
    var yStride: Int

    init(
        _ format: WeightFormat, rows: Int, columns: Int, tokens: Int, hasBias: Bool = false,
        padding: Int = 0, seed: UInt64 = 1
    ) {
        var generator = SeededGenerator(seed: seed)
        weights = format.matrix(rows: rows, columns: columns, using: &generator)
        bias = hasBias ? generator.floats(rows) : nil
        xStride = columns + padding
        yStride = rows + padding
        x = generator.floats(tokens * xStride)
    }

    var tokens: Int { x.count / xStride }

    /// Computes tokens `range` into what `y` holds; the padding between rows must stay as it is.
    func compute(
        _ range: Range<Int>? = nil, into y: [Float]? = nil, team: OpaquePointer? = nil
    ) -> [Float] {
        let range = range ?? 0..<tokens
        var y = y ?? [Float](repeating: 7, count: tokens * yStride)
        weights.bytes.withUnsafeBytes { bytes in
            withOptionalPointer(bias) { bias in
                x.withUnsafeBufferPointer { x in
                    y.withUnsafeMutableBufferPointer { y in
                        var product = ck_product(
                            matrix: ck_matrix(
                                data: bytes.baseAddress, bias: bias, rows: weights.rows,
                                columns: weights.columns, type: weights.format.type),
                            y: y.baseAddress.map { $0 + range.lowerBound * yStride },
                            y_stride: yStride, accumulate: accumulates)
                        ck_matmul(
                            team, &product, 1,
                            x.baseAddress.map { $0 + range.lowerBound * xStride }, xStride,
                            range.count)
                    }
                }
            }
        }
        return y
    }

    /// The products in double precision from the decoded weights, without the padding.
    func expected(rounding: Bool) -> [Double] {
        let decoded = weights.decoded()
        return (0..<tokens).flatMap { token in
            let inputs = inputs(of: token, rounding: rounding)
            return (0..<weights.rows).map { row in
                var sum = Double(bias?[row] ?? 0)
                for k in 0..<weights.columns {
                    sum += Double(decoded[row * weights.columns + k]) * inputs[k]
                }
                return sum
            }
        }
    }

    /// A token's inputs as they are, or as multiples of 1 / 16383 of the largest one.
    private func inputs(of token: Int, rounding: Bool) -> [Double] {
        let inputs = x[token * xStride..<token * xStride + weights.columns]
        guard rounding, let largest = inputs.map(abs).max() else { return inputs.map(Double.init) }
        return inputs.map {
            Double(($0 * (16383 / largest)).rounded(.toNearestOrEven)) * Double(largest / 16383)
        }
    }
}

private func withOptionalPointer<Result>(
    _ array: [Float]?, _ body: (UnsafePointer<Float>?) -> Result
) -> Result {
    guard let array else { return body(nil) }
    return array.withUnsafeBufferPointer { body($0.baseAddress) }
}

extension KernelTests {
    @Suite struct MatmulTests {
        @Test(arguments: WeightFormat.all, InstructionSet.all)
        func multipliesAsInDoublePrecision(format: WeightFormat, set: InstructionSet) {
            for tokens in [1, 9] {
                let product = Product(format, rows: 5, columns: 512, tokens: tokens, hasBias: true)
                let actual = set { product.compute() }
                let expected = product.expected(rounding: format.hasIntegers)
                // Some 512 roundings of sums below 2^5 or so: 512 * 2^-19 would be the bound.
                #expect(largestDifference(actual, expected) < 1e-4)
            }
        }

        /// Inputs in -1 ..< 1 change by at most half of 1 / 16383 each.
        @Test(arguments: WeightFormat.all.filter(\.hasIntegers))
        func roundingChangesLittle(format: WeightFormat) {
            let product = Product(format, rows: 5, columns: 512, tokens: 9)
            let decoded = product.weights.decoded()
            let sums = (0..<5).map { row in
                decoded[row * 512..<(row + 1) * 512].reduce(0.0) { $0 + Double(abs($1)) }
            }
            for (index, expected) in product.expected(rounding: false).enumerated() {
                let bound = sums[index % 5] / 16383 / 2 + 1e-4
                #expect(abs(Double(product.compute()[index]) - expected) < bound)
            }
        }

        @Test(arguments: WeightFormat.all, InstructionSet.vector)
        func equalsTheScalarTwin(format: WeightFormat, set: InstructionSet) throws {
            try withTeam(2) { team in
                for rows in 1...17 {
                    for columns in format.rowLengths {
                        for tokens in [1, 2, 3, 7, 16, 33] where tokens < 16 || rows % 4 == 1 {
                            let product = Product(
                                format, rows: rows, columns: columns, tokens: tokens, padding: 3)
                            let expected = InstructionSet.scalar { product.compute() }
                            #expect(
                                areIdentical(set { product.compute(team: team) }, expected),
                                "\(rows) x \(columns), \(tokens) tokens")
                        }
                    }
                }
            }
        }

        @Test(arguments: WeightFormat.all, InstructionSet.all)
        func addsBiasThenWhatIsThere(format: WeightFormat, set: InstructionSet) {
            for tokens in [1, 3, 20] {
                var product = Product(format, rows: 7, columns: 256, tokens: tokens)
                let plain = set { product.compute() }
                let bias: [Float] = [1, -2, 0.5, .pi, -0.1, 100, 1e-8]
                product.bias = bias
                let biased = plain.indices.map { plain[$0] + bias[$0 % 7] }
                #expect(areIdentical(set { product.compute() }, biased))
                product.accumulates = true
                #expect(areIdentical(set { product.compute() }, biased.map { 7 + $0 }))
                product.bias = nil
                #expect(areIdentical(set { product.compute() }, plain.map { 7 + $0 }))
            }
        }

        /// A token's result is the same alone and in any batch.
        @Test(arguments: WeightFormat.all, InstructionSet.all)
        func doesNotDependOnTheBatch(format: WeightFormat, set: InstructionSet) throws {
            let product = Product(format, rows: 29, columns: 1280, tokens: 40, hasBias: true)
            try set {
                try withTeam(2) { team in
                    let whole = product.compute(team: team)
                    for size in [1, 2, 3, 4, 5, 7, 8, 16, 33] {
                        var y = [Float](repeating: 7, count: whole.count)
                        for start in stride(from: 0, to: 40, by: size) {
                            let range = start..<min(start + size, 40)
                            y = product.compute(range, into: y, team: team)
                        }
                        #expect(areIdentical(y, whole), "batches of \(size)")
                    }
                }
            }
        }

        /// Rows longer than a chunk of columns, and longer than the scratch of a call without team.
        @Test(arguments: [WeightFormat.f32, .q41, .q4k], [1040, 4864, 9216])
        func multipliesLongRows(format: WeightFormat, columns: Int) throws {
            let length = columns / format.blockElements * format.blockElements
            let product = Product(format, rows: 13, columns: length, tokens: 11)
            let expected = InstructionSet.scalar { product.compute() }
            for set in InstructionSet.vector {
                for threads in [nil, 1, 2] as [Int32?] {
                    let actual = try set { try withTeam(threads) { product.compute(team: $0) } }
                    #expect(areIdentical(actual, expected), "\(set), \(threads ?? 0) threads")
                }
            }
        }

        @Test(arguments: [WeightFormat.f16, .q41, .q80, .q6k])
        func doesNotDependOnTheThreads(format: WeightFormat) throws {
            for tokens in [1, 2, 5, 50] {
                let product = Product(format, rows: 131, columns: 512, tokens: tokens)
                let expected = product.compute()
                for threads in [1, 2, 3] as [Int32] {
                    let actual = try withTeam(threads) { product.compute(team: $0) }
                    #expect(areIdentical(actual, expected), "\(threads) threads")
                }
            }
        }

        /// As the projections of queries, keys and values: different formats and sizes, one input.
        @Test(arguments: [1, 6, 30])
        func computesAGroupAsItsParts(tokens: Int) throws {
            let columns = 256
            let formats: [(WeightFormat, Int)] = [(.q4k, 96), (.q6k, 33), (.f16, 1), (.q80, 40)]
            let parts = formats.enumerated().map { index, part in
                var product = Product(
                    part.0, rows: part.1, columns: columns, tokens: tokens, hasBias: index % 2 == 0,
                    seed: UInt64(index))
                product.x = SeededGenerator.inputs(tokens * columns)
                product.accumulates = index == 3
                return product
            }
            let outputs = parts.map {
                UnsafeMutableBufferPointer<Float>.allocate(capacity: tokens * $0.yStride)
            }
            defer { outputs.forEach { $0.deallocate() } }
            let storage = parts.map { part -> (UnsafeMutableRawBufferPointer, [Float]?) in
                let copy = UnsafeMutableRawBufferPointer.allocate(
                    byteCount: part.weights.bytes.count, alignment: 64)
                copy.copyBytes(from: part.weights.bytes)
                return (copy, part.bias)
            }
            defer { storage.forEach { $0.0.deallocate() } }
            let biases = parts.map { part in
                part.bias.map { bias in
                    let copy = UnsafeMutableBufferPointer<Float>.allocate(capacity: bias.count)
                    _ = copy.initialize(from: bias)
                    return copy
                }
            }
            defer { biases.forEach { $0?.deallocate() } }
            var products: [ck_product] = []
            for (index, part) in parts.enumerated() {
                outputs[index].initialize(repeating: 7)
                products.append(
                    ck_product(
                        matrix: ck_matrix(
                            data: UnsafeRawPointer(storage[index].0.baseAddress),
                            bias: biases[index].flatMap { UnsafePointer($0.baseAddress) },
                            rows: part.weights.rows, columns: columns,
                            type: part.weights.format.type),
                        y: outputs[index].baseAddress, y_stride: part.yStride,
                        accumulate: part.accumulates))
            }
            try withTeam(2) { team in
                ck_matmul(team, products, products.count, parts[0].x, columns, tokens)
            }
            for (part, output) in zip(parts, outputs) {
                #expect(areIdentical(Array(output), part.compute()))
            }
        }

        @Test(arguments: InstructionSet.all)
        func letsNotANumberAndInfinityThrough(set: InstructionSet) {
            for tokens in [1, 9] {
                var product = Product(.q80, rows: 3, columns: 64, tokens: tokens)
                product.x[5] = .nan
                var y = set { product.compute() }
                #expect(y[0].isNaN && y[1].isNaN && y[2].isNaN)
                if tokens > 1 {
                    #expect(y[3...].allSatisfy { $0.isFinite })
                }
                product.x[5] = .infinity
                y = set { product.compute() }
                #expect(!y[0].isFinite && !y[1].isFinite && !y[2].isFinite)
                // The scale of the second row's first block becomes infinite.
                product.x[5] = 1
                product.weights.bytes[69] = 0x7C
                product.weights.bytes[68] = 0
                y = set { product.compute() }
                #expect(y[0].isFinite && !y[1].isFinite && y[2].isFinite)
            }
        }

        @Test func leavesTheOutputAloneWithoutTokensOrRows() {
            let product = Product(.f32, rows: 2, columns: 4, tokens: 1)
            #expect(product.compute(0..<0) == [7, 7])
            ck_matmul(nil, nil, 0, product.x, 4, 1)
        }

        @Test(arguments: InstructionSet.all)
        func givesTheBiasWithoutColumns(set: InstructionSet) {
            for tokens in [1, 9] {
                var product = Product(.q41, rows: 2, columns: 32, tokens: tokens)
                product.weights = Weights(format: .q41, rows: 2, columns: 0, bytes: [0])
                product.bias = [3, 4]
                #expect(
                    set { product.compute() }
                        == Array(repeating: [3, 4] as [Float], count: tokens).flatMap(\.self))
            }
        }
    }
}

extension SeededGenerator {
    fileprivate static func inputs(_ count: Int) -> [Float] {
        var generator = SeededGenerator(seed: 99)
        return generator.floats(count)
    }
}
