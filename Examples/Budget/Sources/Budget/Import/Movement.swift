import Recipes

/// A movement as a file has it, before it is in a ledger.
public struct Movement: Hashable, Sendable {
    /// The line of the file, from 1.
    public let line: Int
    /// The day of booking.
    public let day: CalendarDay
    /// The amount, below zero for money that leaves.
    public let amount: Money
    /// Who is paid or pays, as the bank writes it; the description where that has no column.
    public let payee: String
    /// Everything that the bank writes, with the payee.
    public let text: String
    /// Whether it is announced only, by a message or as not yet booked.
    public let isPending: Bool
}

/// A line of a file that is not imported, and why.
public struct RejectedLine: Hashable, Sendable {
    /// The line of the file, from 1.
    public let line: Int
    /// Why; a sentence without its period.
    public let reason: String
}
