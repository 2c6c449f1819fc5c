/// The merchants of the sample ledger, written as text.
///
/// A heading is `# COUNTRY CATEGORY LEAST MOST`; below it stand the names between semicolons, each
/// with the words that banks print after `=` where these are not just the name in capitals.
enum SampleMerchants {
    /// All, in the order of the lists.
    static let all: [SampleMerchant] =
        [germany, italy, britain, abroad].flatMap { parse($0, needsRule: false) }
        + [local, standing].flatMap { parse($0, needsRule: true) }

    /// Each by its name.
    static let byName: [String: SampleMerchant] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Those where purchases are made in a country, by category.
    static func shops(of country: String) -> [String: [SampleMerchant]] {
        Dictionary(
            grouping: all.filter { $0.country == country && $0.amounts != nil }, by: \.category)
    }

    private static func parse(_ text: String, needsRule: Bool) -> [SampleMerchant] {
        var merchants: [SampleMerchant] = []
        var country = ""
        var category = ""
        var amounts: ClosedRange<Int>?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                let words = line.dropFirst(2).split(separator: " ")
                let numbers = words.compactMap { Int($0) }
                country = String(words.first ?? "")
                category = words.dropFirst().filter { Int($0) == nil }.joined(separator: " ")
                amounts = numbers.count == 2 ? numbers[0]...numbers[1] : nil
                continue
            }
            for item in line.split(separator: ";") {
                let parts = item.split(separator: "=", maxSplits: 1).map { trimmed($0) }
                guard let name = parts.first, !name.isEmpty else { continue }
                merchants.append(
                    SampleMerchant(
                        name: name, category: category, country: country,
                        printed: parts.count > 1 ? parts[1] : printed(name),
                        needsRule: needsRule, amounts: amounts))
            }
        }
        return merchants
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// A name as card terminals print it.
    private static func printed(_ name: String) -> String {
        let plain: [Character: String] = [
            "Ä": "AE", "Ö": "OE", "Ü": "UE", "ß": "SS", "É": "E", "È": "E", "À": "A", "Ù": "U",
            "Ò": "O", "Ç": "C", "'": "", "’": "",
        ]
        return name.uppercased().map { plain[$0] ?? String($0) }.joined()
    }
}
