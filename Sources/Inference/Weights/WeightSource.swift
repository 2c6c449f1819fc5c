import CKernels
import GGUF

/// Finds a file's tensors by name and checks that they have the shape the architecture needs.
struct WeightSource {
    let file: GGUFFile
    let hyperparameters: Hyperparameters

    init(_ file: GGUFFile) throws(InferenceError) {
        guard let architecture = try? file.metadata.string("general.architecture") else {
            throw InferenceError(
                .invalidConfiguration, "general.architecture", expected: "a name", found: "none")
        }
        self.file = file
        hyperparameters = Hyperparameters(metadata: file.metadata, prefix: architecture)
    }

    /// The matrix of `rows` outputs and `columns` inputs named `name`.
    ///
    /// `bias` names a vector of `rows` floats, which is used if the file has it.
    func matrix(
        _ name: String, rows: Int, columns: Int, bias: String? = nil
    ) throws(InferenceError) -> Matrix {
        let tensor = try tensor(name, [columns, rows])
        let block = ck_block_elements(Int32(tensor.type.rawValue))
        guard block > 0 else {
            throw InferenceError(
                .invalidTensor, name, expected: "a supported weight type",
                found: tensor.type.name)
        }
        guard columns % block == 0 else {
            throw InferenceError(
                .invalidTensor, name, expected: "rows of a multiple of \(block) weights",
                found: "\(columns)")
        }
        try checkAlignment(tensor)
        var biasTensor: GGUFTensor?
        if let bias, file.tensor(named: bias) != nil {
            let found = try self.tensor(bias, [rows])
            guard Int32(found.type.rawValue) == Int32(CK_F32) else {
                throw InferenceError(
                    .invalidTensor, bias, expected: "F32", found: found.type.name)
            }
            try checkAlignment(found)
            biasTensor = found
        }
        return Matrix(tensor, rows: rows, columns: columns, bias: biasTensor)
    }

    /// The tensor of these dimensions, fastest first, decoded to floats.
    func vector(_ name: String, _ dimensions: Int...) throws(InferenceError) -> Vector {
        let count = dimensions.reduce(1, *)
        let matrix = try flat(name, dimensions, count)
        let buffer = try FloatBuffer(count: count, purpose: name)
        matrix.decodeRow(0, into: buffer.base)
        return Vector(buffer)
    }

    /// Whether the file has a tensor of that name.
    func has(_ name: String) -> Bool { file.tensor(named: name) != nil }

    /// The second dimension of a matrix.
    func rowCount(of name: String) throws(InferenceError) -> Int {
        let dimensions = try found(name).dimensions
        guard dimensions.count == 2, dimensions[1] > 0 else {
            throw InferenceError(
                .invalidTensor, name, expected: "a matrix", found: "dimensions \(dimensions)")
        }
        return dimensions[1]
    }

    private func flat(
        _ name: String, _ dimensions: [Int], _ count: Int
    ) throws(InferenceError) -> Matrix {
        let tensor = try tensor(name, dimensions)
        let block = ck_block_elements(Int32(tensor.type.rawValue))
        guard block > 0, count % block == 0 else {
            throw InferenceError(
                .invalidTensor, name, expected: "a supported weight type",
                found: tensor.type.name)
        }
        try checkAlignment(tensor)
        return Matrix(tensor, rows: 1, columns: count)
    }

    private func found(_ name: String) throws(InferenceError) -> GGUFTensor {
        guard let tensor = file.tensor(named: name) else {
            throw InferenceError(
                .invalidTensor, name, expected: "the tensor", found: "none",
                hint: "the file may be incomplete or made for another program")
        }
        return tensor
    }

    private func tensor(
        _ name: String, _ dimensions: [Int]
    ) throws(InferenceError) -> GGUFTensor {
        let tensor = try found(name)
        guard tensor.dimensions == dimensions else {
            throw InferenceError(
                .invalidTensor, name, expected: "dimensions \(dimensions)",
                found: "\(tensor.dimensions)")
        }
        return tensor
    }

    /// The kernels read whole floats and 16-bit scales in place.
    private func checkAlignment(_ tensor: GGUFTensor) throws(InferenceError) {
        let address = UInt(bitPattern: tensor.bytes.baseAddress)
        guard address % 4 == 0 else {
            throw InferenceError(
                .invalidTensor, tensor.name, expected: "data aligned to 4 bytes",
                found: "address \(address % 4) past that")
        }
    }
}
