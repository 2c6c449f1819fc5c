/// Checks amounts against the balances beside them: each is the one before with the amount added.
struct BalanceCheck {
    /// Whether almost all balances follow from the amounts, so that the others are mistakes.
    let confirms: Bool
    /// The rows whose amount does not lead from one balance to the next.
    private let failing: Set<Int>

    /// Compares rows; nil if fewer than three have a balance.
    init?(_ rows: [CSVRowReader.Row]) {
        let places = rows.indices.filter { rows[$0].balance != nil }
        guard places.count >= 3 else { return nil }
        // The oldest is first or last; the direction with fewer failures is the file's.
        let directions = [places, places.reversed()].map { Self.failures(rows, $0) }
        let failures = directions[0].count <= directions[1].count ? directions[0] : directions[1]
        confirms = failures.count * 10 <= places.count
        failing = confirms ? Set(failures) : []
    }

    private static func failures(_ rows: [CSVRowReader.Row], _ places: [Int]) -> [Int] {
        zip(places, places.dropFirst()).compactMap { before, place in
            // A line between them that was not understood explains a difference.
            guard abs(before - place) == 1, let old = rows[before].balance,
                let new = rows[place].balance,
                rows[before].movement.amount.currency == rows[place].movement.amount.currency
            else { return nil }
            let (sum, overflow) = old.addingReportingOverflow(rows[place].movement.amount.minorUnits)
            return overflow || sum != new ? place : nil
        }
    }

    /// Why a row is not to be trusted; nil if its amount fits.
    func problem(of row: Int) -> String? {
        failing.contains(row) ? "the amount does not lead from the balance before it to its own" : nil
    }
}
