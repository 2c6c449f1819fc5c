extension Filters {
    /// The filters that choose, order and convert values.
    static let sequences: [String: Filter] = {
        var filters: [String: Filter] = [:]
        filters["default"] = standard
        filters["d"] = standard
        filters["length"] = length
        filters["count"] = length
        filters["first"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "first")
            if case .sequence(let sequence) = value { return sequence.next() ?? absent }
            let elements = try renderer.iterate(value)
            return elements.first ?? absent
        }
        filters["last"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "last")
            if case .sequence(let sequence) = value, sequence.kind == .generator {
                throw ChatTemplateError.type("filter `last`", value)
            }
            let elements = try renderer.iterate(value)
            return elements.last ?? absent
        }
        filters["list"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "list")
            return try renderer.checked(.list(try renderer.iterate(value)))
        }
        filters["items"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "items")
            switch value {
            case .undefined: return .generator([])
            case .dictionary(let dictionary): return try renderer.items(of: dictionary, .generator)
            default: throw ChatTemplateError.type("filter `items`", value)
            }
        }
        filters["reverse"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "reverse")
            let elements = try renderer.iterate(value)
            guard value.text != nil else {
                return try renderer.checked(.generator(elements.reversed()))
            }
            return .string(try renderer.join(elements.reversed(), with: Text()))
        }
        filters["attr"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let name = try renderer.text(
                try arguments.bound(to: ["name"], required: 1, of: "attr")[0], of: "attr")
            if case .dictionary = value {
                // The filter reaches attributes only, never members.
                return try renderer.attribute(
                    name, name.string, of: .dictionary(ValueDictionary()))
            }
            return try renderer.attribute(name, name.string, of: value)
        }
        filters["map"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try renderer.map(value, arguments)
        }
        for (name, keeps, usesAttribute) in [
            ("select", true, false), ("reject", false, false), ("selectattr", true, true),
            ("rejectattr", false, true),
        ] {
            filters[name] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
                try renderer.select(
                    value, arguments, keeps: keeps, usesAttribute: usesAttribute, name: name)
            }
        }
        filters["dictsort"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try renderer.sortDictionary(value, arguments)
        }
        filters["sort"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(
                to: ["reverse", "case_sensitive", "attribute"], of: "sort")
            return .list(
                try renderer.sort(
                    value, by: bound[2], isReversed: bound[0]?.isTrue ?? false,
                    isCaseSensitive: bound[1]?.isTrue ?? false))
        }
        for (name, isGreatest) in [("min", false), ("max", true)] {
            filters[name] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
                let bound = try arguments.bound(to: ["case_sensitive", "attribute"], of: name)
                let elements = try renderer.sort(
                    value, by: bound[1], isReversed: isGreatest,
                    isCaseSensitive: bound[0]?.isTrue ?? false)
                return elements.first ?? absent
            }
        }
        filters["unique"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(to: ["case_sensitive", "attribute"], of: "unique")
            var seen: Set<ValueDictionary.Key> = []
            var kept: [Value] = []
            for element in try renderer.iterate(value) {
                try renderer.spend(64)
                let key = try renderer.sortKey(
                    of: element, bound[1], isCaseSensitive: bound[0]?.isTrue ?? false)
                if seen.insert(try renderer.hashed(key)).inserted { kept.append(element) }
            }
            return try renderer.checked(.generator(kept))
        }
        filters["batch"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try renderer.batch(value, arguments)
        }
        return filters
    }()

    private static var absent: Value { .undefined(Undefined(kind: .element, name: "")) }

    private static let standard = Filter { (_, value, arguments) throws(ChatTemplateError) in
        let bound = try arguments.bound(to: ["default_value", "boolean"], of: "default")
        let isReplaced = value.isUndefined || (bound[1]?.isTrue ?? false) && !value.isTrue
        return isReplaced ? bound[0] ?? .string(Text()) : value
    }

    private static let length = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
        try arguments.none(of: "length")
        switch value {
        case .undefined: return .int(0)
        case .string(let text), .markup(let text):
            try renderer.spend(text.count)
            return .int(text.scalarCount)
        case .dictionary(let dictionary): return .int(dictionary.keys.count)
        case .sequence(let sequence) where sequence.kind != .generator:
            return .int(sequence.elements.count)
        case .loop(let loop): return .int(loop.elements.count)
        default: throw ChatTemplateError.type("filter `length`", value)
        }
    }
}

extension Renderer {
    /// The value of an attribute such as `"function.name"` or `0`, or the value itself for none.
    func selected(_ attribute: Value?, of value: Value) throws(ChatTemplateError) -> Value {
        try spend()
        guard let attribute, !attribute.isNone else { return value }
        if attribute.integer != nil { return try element(attribute, of: value) }
        var result = value
        let path = try text(attribute, of: "attribute")
        try spend(path.count)
        for part in path.split(separator: [UInt8(ascii: ".")], limit: .max) {
            let isNumber = !part.isEmpty && part.satisfies(.isdigit)
            let key = isNumber ? Int(part.string).map(Value.int) : nil
            result = try element(key ?? .string(part), of: result)
        }
        return result
    }

    fileprivate func map(_ value: Value, _ arguments: CallArguments) throws(ChatTemplateError)
        -> Value
    {
        // As in Jinja, whatever is false, `none` included, has no elements.
        guard value.isTrue else { return .generator([]) }
        let elements = try iterate(value)
        var results: [Value] = []
        if arguments.positional.isEmpty {
            let bound = try CallArguments(named: arguments.named).bound(
                to: ["attribute", "default"], required: 1, of: "map")
            for element in elements {
                var result = try selected(bound[0], of: element)
                if result.isUndefined, let standard = bound[1] { result = standard }
                results.append(result)
            }
        } else {
            let name = try text(arguments.positional[0], of: "map").string
            guard let filter = Filters.named(name) else {
                throw ChatTemplateError.unsupported("filter", name)
            }
            let rest = CallArguments(
                positional: Array(arguments.positional.dropFirst()), named: arguments.named)
            for element in elements {
                try spendOnText(element, rest)
                results.append(
                    try nested { () throws(ChatTemplateError) in
                        try filter.apply(self, element, rest)
                    })
            }
        }
        return try checked(.generator(results))
    }

    fileprivate func select(
        _ value: Value, _ arguments: CallArguments, keeps: Bool, usesAttribute: Bool, name: String
    ) throws(ChatTemplateError) -> Value {
        guard value.isTrue else { return .generator([]) }
        var rest = arguments
        var attribute: Value?
        if usesAttribute {
            guard !rest.positional.isEmpty else {
                throw ChatTemplateError(.invalidArguments, "`\(name)` lacks its attribute")
            }
            attribute = rest.positional.removeFirst()
        }
        var test: Test?
        if !rest.positional.isEmpty {
            let testName = try text(rest.positional.removeFirst(), of: name).string
            guard let known = Tests.named(testName) else {
                throw ChatTemplateError.unsupported("test", testName)
            }
            test = known
        }
        var kept: [Value] = []
        for element in try iterate(value) {
            let subject = try selected(attribute, of: element)
            var holds = subject.isTrue
            try spendOnText(subject, rest)
            if let test { holds = try test.holds(self, subject, rest) }
            if holds == keeps { kept.append(element) }
        }
        return try checked(.generator(kept))
    }

    fileprivate func sortKey(
        of element: Value, _ attribute: Value?, isCaseSensitive: Bool
    ) throws(ChatTemplateError) -> Value {
        let key: Value
        if let path = attribute?.text, path.bytes.contains(UInt8(ascii: ",")) {
            var parts: [Value] = []
            for part in path.split(separator: [UInt8(ascii: ",")], limit: .max) {
                parts.append(try selected(.string(part), of: element))
            }
            key = .tuple(parts)
        } else {
            key = try selected(attribute, of: element)
        }
        guard !isCaseSensitive else { return key }
        if let text = key.text {
            return .string(try caseMapped(text, .lower))
        }
        if case .sequence(let sequence) = key, attribute?.text != nil, sequence.kind == .tuple {
            var parts: [Value] = []
            for element in sequence.elements {
                guard let text = element.text else {
                    parts.append(element)
                    continue
                }
                parts.append(.string(try caseMapped(text, .lower)))
            }
            return .tuple(parts)
        }
        return key
    }

    fileprivate func sort(
        _ value: Value, by attribute: Value?, isReversed: Bool, isCaseSensitive: Bool
    ) throws(ChatTemplateError) -> [Value] {
        var keyed: [(key: Value, element: Value)] = []
        for element in try iterate(value) {
            let key = try sortKey(of: element, attribute, isCaseSensitive: isCaseSensitive)
            keyed.append((key, element))
        }
        // Python's reversed sort keeps the order of equal elements.
        if isReversed { keyed.reverse() }
        let result = try sorted(keyed) { $0.key }.map(\.element)
        return isReversed ? result.reversed() : result
    }

    fileprivate func sortDictionary(
        _ value: Value, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        let bound = try arguments.bound(
            to: ["case_sensitive", "by", "reverse"], of: "dictsort")
        guard case .dictionary(let dictionary) = value else {
            throw .type("filter `dictsort`", value)
        }
        var by = "key"
        if let written = bound[1] { by = try text(written, of: "dictsort").string }
        guard by == "key" || by == "value" else {
            throw ChatTemplateError(
                .invalidValue, "`dictsort` sorts by `key` or `value`", expected: "`key` or `value`")
        }
        return .list(
            try sort(
                try items(of: dictionary, .list), by: .int(by == "key" ? 0 : 1),
                isReversed: bound[2]?.isTrue ?? false, isCaseSensitive: bound[0]?.isTrue ?? false))
    }

    fileprivate func batch(
        _ value: Value, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        let bound = try arguments.bound(to: ["linecount", "fill_with"], required: 1, of: "batch")
        let size = try integer(bound[0], standard: 1, of: "batch")
        guard size > 0 else {
            throw ChatTemplateError(.invalidValue, "`batch` needs a positive size")
        }
        var batches: [Value] = []
        var current: [Value] = []
        for element in try iterate(value) {
            current.append(element)
            if current.count == size {
                batches.append(try checked(.list(current)))
                current = []
            }
        }
        if !current.isEmpty {
            if let fill = bound[1], !fill.isNone {
                try allocate(size - current.count, times: 32)
                current += Array(repeating: fill, count: size - current.count)
            }
            batches.append(try checked(.list(current)))
        }
        return try checked(.generator(batches))
    }
}
