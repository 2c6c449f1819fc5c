import Recipes

extension QueryRun {
    /// The payments of the question's kind of money: what leaves, or for income what comes in.
    private func payments(_ period: ClosedRange<CalendarDay>?) -> EntryFilter {
        var filter = moneyFilter(period)
        if kind == .spending { filter.add("entry.minor < 0") }
        return filter
    }

    /// The largest single payments; of each currency, for their amounts do not compare.
    func largest() throws(BudgetError) -> FinanceAnswer {
        let filter = payments(question.period)
        let limit = question.limit ?? 1
        let found = try rows(
            """
            SELECT * FROM (SELECT \(Self.columns), row_number() OVER ( \
            PARTITION BY entry.currency ORDER BY abs(entry.minor) DESC, entry.day, entry.id \
            ) AS place FROM \(EntryFilter.tables) WHERE \(filter.sql)) \
            WHERE place <= \(limit) ORDER BY currency, place
            """, filter.values, Self.transaction)
        return answer(found.isEmpty ? .nothing : .transactions(found), found)
    }

    /// The number of payments.
    func count() throws(BudgetError) -> FinanceAnswer {
        let filter = payments(question.period)
        let count = try rows(
            "SELECT count(*) FROM \(EntryFilter.tables) WHERE \(filter.sql)", filter.values
        ) { $0.integer(0) }.first ?? 0
        guard count > 0 else { return answer(.nothing, []) }
        return answer(.count(count), try transactions(filter))
    }

    /// The first payments in an order.
    func edge(_ order: String) throws(BudgetError) -> FinanceAnswer {
        let found = try transactions(
            payments(question.period), order: order, limit: question.limit ?? 1)
        return answer(found.isEmpty ? .nothing : .transactions(found), found)
    }

    /// The transactions of the filters whose description has the words, if any; the latest first.
    func search() throws(BudgetError) -> FinanceAnswer {
        var bare = question
        bare.intent = .search
        guard bare != FinanceQuestion(.search, limit: question.limit) else {
            throw BudgetError(.invalidValue, at: "the search", expected: "words or a filter")
        }
        let found = try found(by: filter(question.period))
        return answer(found.isEmpty ? .nothing : .transactions(found), found)
    }

    /// The transactions on which an answer with the same filters rests, the latest first.
    func explanation() throws(BudgetError) -> FinanceAnswer {
        let found = try found(by: moneyFilter(question.period))
        return answer(found.isEmpty ? .nothing : .transactions(found), found)
    }

    /// The transactions of a filter with the words of the question, the latest first.
    func found(by filter: EntryFilter) throws(BudgetError) -> [Transaction] {
        var filter = filter
        if let words = question.words {
            let phrases = words.split { !$0.isLetter && !$0.isNumber }
            guard !phrases.isEmpty else { return [] }
            // Each word in quotation marks is text, whatever it means to FTS5; `*` is its start.
            filter.add(
                "entry.id IN (SELECT rowid FROM entry_text WHERE entry_text MATCH ?)",
                .text(phrases.map { "\"\($0)\"*" }.joined(separator: " ")))
        }
        return try transactions(
            filter, order: "entry.day DESC, entry.id DESC", limit: question.limit)
    }

    /// Subscriptions and standing payments; ended ones only with a period or merchant.
    func recurring() throws(BudgetError) -> FinanceAnswer {
        // Intervals are seen over all days, whatever the period.
        let filter = payments(nil)
        let all = try transactions(filter).filter { $0.merchant != nil && $0.day <= today }
        var series = RecurringSeries.found(in: all, today: today)
        if let period = question.period {
            series = series.filter { series in
                series.payments.contains { period.contains($0.day) }
            }
        } else if question.merchant == nil {
            series = series.filter { !$0.summary.hasEnded }
        }
        series = Array(series.prefix(question.limit ?? series.count))
        guard !series.isEmpty else { return answer(.nothing, []) }
        return answer(.recurring(series.map(\.summary)), series.flatMap(\.payments))
    }
}
