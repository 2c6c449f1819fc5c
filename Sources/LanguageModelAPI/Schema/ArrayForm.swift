/// An array of values of one form.
struct ArrayForm: Sendable, Hashable {
    var item: SchemaNode
    var minimumCount: Int?
    var maximumCount: Int?

    init(item: SchemaNode, minimumCount: Int? = nil, maximumCount: Int? = nil) {
        self.item = item
        self.minimumCount = minimumCount
        self.maximumCount = maximumCount
    }

    mutating func demand(minimumCount count: Int) {
        minimumCount = max(minimumCount ?? count, count)
    }

    mutating func demand(maximumCount count: Int) {
        maximumCount = min(maximumCount ?? count, count)
    }

    /// Why no array has this form, if none does.
    var contradiction: String? {
        if let maximumCount, maximumCount < 0 {
            return "an array cannot have `\(maximumCount)` elements"
        }
        if let minimumCount, minimumCount < 0 {
            return "an array cannot have `\(minimumCount)` elements"
        }
        if let minimumCount, let maximumCount, minimumCount > maximumCount {
            return
                "an array cannot have at least `\(minimumCount)` and at most `\(maximumCount)` elements"
        }
        return nil
    }
}
