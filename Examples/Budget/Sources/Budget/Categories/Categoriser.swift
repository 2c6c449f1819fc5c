/// Finds the merchant and the category of a movement.
///
/// In turn: the user's rules, words that decide before any name, well-known merchants, words of
/// the categories, and at last ``Category/other`` or ``Category/otherIncome``. The longest phrase
/// counts, of equally long ones the first. No model takes part.
struct Categoriser: Sendable {
    /// What was found.
    struct Finding: Hashable, Sendable {
        /// The name of the other side; nil if there is none.
        let merchant: String?
        /// The name of the category.
        let category: String
    }

    private struct StrongWord: Sendable {
        let category: String
        let isIncoming: Bool?
    }

    private let rules: PhraseIndex<CategoryRule>
    private let cleaner = MerchantCleaner()

    /// A categoriser with the user's rules.
    init(rules: [CategoryRule]) {
        var index = PhraseIndex<CategoryRule>()
        for rule in rules { index.insert(rule.words, rule) }
        self.rules = index
    }

    /// The merchant and category of a movement.
    ///
    /// - Parameters:
    ///   - payee: The other side as the bank writes it; may be empty.
    ///   - text: Everything that the bank writes.
    ///   - isIncoming: Whether the money comes in.
    /// - Returns: Both, and what decided them.
    func finding(payee: String, text: String, isIncoming: Bool) -> Finding {
        let folded = FoldedText(text)
        if let rule = rules.longestMatch(in: folded)?.value {
            if let merchant = rule.merchant {
                return Finding(merchant: merchant, category: rule.category)
            }
            let isTransfer = rule.category == Category.transfers
            return Finding(
                merchant: isTransfer ? nil : merchant(payee, text, folded).name,
                category: rule.category)
        }
        let strong = Self.strong.longestMatch(in: folded) {
            $0.isIncoming == nil || $0.isIncoming == isIncoming
        }
        if strong?.value.category == Category.transfers {
            return Finding(merchant: nil, category: Category.transfers)
        }
        let (name, known) = merchant(payee, text, folded)
        if let strong { return Finding(merchant: name, category: strong.value.category) }
        if let known { return Finding(merchant: name, category: known) }
        if let word = Self.usual.longestMatch(in: folded)?.value, !isIncoming || isRefund(folded) {
            return Finding(merchant: name, category: word)
        }
        return Finding(
            merchant: name, category: isIncoming ? Category.otherIncome : Category.other)
    }

    private func merchant(
        _ payee: String, _ text: String, _ folded: FoldedText
    ) -> (name: String?, category: String?) {
        let name = cleaner.name(payee: payee, text: text)
        let matches = [FoldedText(name), folded].compactMap(KnownMerchants.index.longestMatch)
        if let known = matches.max(by: { $0.length < $1.length })?.value {
            return (known.name, known.category)
        }
        return (name.isEmpty ? nil : MerchantCleaner.spelled(name), nil)
    }

    private func isRefund(_ text: FoldedText) -> Bool { Self.refunds.longestMatch(in: text) != nil }

    private static let strong: PhraseIndex<StrongWord> = {
        var index = PhraseIndex<StrongWord>()
        for (category, isIncoming, words) in CategoryWords.strong {
            for word in words.split(separator: ";") {
                index.insert(
                    String(word), StrongWord(category: category, isIncoming: isIncoming))
            }
        }
        return index
    }()

    private static let usual: PhraseIndex<String> = {
        var index = PhraseIndex<String>()
        for (category, words) in CategoryWords.usual {
            for word in words.split(separator: ";") { index.insert(String(word), category) }
        }
        return index
    }()

    private static let refunds: PhraseIndex<Bool> = {
        var index = PhraseIndex<Bool>()
        for word in [
            "refund", "reversal", "erstattung", "retoure", "rueckerstattung", "gutschrift",
            "storno",
            "rimborso", "remboursement", "devolucion", "chargeback",
        ] {
            index.insert(word, true)
        }
        return index
    }()
}
