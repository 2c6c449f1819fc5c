import OrderedJSON

/// Margins of absence: `x-abstain`.
extension SchemaCompiler {
    /// A schema with a margin that applies to a value.
    private struct Source: Hashable {
        /// The schema.
        var node: Int
        /// Whether it applies whatever the value is, so that its margin counts.
        var isUnconditional: Bool
    }

    /// Gives nodes the margins of their schemas, and refuses those that nothing could act on.
    ///
    /// - Parameter expressions: The expression of each node that is a value's.
    mutating func addMargins(of expressions: [ID: Int]) {
        guard algebra.library.nodes.contains(where: { $0.abstention != nil }) else { return }
        let always = grammar.valuesAlwaysWritten
        for (id, node) in expressions.sorted(by: { $0.value < $1.value }) {
            var sources: Set<Source> = []
            collect(id, true, &sources)
            let ordered = sources.sorted { $0.node < $1.node }
            for source in ordered where !source.isUnconditional {
                refuseMargin(
                    of: source.node, found: "an alternative or a condition of one",
                    advice: "write it beside the alternatives")
            }
            let unconditional = ordered.filter(\.isUnconditional)
            guard !unconditional.isEmpty else { continue }
            if always.contains(node), !grammar.isNullable(node) {
                for source in unconditional {
                    refuseMargin(of: source.node, found: "a value that is always there")
                }
            } else {
                grammar.margins[node] =
                    unconditional.compactMap { algebra.library.nodes[$0.node].abstention }.max()
            }
        }
    }

    private mutating func refuseMargin(of node: Int, found: String, advice: String? = nil) {
        refuse(
            ConstraintError(
                .unsupported, path: algebra.library.nodes[node].path.appending("x-abstain"),
                keyword: "x-abstain",
                expected: "the schema of a property that may be left out, or of a value that may "
                    + "be null", found: found, advice: advice))
    }

    private func collect(_ id: ID, _ isUnconditional: Bool, _ sources: inout Set<Source>) {
        switch algebra.expressions[id] {
        case .anything, .nothing, .value: break
        case .schema(let node, _):
            var seen: Set<Source> = []
            collect(node: node, isUnconditional, &seen)
            sources.formUnion(
                seen.filter { algebra.library.nodes[$0.node].abstention != nil })
        case .all(let parts):
            for part in parts { collect(part, isUnconditional, &sources) }
        case .any(let parts):
            for part in parts { collect(part, false, &sources) }
        case .not(let inner): collect(inner, false, &sources)
        }
    }

    /// Finds the schemas that apply to the same value as one.
    private func collect(node: Int, _ isUnconditional: Bool, _ seen: inout Set<Source>) {
        var pending = [Source(node: node, isUnconditional: isUnconditional)]
        while let source = pending.popLast() {
            guard seen.insert(source).inserted else { continue }
            let schema = algebra.library.nodes[source.node]
            let always = [schema.reference?.target, schema.dynamicReference?.target]
            let sometimes = [
                schema.not, schema.condition, schema.consequence, schema.alternative,
            ]
            pending += (always.compactMap(\.self) + schema.allOf).map {
                Source(node: $0, isUnconditional: source.isUnconditional)
            }
            pending +=
                (sometimes.compactMap(\.self) + (schema.anyOf ?? []) + (schema.oneOf ?? [])
                + schema.objects.dependentSchemas.map(\.schema)).map {
                    Source(node: $0, isUnconditional: false)
                }
        }
    }
}

extension Grammar {
    /// The values that stand somewhere where they cannot be left out.
    fileprivate var valuesAlwaysWritten: Set<Int> {
        var always: Set = [root]
        var grouped: Set<Int> = []
        for node in nodes {
            switch node {
            case .choice(let alternatives):
                grouped.formUnion(alternatives)
                addValuesAlwaysWritten(in: alternatives, to: &always)
            case .object(let object): always.formUnion(object.others.map(\.value))
            case .sequence, .repetition, .array: always.formUnion(node.children)
            default: break
            }
        }
        for node in nodes.indices where !grouped.contains(node) {
            addValuesAlwaysWritten(in: [node], to: &always)
        }
        return always
    }

    /// Adds the members that every object among some alternatives has.
    private func addValuesAlwaysWritten(in alternatives: [Int], to always: inout Set<Int>) {
        let objects = alternatives.compactMap { alternative -> Object? in
            if case .object(let object) = nodes[alternative] { object } else { nil }
        }
        var counts: [[UInt8]: Int] = [:]
        for object in objects {
            for property in object.properties where object.alwaysWrites(property) {
                counts[property.key, default: 0] += 1
            }
        }
        for object in objects {
            for property in object.properties where counts[property.key] == objects.count {
                always.insert(property.value)
            }
        }
    }
}

extension Grammar.Object {
    /// Whether a property is required, or needed to have enough members.
    fileprivate func alwaysWrites(_ property: Grammar.Property) -> Bool {
        property.isRequired || (others.isEmpty && properties.count <= minimumCount)
    }
}
