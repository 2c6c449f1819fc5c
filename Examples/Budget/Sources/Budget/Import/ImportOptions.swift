/// What is said of an import file instead of being found out.
public struct ImportOptions: Hashable, Sendable {
    /// The order in which dates of numbers are written.
    public enum DateOrder: String, CaseIterable, Sendable, Codable {
        /// Day, month, year.
        case dayFirst = "dmy"
        /// Month, day, year.
        case monthFirst = "mdy"
        /// Year, month, day.
        case yearFirst = "ymd"
    }

    /// The mark between the whole and the decimals of an amount.
    public enum DecimalMark: String, CaseIterable, Sendable, Codable {
        /// As in 12,50.
        case comma
        /// As in 12.50.
        case point
    }

    /// The order of dates; nil to find it out.
    public var dateOrder: DateOrder?
    /// The decimal mark; nil to find it out.
    public var decimalMark: DecimalMark?
    /// The currency where the file names none.
    public var currency: Currency?
    /// What the file may hold.
    public var limits: ImportLimits

    /// Options that leave everything to the file but what is given.
    ///
    /// - Parameters:
    ///   - dateOrder: The order of dates; nil to find it out.
    ///   - decimalMark: The decimal mark; nil to find it out.
    ///   - currency: The currency where the file names none.
    ///   - limits: What the file may hold.
    public init(
        dateOrder: DateOrder? = nil, decimalMark: DecimalMark? = nil, currency: Currency? = nil,
        limits: ImportLimits = ImportLimits()
    ) {
        self.dateOrder = dateOrder
        self.decimalMark = decimalMark
        self.currency = currency
        self.limits = limits
    }
}
