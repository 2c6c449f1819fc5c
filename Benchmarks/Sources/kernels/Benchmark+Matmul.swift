import CKernels

extension Benchmark {
    /// Rows and columns of weights in models of 135 to 500 million parameters.
    static let shapes: [(rows: Int, columns: Int)] = [(576, 1536), (896, 4864), (640, 2048)]

    /// Products of one token with so many copies of a matrix that no cache holds them.
    static func matrixVector(
        _ format: WeightFormat, rows: Int, columns: Int, megabytes: Int
    ) -> Benchmark {
        let bytes = rows * format.rowBytes(columns)
        let copies = max(1, megabytes << 20 / bytes)
        let weights = format.blocks(bytes: copies * bytes)
        let x = numbers(columns)
        let y = numbers(rows)
        return Benchmark(
            title: "\(format.name) matrix-vector \(rows)x\(columns)", unit: .gigabytesPerSecond,
            work: Double(copies * bytes)
        ) { variant in
            for copy in 0..<copies {
                var product = ck_product(
                    matrix: ck_matrix(
                        data: weights.address(copy * bytes), bias: nil, rows: rows,
                        columns: columns, type: format.type),
                    y: y.floats, y_stride: rows, accumulate: false)
                ck_matmul(variant.team, &product, 1, x.floats, columns, 1)
            }
        }
    }

    /// The product of one matrix with many tokens.
    static func matrixMatrix(
        _ format: WeightFormat, rows: Int, columns: Int, tokens: Int
    ) -> Benchmark {
        let weights = format.blocks(bytes: rows * format.rowBytes(columns))
        let x = numbers(tokens * columns)
        let y = numbers(tokens * rows)
        return Benchmark(
            title: "\(format.name) matrix product \(rows)x\(columns)x\(tokens)",
            unit: .gigaflopsPerSecond, work: 2 * Double(rows) * Double(columns) * Double(tokens)
        ) { variant in
            var product = ck_product(
                matrix: ck_matrix(
                    data: weights.address(), bias: nil, rows: rows, columns: columns,
                    type: format.type),
                y: y.floats, y_stride: rows, accumulate: false)
            ck_matmul(variant.team, &product, 1, x.floats, columns, tokens)
        }
    }

    /// Numbers in -1 ..< 1.
    private static func numbers(_ count: Int) -> Memory {
        let memory = Memory(bytes: 4 * count)
        for index in 0..<count {
            memory.floats?[index] = Float(index * 7919 % 2003) / 1001.5 - 1
        }
        return memory
    }
}
