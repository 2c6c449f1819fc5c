/// Well-known shops and services with the category of what they sell.
///
/// The lists are text: a heading names the category, below it stand names between semicolons, each
/// with the words that banks print after `=`, several between bars, where these are not the name.
enum KnownMerchants {
    /// A shop or service.
    struct Entry: Hashable, Sendable {
        /// The name as people write it.
        let name: String
        /// The category.
        let category: String
    }

    /// All by the words that banks print.
    ///
    /// Short words mean something else inside of sentences, so they count at the start only.
    static let index: PhraseIndex<Entry> = {
        var index = PhraseIndex<Entry>()
        for (entry, phrases) in entries {
            for phrase in phrases {
                let folded = FoldedText(phrase)
                index.insert(
                    phrase, entry,
                    isOnlyAtStart: folded.bytes.count < 6 || onlyAtStart.contains(entry.name))
            }
        }
        return index
    }()

    /// Names that are common words too.
    private static let onlyAtStart: Set = [
        "Liberty", "Continente", "Pousadas", "Monsoon", "Iceland", "Orange", "Action", "Target",
        "Casino", "Medium", "Emergency", "Expert", "Samsung", "Freenet", "Hermes", "Condor", "Apple",
        "Netto", "Subito",
    ]

    private static let entries: [(Entry, [String])] = {
        var entries: [(Entry, [String])] = []
        for text in [daily, home, leisure] {
            var category = ""
            for line in text.split(separator: "\n") {
                if line.hasPrefix("# ") {
                    category = String(line.dropFirst(2))
                    continue
                }
                for item in line.split(separator: ";") {
                    let parts = item.split(separator: "=", maxSplits: 1)
                        .map { CSVRowReader.singleSpaced(String($0)) }
                    guard let name = parts.first, !name.isEmpty else { continue }
                    let printed = parts.count > 1 ? parts[1].split(separator: "|") : []
                    entries.append(
                        (Entry(name: name, category: category), [name] + printed.map(String.init)))
                }
            }
        }
        return entries
    }()
}
