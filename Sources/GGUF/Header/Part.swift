/// One file's header, read and checked: all of a file that is not split, or one part of one that is.
///
/// The layout is that of the GGUF specification, versions 2 and 3: magic number, version, counts,
/// metadata, tensor descriptions, then the data at the next multiple of the alignment.
struct Part {
    let file: FileBytes
    let version: Int
    let alignment: Int
    let metadata: GGUFMetadata
    let tensors: [GGUFTensor]

    /// Where the header ends, in bytes.
    let headerEnd: Int

    /// Where the tensors' data begins, in bytes; past the end in a file that has none.
    let dataOffset: Int

    /// Reads the header of `file`.
    ///
    /// - Parameters:
    ///   - file: The part's bytes.
    ///   - index: The part's position among all parts, from 0.
    ///   - limits: What the file may ask for.
    /// - Throws: ``GGUFError`` if the header is malformed.
    init(file: FileBytes, index: Int, limits: GGUFLimits) throws(GGUFError) {
        self = try file.withBytes { bytes throws(GGUFError) in
            var parser = PartParser(bytes: bytes, file: file, index: index, limits: limits)
            return try parser.parse()
        }
    }

    /// The metadata key of the alignment.
    static let alignmentKey = "general.alignment"

    /// Where data begin after a header that ends at `headerEnd`; `Int.max` if that overflows.
    static func dataOffset(headerEnd: Int, alignment: Int) -> Int {
        let (sum, overflow) = headerEnd.addingReportingOverflow(alignment - 1)
        return overflow ? Int.max : sum & ~(alignment - 1)
    }

    init(
        file: FileBytes, version: Int, alignment: Int, metadata: GGUFMetadata,
        tensors: [GGUFTensor], headerEnd: Int, dataOffset: Int
    ) {
        self.file = file
        self.version = version
        self.alignment = alignment
        self.metadata = metadata
        self.tensors = tensors
        self.headerEnd = headerEnd
        self.dataOffset = dataOffset
    }
}
