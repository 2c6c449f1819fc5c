/// What the user says of transactions whose description has some words.
public struct CategoryRule: Hashable, Sendable {
    /// The words, one behind the other; case and accents do not count.
    public let words: String
    /// The category.
    public let category: String
    /// The merchant; nil to find it in the description.
    public let merchant: String?

    /// A rule for those words.
    ///
    /// - Parameters:
    ///   - words: The words, one behind the other.
    ///   - category: The category.
    ///   - merchant: The merchant; nil to find it in the description.
    public init(words: String, category: String, merchant: String? = nil) {
        self.words = words
        self.category = category
        self.merchant = merchant
    }
}
