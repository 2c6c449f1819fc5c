/// What a file may ask for before reading it is refused.
///
/// A file is untrusted. Every length in it is checked against the bytes that remain, and these
/// limits bound what is kept in memory per header entry.
public struct GGUFLimits: Sendable, Hashable {
    /// The most metadata entries in one part; 65,536 unless set.
    public var metadataEntries: Int

    /// The most tensors in all parts together; 65,536 unless set.
    public var tensors: Int

    /// The most bytes in a metadata key; 65,535 unless set, as in the GGUF specification.
    public var keyBytes: Int

    /// The most bytes in a tensor name; 64 unless set, as in the GGUF specification.
    public var nameBytes: Int

    /// The most bytes in a string outside an array; 256 MiB unless set.
    public var stringBytes: Int

    /// The most levels of arrays within arrays, where a plain array has one; 8 unless set.
    public var arrayDepth: Int

    /// The limits used unless others are given.
    public static let `default` = GGUFLimits()

    /// Creates limits, each at its usual value unless given.
    public init(
        metadataEntries: Int = 65_536,
        tensors: Int = 65_536,
        keyBytes: Int = 65_535,
        nameBytes: Int = 64,
        stringBytes: Int = 256 << 20,
        arrayDepth: Int = 8
    ) {
        self.metadataEntries = metadataEntries
        self.tensors = tensors
        self.keyBytes = keyBytes
        self.nameBytes = nameBytes
        self.stringBytes = stringBytes
        self.arrayDepth = arrayDepth
    }
}
