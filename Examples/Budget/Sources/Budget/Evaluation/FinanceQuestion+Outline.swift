import Foundation
import Recipes

extension FinanceQuestion {
    /// The members that are set, in one line: `total, period 2026-07-01…2026-07-31`.
    public var outline: String {
        var parts = [intent.rawValue]
        func add(_ name: String, _ value: String?) {
            if let value { parts.append("\(name) \(value)") }
        }
        add("period", period.map { "\($0.lowerBound)…\($0.upperBound)" })
        add("against", otherPeriod.map { "\($0.lowerBound)…\($0.upperBound)" })
        add("merchant", merchant)
        add("category", category)
        add("account", account)
        add("limit", limit.map { "\($0)" })
        add("minimum", minimum.map { "\($0)" })
        add("maximum", maximum.map { "\($0)" })
        add("words", words)
        return parts.joined(separator: ", ")
    }
}
