/// What an import file may hold; beyond it, the file or the line is refused.
public struct ImportLimits: Hashable, Sendable {
    /// The bytes of a file.
    public var fileBytes = 256 << 20
    /// The transactions of a file.
    public var rows = 1_000_000
    /// The columns of a line.
    public var columns = 256
    /// The bytes of a field.
    public var fieldBytes = 16 << 10
    /// The lines of a field in quotation marks.
    public var fieldLines = 32

    /// The usual limits.
    public init() {}
}
