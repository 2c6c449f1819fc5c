/// The methods of Python's `dict` that templates can call.
enum DictionaryMethod: String {
    case get, items, keys, values, copy

    /// The methods that the sandbox forbids, since they change the dictionary.
    static let forbidden: Set<String> = [
        "clear", "pop", "popitem", "setdefault", "update", "fromkeys",
    ]
}

/// The methods of Python's lists and tuples that templates can call.
enum ListMethod: String {
    case count, index, copy

    /// The methods that the sandbox forbids, since they change the list.
    static let forbidden: Set<String> = [
        "append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort",
    ]
}

extension Renderer {
    func call(
        _ method: DictionaryMethod, of dictionary: ValueDictionary, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        switch method {
        case .get:
            let bound = try arguments.bound(to: ["key", "default"], required: 1, of: "get")
            return dictionary[try hashed(bound[0] ?? .none)] ?? bound[1] ?? .none
        case .copy:
            try arguments.none(of: "copy")
            return .dictionary(dictionary)
        case .keys:
            try arguments.none(of: "keys")
            return try checked(.sequence(ValueSequence(.keys, dictionary.keys)))
        case .values:
            try arguments.none(of: "values")
            return try checked(.sequence(ValueSequence(.values, dictionary.values)))
        case .items:
            try arguments.none(of: "items")
            return try items(of: dictionary, .items)
        }
    }

    /// A dictionary's members as pairs.
    func items(
        of dictionary: ValueDictionary, _ kind: ValueSequence.Kind
    ) throws(ChatTemplateError) -> Value {
        try allocate(dictionary.keys.count, times: 128)
        let pairs = zip(dictionary.keys, dictionary.values).map { Value.tuple([$0, $1]) }
        return .sequence(ValueSequence(kind, pairs))
    }

    func call(
        _ method: ListMethod, of sequence: ValueSequence, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        if method == .copy {
            try arguments.none(of: "copy")
            return .sequence(sequence)
        }
        let sought = try arguments.bound(to: ["value"], required: 1, of: method.rawValue)[0]
        var count = 0
        for (index, element) in sequence.elements.enumerated()
        where try areEqual(element, sought ?? .none) {
            if method == .index { return .int(index) }
            count += 1
        }
        guard method == .count else {
            throw ChatTemplateError(.invalidValue, "value is not found by `index`")
        }
        return .int(count)
    }
}
