/// What was read of a file of a bank: its movements, the lines that are none, and how it was read.
public struct StatementFile: Hashable, Sendable {
    /// The kinds of files.
    public enum Format: String, Hashable, Sendable {
        /// Comma-separated values, whatever the separator is.
        case csv = "CSV"
        /// Open Financial Exchange 1, in SGML.
        case ofx1 = "OFX 1"
        /// Open Financial Exchange 2, in XML.
        case ofx2 = "OFX 2"
        /// Messages of a bank, one a line or paragraph.
        case messages = "messages"
    }

    /// A column of the file.
    public struct Column: Hashable, Sendable {
        /// The heading; empty without a header.
        public let heading: String
        /// What it holds.
        public let role: ColumnRole
    }

    /// The kind of file.
    public internal(set) var format: Format
    /// Its encoding.
    public internal(set) var encoding: TextEncoding
    /// The separator of the fields.
    public internal(set) var delimiter: Character?
    /// The line of the header; nil without one.
    public internal(set) var headerLine: Int?
    /// The columns; empty for other kinds.
    public internal(set) var columns: [Column] = []
    /// The order of dates.
    public internal(set) var dateOrder: ImportOptions.DateOrder?
    /// The decimal mark.
    public internal(set) var decimalMark: ImportOptions.DecimalMark?
    /// Whether the balances of the file confirm its amounts; nil without balances.
    public internal(set) var balanceConfirms: Bool?
    /// The movements, in the order of the file.
    public internal(set) var movements: [Movement] = []
    /// The lines that were not understood.
    public internal(set) var rejects: [RejectedLine] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - options: What is said of it.
    /// - Throws: `BudgetError` when it is beyond a limit, has no known form, or a column can be
    ///   read in two ways.
    /// - Complexity: Proportional to the size of the file.
    public init(_ bytes: [UInt8], options: ImportOptions = ImportOptions()) throws(BudgetError) {
        guard bytes.count <= options.limits.fileBytes else {
            throw BudgetError(
                .limitExceeded, expected: "at most \(options.limits.fileBytes) bytes",
                found: "\(bytes.count)")
        }
        let (encoding, text) = TextEncoding.decode(bytes)
        if let format = OFXReader.format(of: text) {
            self.init(format, encoding)
            try read(OFXReader(text), options)
        } else if let layout = CSVLayout(Array(text.utf8), limits: options.limits) {
            self.init(.csv, encoding)
            try read(Array(text.utf8), layout, options)
        } else {
            self.init(.messages, encoding)
            try readMessages(text, options)
        }
        if movements.count > options.limits.rows {
            throw BudgetError(
                .limitExceeded, expected: "at most \(options.limits.rows) transactions",
                found: "\(movements.count)")
        }
    }

    private init(_ format: Format, _ encoding: TextEncoding) {
        self.format = format
        self.encoding = encoding
    }
}
