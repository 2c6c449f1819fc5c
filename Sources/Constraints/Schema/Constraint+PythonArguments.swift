extension Constraint {
    /// The keyword arguments of a Python call whose values a JSON Schema of an object allows.
    ///
    /// Each member that the schema declares is an argument, `city="Paris", days=3`, in declaration
    /// order. Values are those of JSON, whose strings, numbers, arrays and objects are Python's too,
    /// but for `True`, `False` and `None`. Members that the schema allows without naming them are
    /// left out.
    ///
    /// - Parameter schema: The schema of the arguments.
    /// - Returns: The constraint, for the layout `spaced`: what stands between the parentheses.
    /// - Throws: ``ConstraintError`` if the schema cannot be kept to exactly, allows something other than
    ///   objects, names a member that is no Python name, or counts members.
    public static func pythonArguments(_ schema: JSONSchema) throws(ConstraintError) -> Constraint {
        let documents = try jsonSchema(schema)
        return Constraint(try documents.grammar.pythonArguments())
    }
}

extension Grammar {
    /// The grammar with its objects as keyword arguments and its literals as Python writes them.
    fileprivate func pythonArguments() throws(ConstraintError) -> Grammar {
        var grammar = self
        grammar.root = try grammar.addArguments(of: root)
        for index in grammar.nodes.indices {
            guard case .literal(let bytes) = grammar.nodes[index] else { continue }
            for (json, python) in [("true", "True"), ("false", "False"), ("null", "None")]
            where bytes.elementsEqual(json.utf8) {
                grammar.nodes[index] = .literal([UInt8](python.utf8))
            }
        }
        return grammar
    }

    private mutating func add(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func addArguments(of node: Int) throws(ConstraintError) -> Int {
        switch nodes[node] {
        case .object(let object):
            return try addArguments(of: object)
        case .choice(let alternatives):
            var roots: [Int] = []
            for alternative in alternatives { roots.append(try addArguments(of: alternative)) }
            return add(.choice(roots))
        default:
            throw .noArguments(keyword: "type", "a schema of objects", "a value of another type")
        }
    }

    /// Adds the arguments from the last to the first, so that each list is written once.
    private mutating func addArguments(of object: Object) throws(ConstraintError) -> Int {
        let names = object.properties.map(\.key)
        guard names.allSatisfy(Self.isPythonName) else {
            throw .noArguments(
                keyword: "properties", "names of letters, digits and `_`", "another name")
        }
        let required = object.properties.count { $0.isRequired }
        guard object.minimumCount <= required else {
            throw .noArguments(keyword: "minProperties", "no such bound", "one")
        }
        guard object.maximumCount ?? Int.max >= names.count else {
            throw .noArguments(keyword: "maxProperties", "no such bound", "one")
        }
        let comma = add(.literal([UInt8](", ".utf8)))
        // After an argument, and where none is written yet.
        var rest = add(.sequence([]))
        var start = rest
        for property in object.properties.reversed() {
            let argument = add(
                .sequence([add(.literal(property.key + [UInt8(ascii: "=")])), property.value]))
            let following = add(.sequence([comma, argument, rest]))
            let first = add(.sequence([argument, rest]))
            (rest, start) =
                property.isRequired
                ? (following, first)
                : (add(.choice([following, rest])), add(.choice([first, start])))
        }
        return start
    }

    /// Whether the bytes are an identifier of Python within ASCII; keywords such as `from` are too.
    private static func isPythonName(_ bytes: [UInt8]) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_")
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy {
            isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
}

extension ConstraintError {
    fileprivate static func noArguments(
        keyword: String, _ expected: String, _ found: String
    ) -> ConstraintError {
        ConstraintError(
            .unsupported, keyword: keyword, expected: expected, found: found,
            advice: "this model writes arguments as Python does; change the tool's parameters")
    }
}
