/// What stands behind the name of a filter, as in `x | trim`.
struct Filter: Sendable {
    typealias Body =
        @Sendable (Renderer, Value, CallArguments) throws(ChatTemplateError) -> Value

    let apply: Body

    init(_ apply: @escaping Body) { self.apply = apply }
}

/// The filters, by name: Jinja's own, with `tojson` as chat templates know it.
enum Filters {
    static func named(_ name: String) -> Filter? { all[name] }

    private static let all: [String: Filter] = text.merging(sequences) { first, _ in first }
        .merging(numbers) { first, _ in first }
}
