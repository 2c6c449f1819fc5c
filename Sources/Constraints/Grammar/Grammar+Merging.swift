extension Grammar {
    /// Adds the nodes of another grammar.
    ///
    /// - Parameter other: The other grammar.
    /// - Returns: The index that the root of the other grammar has here.
    mutating func append(_ other: Grammar) -> Int {
        let offset = nodes.count
        nodes += other.nodes.map { $0.shifted(by: offset) }
        for (node, margin) in other.margins { margins[node + offset] = margin }
        return other.root + offset
    }
}

extension Grammar.Node {
    /// The node with all indices raised.
    fileprivate func shifted(by offset: Int) -> Grammar.Node {
        switch self {
        case .literal, .lexeme, .string, .verbatim:
            return self
        case .sequence(let nodes):
            return .sequence(nodes.map { $0 + offset })
        case .choice(let nodes):
            return .choice(nodes.map { $0 + offset })
        case .repetition(let node, let minimum, let maximum):
            return .repetition(node + offset, minimum: minimum, maximum: maximum)
        case .object(var object):
            for index in object.properties.indices { object.properties[index].value += offset }
            for index in object.others.indices { object.others[index].value += offset }
            return .object(object)
        case .array(var array):
            for index in array.prefix.indices { array.prefix[index] += offset }
            array.rest = array.rest.map { $0 + offset }
            return .array(array)
        }
    }
}
