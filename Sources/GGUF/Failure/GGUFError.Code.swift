extension GGUFError.Code {
    // MARK: Opening

    /// There is no file at the path.
    public static let fileNotFound = Self("fileNotFound")
    /// The file may not be read, or the system refused to open or map it.
    public static let cannotOpen = Self("cannotOpen")
    /// The path leads to a folder, pipe, socket or device.
    public static let notARegularFile = Self("notARegularFile")
    /// The file has no bytes.
    public static let emptyFile = Self("emptyFile")
    /// The file does not begin with `GGUF`.
    public static let notGGUF = Self("notGGUF")
    /// The file is in big-endian byte order.
    public static let bigEndian = Self("bigEndian")
    /// The file's version is neither 2 nor 3.
    public static let unsupportedVersion = Self("unsupportedVersion")

    // MARK: Header

    /// The file ends within its header.
    public static let truncatedHeader = Self("truncatedHeader")
    /// A count claims more than the rest of the file could hold.
    public static let countTooLarge = Self("countTooLarge")
    /// Something is larger than ``GGUFLimits`` allow.
    public static let limitExceeded = Self("limitExceeded")
    /// A key, a name or a string outside an array is not UTF-8.
    public static let invalidUTF8 = Self("invalidUTF8")
    /// A bool is neither 0 nor 1.
    public static let invalidBool = Self("invalidBool")
    /// A value or array element has a type number that no type has.
    public static let unknownValueType = Self("unknownValueType")
    /// Two metadata entries have the same key.
    public static let duplicateKey = Self("duplicateKey")
    /// The alignment is not a power of two of at least 8.
    public static let invalidAlignment = Self("invalidAlignment")

    // MARK: Tensors

    /// Two tensors have the same name.
    public static let duplicateTensor = Self("duplicateTensor")
    /// A tensor has no dimension, or more than 4.
    public static let invalidDimensionCount = Self("invalidDimensionCount")
    /// A dimension is zero or does not fit in a signed integer.
    public static let invalidDimension = Self("invalidDimension")
    /// A tensor's size does not fit in a signed integer.
    public static let sizeOverflow = Self("sizeOverflow")
    /// A row of a tensor does not fill whole blocks of its type.
    public static let partialBlock = Self("partialBlock")
    /// A tensor's type cannot be read, whether or not it has a name.
    public static let unreadableTensorType = Self("unreadableTensorType")
    /// A tensor can be read but not computed with.
    public static let unsupportedWeightType = Self("unsupportedWeightType")
    /// A tensor's data does not begin at a multiple of the alignment.
    public static let misalignedTensor = Self("misalignedTensor")
    /// A tensor's data does not lie within the file.
    public static let tensorPastEnd = Self("tensorPastEnd")
    /// Two tensors share bytes.
    public static let overlappingTensors = Self("overlappingTensors")

    // MARK: Split files

    /// A file's name and its metadata disagree about being a part of a split file.
    public static let splitMismatch = Self("splitMismatch")
    /// A part of a split file is absent.
    public static let missingPart = Self("missingPart")

    // MARK: Looking up

    /// The metadata lack a key that is needed.
    public static let missingKey = Self("missingKey")
    /// A metadata value is of another type than the one needed.
    public static let wrongValueType = Self("wrongValueType")
    /// The file lacks a tensor that is needed.
    public static let missingTensor = Self("missingTensor")
}
