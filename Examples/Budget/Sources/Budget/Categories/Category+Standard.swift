extension Category {
    /// The categories of every ledger, in the order in which they are listed.
    public static let standard: [Category] =
        [
            "Groceries", "Restaurants", "Coffee", "Transport", "Fuel", "Travel", "Housing",
            "Utilities", "Phone and internet", "Insurance", "Health", "Clothing", "Electronics",
            "Home", "Children", "Pets", "Sport", "Entertainment", "Subscriptions", "Gifts",
            "Education", "Fees", "Taxes", "Cash", "Other",
        ].map { Category(name: $0, kind: .spending) }
        + ["Salary", "Other income"].map { Category(name: $0, kind: .income) }
        + [Category(name: "Transfers", kind: .transfer)]

    /// The category of money spent on what nothing is known of.
    public static let other = "Other"
    /// The category of money received for what nothing is known of.
    public static let otherIncome = "Other income"
    /// The category of money moved between own accounts.
    public static let transfers = "Transfers"
}
