import Foundation
import Recipes

extension FinanceQuestion: Codable {
    private enum CodingKeys: String, CodingKey {
        case intent, period, otherPeriod, merchant, category, account, limit, minimum, maximum
        case words
    }

    /// Reads a question; periods are two days, such as `["2026-07-01", "2026-07-31"]`.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError` when a member has another form.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func period(_ key: CodingKeys) throws -> ClosedRange<CalendarDay>? {
            guard let texts = try members.decodeIfPresent([String].self, forKey: key) else {
                return nil
            }
            let days = texts.compactMap { CalendarDay(iso: $0) }
            guard texts.count == 2, days.count == 2, days[0] <= days[1] else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: members,
                    debugDescription: "A period is two days in order, such as `2026-07-01`")
            }
            return days[0]...days[1]
        }
        self.init(
            try members.decode(Intent.self, forKey: .intent),
            period: try period(.period), otherPeriod: try period(.otherPeriod),
            merchant: try members.decodeIfPresent(String.self, forKey: .merchant),
            category: try members.decodeIfPresent(String.self, forKey: .category),
            account: try members.decodeIfPresent(String.self, forKey: .account),
            limit: try members.decodeIfPresent(Int.self, forKey: .limit),
            minimum: try members.decodeIfPresent(Decimal.self, forKey: .minimum),
            maximum: try members.decodeIfPresent(Decimal.self, forKey: .maximum),
            words: try members.decodeIfPresent(String.self, forKey: .words))
    }

    /// Writes the question; members that are nil are left out.
    ///
    /// - Parameter encoder: Where it is written.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(intent, forKey: .intent)
        try members.encodeIfPresent(period?.isoDays, forKey: .period)
        try members.encodeIfPresent(otherPeriod?.isoDays, forKey: .otherPeriod)
        try members.encodeIfPresent(merchant, forKey: .merchant)
        try members.encodeIfPresent(category, forKey: .category)
        try members.encodeIfPresent(account, forKey: .account)
        try members.encodeIfPresent(limit, forKey: .limit)
        try members.encodeIfPresent(minimum, forKey: .minimum)
        try members.encodeIfPresent(maximum, forKey: .maximum)
        try members.encodeIfPresent(words, forKey: .words)
    }
}

extension ClosedRange<CalendarDay> {
    /// The first and the last day as ISO 8601 writes them.
    fileprivate var isoDays: [String] { [lowerBound.description, upperBound.description] }
}
