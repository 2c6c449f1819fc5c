import CKernels
import GGUF

/// A weight matrix as it lies in the file: `rows` outputs of `columns` inputs, quantised by rows.
struct Matrix: @unchecked Sendable {
    // Safe to share: the memory is a read-only mapping that the tensors keep alive.
    private let tensor: GGUFTensor
    private let bias: GGUFTensor?
    /// What the kernels take; valid while the matrix lives.
    let view: ck_matrix

    var rows: Int { view.rows }
    var columns: Int { view.columns }

    init(_ tensor: GGUFTensor, rows: Int, columns: Int, bias: GGUFTensor? = nil) {
        self.tensor = tensor
        self.bias = bias
        view = ck_matrix(
            data: tensor.bytes.baseAddress,
            bias: bias?.bytes.baseAddress?.assumingMemoryBound(to: Float.self),
            rows: rows, columns: columns, type: Int32(tensor.type.rawValue))
    }

    /// Decodes one row to floats.
    func decodeRow(_ row: Int, into out: UnsafeMutablePointer<Float>) {
        let rowBytes = tensor.byteCount / rows
        ck_decode_row(view.type, view.data + row * rowBytes, out, columns)
    }
}
