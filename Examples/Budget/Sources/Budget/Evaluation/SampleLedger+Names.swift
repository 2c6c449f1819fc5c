extension SampleLedger {
    /// The names of the sample ledger, in the order of the lists.
    public static var names: LedgerNames {
        let merchants = SampleMerchants.all
        var seen: Set<String> = []
        let categories = Category.standard.map(\.name)
        return LedgerNames(
            merchants: merchants.map(\.name).filter { seen.insert($0).inserted },
            categories: categories, accounts: accounts.map(\.name))
    }
}
