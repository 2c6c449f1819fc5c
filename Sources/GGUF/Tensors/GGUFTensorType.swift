// The underscored names are how the field, and every file name of a model, writes the formats.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The element types of tensors that can be read, with their numbers from the file.
///
/// The numbers, block lengths and block sizes are those of `enum ggml_type` and the block
/// structures in ggml's `ggml.h` and `ggml-common.h`. `Documentation/QuantizationFormats.md`
/// describes each weight format byte by byte.
public enum GGUFTensorType: UInt32, Sendable, Hashable, CaseIterable {
    /// IEEE 754 single precision.
    case f32 = 0
    /// IEEE 754 half precision.
    case f16 = 1
    /// 4 bits and a scale for 32 elements.
    case q4_0 = 2
    /// 4 bits, a scale and a minimum for 32 elements.
    case q4_1 = 3
    /// 5 bits and a scale for 32 elements.
    case q5_0 = 6
    /// 5 bits, a scale and a minimum for 32 elements.
    case q5_1 = 7
    /// 8 bits and a scale for 32 elements.
    case q8_0 = 8
    /// 2 bits with 4-bit scales and minimums, in superblocks of 256 elements.
    case q2_K = 10
    /// 3 bits with 6-bit scales, in superblocks of 256 elements.
    case q3_K = 11
    /// 4 bits with 6-bit scales and minimums, in superblocks of 256 elements.
    case q4_K = 12
    /// 5 bits with 6-bit scales and minimums, in superblocks of 256 elements.
    case q5_K = 13
    /// 6 bits with 8-bit scales, in superblocks of 256 elements.
    case q6_K = 14
    /// Signed 8-bit integers; readable, not a weight.
    case i8 = 24
    /// Signed 16-bit integers; readable, not a weight.
    case i16 = 25
    /// Signed 32-bit integers; readable, not a weight.
    case i32 = 26
    /// Signed 64-bit integers; readable, not a weight.
    case i64 = 27
    /// IEEE 754 double precision; readable, not a weight.
    case f64 = 28
    /// The upper 16 bits of IEEE 754 single precision.
    case bf16 = 30

    /// The type's name in the field, such as `Q4_K`.
    public var name: String { layout.name }

    /// How many elements of a row one block holds; 1 for types without blocks.
    public var blockElements: Int { layout.blockElements }

    /// How many bytes one block takes.
    public var blockBytes: Int { layout.blockBytes }

    /// Whether the engine can compute with weights of this type.
    public var isSupportedWeight: Bool {
        switch self {
        case .i8, .i16, .i32, .i64, .f64: false
        default: true
        }
    }

    private var layout: (name: String, blockElements: Int, blockBytes: Int) {
        switch self {
        case .f32: ("F32", 1, 4)
        case .f16: ("F16", 1, 2)
        case .q4_0: ("Q4_0", 32, 18)
        case .q4_1: ("Q4_1", 32, 20)
        case .q5_0: ("Q5_0", 32, 22)
        case .q5_1: ("Q5_1", 32, 24)
        case .q8_0: ("Q8_0", 32, 34)
        case .q2_K: ("Q2_K", 256, 84)
        case .q3_K: ("Q3_K", 256, 110)
        case .q4_K: ("Q4_K", 256, 144)
        case .q5_K: ("Q5_K", 256, 176)
        case .q6_K: ("Q6_K", 256, 210)
        case .i8: ("I8", 1, 1)
        case .i16: ("I16", 1, 2)
        case .i32: ("I32", 1, 4)
        case .i64: ("I64", 1, 8)
        case .f64: ("F64", 1, 8)
        case .bf16: ("BF16", 1, 2)
        }
    }

    /// How many bytes `elements` elements of a row take, or nil if they do not fill whole blocks.
    ///
    /// - Returns: Nil also for a negative count and where the product does not fit in `Int`.
    public func byteCount(elements: Int) -> Int? {
        guard elements >= 0, elements.isMultiple(of: blockElements) else { return nil }
        let (bytes, overflow) = (elements / blockElements).multipliedReportingOverflow(
            by: blockBytes)
        return overflow ? nil : bytes
    }

    /// The name of any type number ggml has given out, readable here or not.
    static func name(ofRawValue rawValue: UInt32) -> String? {
        GGUFTensorType(rawValue: rawValue)?.name ?? unreadableNames[rawValue]
    }

    private static let unreadableNames: [UInt32: String] = [
        4: "Q4_2", 5: "Q4_3", 9: "Q8_1", 15: "Q8_K", 16: "IQ2_XXS", 17: "IQ2_XS", 18: "IQ3_XXS",
        19: "IQ1_S", 20: "IQ4_NL", 21: "IQ3_S", 22: "IQ2_S", 23: "IQ4_XS", 29: "IQ1_M",
        31: "Q4_0_4_4", 32: "Q4_0_4_8", 33: "Q4_0_8_8", 34: "TQ1_0", 35: "TQ2_0",
        36: "IQ4_NL_4_4", 37: "IQ4_NL_4_8", 38: "IQ4_NL_8_8", 39: "MXFP4", 40: "NVFP4",
        41: "Q1_0",
    ]
}

extension GGUFTensorType: CustomStringConvertible {
    /// The type's name.
    public var description: String { name }
}
