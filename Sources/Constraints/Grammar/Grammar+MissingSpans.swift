import OrderedJSON

extension Grammar {
    /// Why no document satisfies the grammar, if that is a copied value whose sources have no
    /// span for it.
    ///
    /// - Parameter sources: The texts to copy from.
    /// - Returns: The failure, or nil if it is something else.
    /// - Throws: ``ConstraintError`` if a rule names an unknown source.
    func missingSpan(in sources: VerbatimSources) throws(ConstraintError) -> ConstraintError? {
        var hasSpan: [Int: Bool] = [:]
        for (node, rule) in verbatimRules() {
            hasSpan[node] = try !VerbatimIndex(rule, in: sources).isEmpty
        }
        let trimmed = trimmed { hasSpan[$0] ?? true }
        var seen: Set<Int> = []
        var pending = [(node: root, path: JSONPath())]
        while let (node, path) = pending.popLast() {
            guard case .choice(let rest) = trimmed.nodes[node], rest.isEmpty,
                seen.insert(node).inserted
            else { continue }
            switch nodes[node] {
            case .verbatim(let rule): return .missingSpan(rule, at: path)
            case .literal, .lexeme, .string: break
            case .sequence(let parts): pending += parts.map { ($0, path) }
            case .choice(let alternatives): pending += alternatives.reversed().map { ($0, path) }
            case .repetition(let part, _, _): pending.append((part, path))
            case .object(let object):
                for property in object.properties.reversed() where property.isRequired {
                    let key = JSONPath.Component.key(property.name)
                    pending.append((property.value, JSONPath(path.components + [key])))
                }
            case .array(let array):
                let items = array.prefix + [array.rest].compactMap(\.self)
                for (index, item) in items.enumerated().reversed() {
                    pending.append((item, JSONPath(path.components + [.index(index)])))
                }
            }
        }
        return nil
    }
}

extension Grammar.Property {
    /// The key without its escapes.
    fileprivate var name: String {
        let quoted = [UInt8(ascii: "\"")] + key + [UInt8(ascii: "\"")]
        return (try? JSONValue(parsing: quoted))?.stringValue
            ?? String(decoding: key, as: UTF8.self)
    }
}

extension ConstraintError {
    fileprivate static func missingSpan(_ rule: VerbatimRule, at path: JSONPath) -> Self {
        let names = rule.sources?.map { "`\($0)`" }.joined(separator: ", ")
        let place =
            switch rule.sources?.count {
            case nil: "any source"
            case 0: "no source at all"
            case 1: "the source \(names ?? "")"
            default: "one of the sources \(names ?? "")"
            }
        return ConstraintError(
            .unsatisfiable, keyword: "x-verbatim",
            expected: "a span of \(place) that the rule of the copied value `\(path)` allows",
            found: "none",
            advice: "give a source that has one, or let the value be left out or be null")
    }
}
