import OrderedJSON
import Synchronization

/// The constraints of JSON Schemas, compiled once and kept while they are in use.
///
/// A schema without `x-verbatim` is compiled once, and its masks of legal tokens are shared by all
/// generations. One with it has other automata for other sources, so only its grammar is kept.
public final class SchemaCache: Sendable {
    /// How many schemas are kept; the one not used for the longest time goes first.
    public let capacity: Int
    /// Bytes of masks above which schemas are dropped, those not used for the longest time first.
    public let maskByteLimit: Int

    /// What a schema means, as far as a grammar depends on it.
    private struct Key: Hashable {
        /// The schema's text and those of the documents it may refer to, as bytes: strings that are
        /// equal may still have other bytes.
        var texts: [[UInt8]]
        var assertsFormat: Bool
        var bounds: GenerationBounds
        var limits: SchemaLimits
        var layout: JSONLayout

        init(_ document: JSONValue, _ options: JSONSchema.Options, _ layout: JSONLayout) {
            texts = [Array(document.jsonText().utf8)]
            for (address, document) in options.remoteDocuments.sorted(by: { $0.key < $1.key }) {
                texts += [Array(address.utf8), Array(document.jsonText().utf8)]
            }
            assertsFormat = options.assertsFormat
            bounds = options.bounds
            limits = options.limits
            self.layout = layout
        }
    }

    private struct Entry {
        let constraint: Constraint
        /// Nil where it depends on the sources.
        let compiled: CompiledConstraint?
    }

    private struct State {
        /// The schemas by key, and the keys from the one not used for the longest time to the last.
        var entries: [Key: Entry] = [:]
        var order: [Key] = []
    }

    private let state = Mutex(State())

    /// Makes an empty cache.
    ///
    /// - Parameters:
    ///   - capacity: How many schemas are kept at most; 0 keeps none.
    ///   - maskByteLimit: Bytes that the masks of kept schemas may take before some are dropped.
    public init(capacity: Int = 32, maskByteLimit: Int = 128 << 20) {
        self.capacity = max(0, capacity)
        self.maskByteLimit = maskByteLimit
    }

    /// How many schemas are kept.
    public var count: Int { state.withLock { $0.order.count } }

    /// The constraint of a schema, compiled now or before.
    ///
    /// - Parameters:
    ///   - document: The schema.
    ///   - options: What it is read with.
    ///   - layout: Where white space stands in objects and arrays.
    ///   - sources: The texts of `x-verbatim` values.
    /// - Returns: The constraint.
    /// - Throws: ``ConstraintError`` as ``JSONSchema/init(_:options:)``,
    ///   ``Constraint/jsonSchema(_:)`` and ``Constraint/compiled(layout:sources:)`` throw it; then
    ///   nothing is kept.
    public func constraint(
        of document: JSONValue, options: JSONSchema.Options = JSONSchema.Options(),
        layout: JSONLayout = .compact, sources: [VerbatimSource] = []
    ) throws(ConstraintError) -> CompiledConstraint {
        let key = Key(document, options, layout)
        if let entry = known(key) {
            if let compiled = entry.compiled { return compiled }
            return try entry.constraint.compiled(layout: layout, sources: sources)
        }
        let constraint = try Constraint.jsonSchema(JSONSchema(document, options: options))
        let compiled = try constraint.compiled(layout: layout, sources: sources)
        let entry = Entry(
            constraint: constraint, compiled: constraint.grammar.copiesSources ? nil : compiled)
        keep(entry, for: key)
        return compiled
    }

    private func known(_ key: Key) -> Entry? {
        state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            state.order.removeAll { $0 == key }
            state.order.append(key)
            return entry
        }
    }

    private func keep(_ entry: Entry, for key: Key) {
        state.withLock { state in
            state.order.removeAll { $0 == key }
            state.order.append(key)
            state.entries[key] = entry
            var bytes = state.entries.values.reduce(0) { $0 + ($1.compiled?.maskByteCount ?? 0) }
            while state.order.count > capacity || (bytes > maskByteLimit && state.order.count > 1) {
                let oldest = state.entries.removeValue(forKey: state.order.removeFirst())
                bytes -= oldest?.compiled?.maskByteCount ?? 0
            }
        }
    }
}

extension Grammar {
    /// Whether some value is copied from a source, so that automata depend on the sources.
    fileprivate var copiesSources: Bool {
        nodes.contains { if case .verbatim = $0 { true } else { false } }
    }
}
