/// What went wrong with a ledger, a file or a command.
public struct BudgetError: Error, Hashable, Sendable {
    /// The kind of failure.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// The kind of that name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file of the ledger cannot be opened.
        public static let cannotOpen = Code(rawValue: "cannotOpen")
        /// The file is a database of another program.
        public static let foreignFile = Code(rawValue: "foreignFile")
        /// The file was written by a later version.
        public static let newerFile = Code(rawValue: "newerFile")
        /// The file is damaged or not a database.
        public static let damagedFile = Code(rawValue: "damagedFile")
        /// Another program holds the ledger.
        public static let locked = Code(rawValue: "locked")
        /// The file or its folder cannot be written.
        public static let readOnly = Code(rawValue: "readOnly")
        /// The disk is full.
        public static let diskFull = Code(rawValue: "diskFull")
        /// A sum is greater than the numbers of the ledger.
        public static let overflow = Code(rawValue: "overflow")
        /// SQLite refused a statement.
        public static let statement = Code(rawValue: "statement")
        /// A name is not in the ledger.
        public static let unknownName = Code(rawValue: "unknownName")
        /// A value of a question, rule or budget is not allowed.
        public static let invalidValue = Code(rawValue: "invalidValue")
        /// The import file cannot be read.
        public static let unreadableFile = Code(rawValue: "unreadableFile")
        /// The import file has no transactions in a known form.
        public static let unknownFormat = Code(rawValue: "unknownFormat")
        /// A column of the import file can be read in two ways.
        public static let ambiguousColumn = Code(rawValue: "ambiguousColumn")
        /// The import file is beyond a limit.
        public static let limitExceeded = Code(rawValue: "limitExceeded")
        /// The command line has a mistake.
        public static let usage = Code(rawValue: "usage")
    }

    /// The kind of failure.
    public let code: Code
    /// Where: a path, line, column or option.
    public let place: String?
    /// What was expected there.
    public let expected: String?
    /// What was found.
    public let found: String?
    /// What helps.
    public let hint: String?

    /// A failure of that kind.
    ///
    /// - Parameters:
    ///   - code: The kind.
    ///   - place: Where.
    ///   - expected: What was expected.
    ///   - found: What was found.
    ///   - hint: What helps.
    public init(
        _ code: Code, at place: String? = nil, expected: String? = nil, found: String? = nil,
        hint: String? = nil
    ) {
        self.code = code
        self.place = place
        self.expected = expected
        self.found = found
        self.hint = hint
    }
}
