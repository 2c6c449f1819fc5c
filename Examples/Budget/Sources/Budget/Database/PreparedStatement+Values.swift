import Recipes

extension PreparedStatement {
    /// The day in a column of the row.
    func day(_ column: Int) throws(BudgetError) -> CalendarDay {
        guard let day = CalendarDay(iso: text(column) ?? "") else {
            throw BudgetError(.damagedFile, at: path, expected: "a day")
        }
        return day
    }

    /// The currency in a column of the row.
    func currency(_ column: Int) throws(BudgetError) -> Currency {
        guard let currency = Currency(code: text(column) ?? "") else {
            throw BudgetError(.damagedFile, at: path, expected: "a currency")
        }
        return currency
    }

    /// The amount in a column of minor units and the one behind it with the currency.
    func money(_ column: Int) throws(BudgetError) -> Money {
        Money(minorUnits: integer(column), currency: try currency(column + 1))
    }
}
