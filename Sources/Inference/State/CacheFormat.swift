import CKernels

/// How the keys and values of past tokens are stored.
public enum CacheFormat: String, Sendable, Hashable, CaseIterable {
    /// Half precision (IEEE 754 binary16): half the memory, with a relative error of at most 2⁻¹¹.
    case f16
    /// Single precision, as they were computed.
    case f32

    /// Bytes of one number.
    var bytesPerNumber: Int { self == .f16 ? 2 : 4 }

    /// The kernels' number for it.
    var kernelType: Int32 { Int32(self == .f16 ? CK_F16 : CK_F32) }
}
