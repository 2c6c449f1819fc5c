/// A movement of money, before a bank prints it.
struct SampleEntry {
    /// How the money moved.
    enum Kind {
        case card, online, debit, standingOrder, credit, cash, refund, transfer, fee
    }

    /// The account's number in ``SampleLedger/accounts``.
    var account: Int
    /// The day's number from the first day of the ledger.
    var day: Int
    /// Minor units of the account's currency, below zero for money out.
    var amount: Int
    /// How the money moved.
    var kind: Kind
    /// Who is at the other end, as the bank prints it.
    var printed: String
    /// Where the card was used.
    var city = ""
    /// Whether it is a small shop, whose card reader is that of a payment service.
    var isSmallShop = false
    /// What it was for, if somebody wrote that.
    var purpose = ""
    /// The amount in the currency of the shop, as the card company prints it.
    var original = ""
    /// A number of the bank's, for terminals and receipts.
    var reference: Int
}

extension SampleEntry {
    /// A time of day that the reference decides.
    var time: String {
        let minute = reference % 60
        return "\(8 + reference / 60 % 13):\(minute < 10 ? "0" : "")\(minute)"
    }
}
