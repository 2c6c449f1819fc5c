/// What a column of a bank's file holds.
public enum ColumnRole: String, Hashable, Sendable, CaseIterable {
    /// The day of booking.
    case date
    /// The day from which interest counts.
    case valueDate
    /// The amount with its sign.
    case amount
    /// The amount that leaves, in a column of its own.
    case debit
    /// The amount that comes in, in a column of its own.
    case credit
    /// Which way the amount of the other column goes.
    case direction
    /// The currency of the amount.
    case currency
    /// Who is paid or pays.
    case payee
    /// What it is for; there may be several.
    case purpose
    /// The kind of movement, such as `Lastschrift`.
    case kind
    /// What is on the account afterwards.
    case balance
    /// Whether it is booked.
    case status
    /// Nothing that is used.
    case ignored
}
