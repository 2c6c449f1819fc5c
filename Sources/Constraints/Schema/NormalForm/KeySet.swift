/// A set of object keys.
struct KeySet {
    /// The keys, as text; nil for all.
    private(set) var language: DFA?

    /// All keys.
    static let all = KeySet(language: nil)

    private init(language: DFA?) { self.language = language }

    /// The keys of a language.
    init(_ language: DFA) { self.language = language == .anyText ? nil : language }

    var isAll: Bool { language == nil }
    var isEmpty: Bool { language?.isEmpty ?? false }
    var stateCount: Int { language?.stateCount ?? 1 }

    func contains(_ key: [UInt8]) -> Bool { language?.accepts(key) ?? true }

    func intersection(_ other: KeySet) throws(ConstraintError) -> KeySet {
        guard let language else { return other }
        guard let otherLanguage = other.language else { return self }
        return KeySet(try language.intersection(otherLanguage))
    }

    func subtracting(_ other: KeySet) throws(ConstraintError) -> KeySet {
        guard let otherLanguage = other.language else { return KeySet(.nothing) }
        return KeySet(try (language ?? .anyText).subtracting(otherLanguage))
    }

    func subtracting(_ keys: [[UInt8]]) throws(ConstraintError) -> KeySet {
        let present = language.map { language in keys.filter { language.accepts($0) } } ?? keys
        if present.isEmpty { return self }
        return KeySet(try (language ?? .anyText).subtracting(.texts(present)))
    }
}
