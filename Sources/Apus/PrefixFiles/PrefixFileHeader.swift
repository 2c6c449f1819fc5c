import Inference

/// What a file with a saved prefix says before its tokens and rows.
///
/// All numbers are little-endian:
///
///     offset  bytes
///          0      8  "APUSKV" and two zeros
///          8      4  version, 1
///         12      4  how keys and values are stored: 0 for F32, 1 for F16
///         16     32  the model's fingerprint
///         48      8  n, the number of tokens
///         56      4  r, the number of regions of the cache
///         60     4r  bytes of a row of each region
///                4n  the tokens
///                    n rows of each region, region by region
///                32  SHA-256 of all bytes before
///
/// The version changes with the layout, and with the bits that kernels give.
struct PrefixFileHeader {
    static let magic = Array("APUSKV\0\0".utf8)
    static let version: UInt32 = 1
    static let digestByteCount = 32
    /// The bytes before the sizes of the rows.
    static let fixedByteCount = 60

    let format: CacheFormat
    let fingerprint: [UInt8]
    let tokenCount: Int
    let rowBytes: [Int]

    /// The bytes of the header.
    var bytes: [UInt8] {
        var bytes = Self.magic
        bytes.append(littleEndian: Self.version)
        bytes.append(littleEndian: Self.number(of: format))
        bytes += fingerprint
        bytes.append(littleEndian: UInt64(tokenCount))
        bytes.append(littleEndian: UInt32(rowBytes.count))
        for count in rowBytes { bytes.append(littleEndian: UInt32(count)) }
        return bytes
    }

    /// The length of the whole file; nil if it cannot be counted.
    var fileByteCount: Int64? {
        let perToken = rowBytes.reduce(4, +)
        let (rows, overflow) = tokenCount.multipliedReportingOverflow(by: perToken)
        guard !overflow else { return nil }
        let (total, carry) = rows.addingReportingOverflow(
            Self.fixedByteCount + 4 * rowBytes.count + Self.digestByteCount)
        return carry ? nil : Int64(total)
    }

    static func number(of format: CacheFormat) -> UInt32 { format == .f16 ? 1 : 0 }
}

extension [UInt8] {
    /// Appends a number's bytes, the lowest first.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// The number at an offset, whose bytes are there, the lowest first.
    func littleEndian<Number: FixedWidthInteger>(at offset: Int) -> Number {
        var number = Number.zero
        for index in stride(from: offset + Number.bitWidth / 8 - 1, through: offset, by: -1) {
            number = number << 8 | Number(self[index])
        }
        return number
    }
}
