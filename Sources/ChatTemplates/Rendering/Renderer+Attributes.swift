extension Renderer {
    /// The value of `value.name`: Python's own attributes come before a dictionary's members.
    func attribute(_ text: Text, _ name: String, of value: Value) throws(ChatTemplateError) -> Value
    {
        try spend(text.count)
        if let own = try ownAttribute(name, of: value) { return own }
        if case .dictionary(let dictionary) = value, let member = dictionary[text] {
            return member
        }
        return .undefined(Undefined(kind: .attribute, name: name))
    }

    /// The value of `value[key]`: a dictionary's members come before Python's own attributes.
    func element(_ key: Value, of value: Value) throws(ChatTemplateError) -> Value {
        try spend(key.text?.count ?? 0)
        switch (value, key) {
        case (.undefined(let undefined), _):
            throw undefined.error
        case (.dictionary(let dictionary), _):
            if let text = key.text {
                if let member = dictionary[text] { return member }
            } else if let hashed = try hashedIfPossible(key), let member = dictionary[hashed] {
                return member
            }
        case (.sequence(let sequence), _) where sequence.kind.isIndexable:
            if let index = key.integer {
                let position = index < 0 ? index + sequence.elements.count : index
                guard sequence.elements.indices.contains(position) else { break }
                return sequence.elements[position]
            }
        case (.string(let text), _):
            if let index = key.integer { return try character(index, of: text) }
        case (.markup(let text), _):
            guard let index = key.integer else { break }
            let character = try character(index, of: text)
            return character.text.map(Value.markup) ?? character
        default: break
        }
        if let name = key.text?.string, let own = try ownAttribute(name, of: value) { return own }
        return .undefined(Undefined(kind: .element, name: ""))
    }

    private func character(_ index: Int, of text: Text) throws(ChatTemplateError) -> Value {
        try spend(text.count)
        let count = text.scalarCount
        let position = index < 0 ? index + count : index
        guard position >= 0, position < count else {
            return .undefined(Undefined(kind: .element, name: ""))
        }
        let start = text.offset(ofScalar: position)
        return .string(text[start..<text.offset(after: start)])
    }

    /// The attribute that Python's type has itself, or nil if there is none.
    private func ownAttribute(_ name: String, of value: Value) throws(ChatTemplateError) -> Value? {
        switch value {
        case .undefined(let undefined):
            throw undefined.error
        case .namespace(let namespace):
            if let member = namespace[Text(name, .template)] { return member }
        case .loop(let loop):
            if let attribute = loopAttribute(name, of: loop) { return attribute }
        case .string, .markup:
            if StringMethod(rawValue: name) != nil { return method(name, of: value) }
            if StringMethod.unsupported.contains(name) { throw .unsupported("method", name) }
        case .dictionary:
            if DictionaryMethod(rawValue: name) != nil { return method(name, of: value) }
            if DictionaryMethod.forbidden.contains(name) { return forbidden(name) }
        case .sequence(let sequence):
            if ListMethod(rawValue: name) != nil, sequence.kind.isIndexable {
                return method(name, of: value)
            }
            if sequence.kind == .list, ListMethod.forbidden.contains(name) {
                return forbidden(name)
            }
        default: break
        }
        return name.hasPrefix("__") ? forbidden(name) : nil
    }

    private func method(_ name: String, of value: Value) -> Value {
        .callable(Callable(.method(value, name)))
    }

    private func forbidden(_ name: String) -> Value {
        .undefined(Undefined(kind: .forbiddenAttribute, name: name))
    }

    private func loopAttribute(_ name: String, of loop: LoopState) -> Value? {
        let last = loop.elements.count - 1
        func neighbour(_ index: Int) -> Value {
            loop.elements.indices.contains(index)
                ? loop.elements[index] : .undefined(Undefined(kind: .attribute, name: name))
        }
        switch name {
        case "index": return .int(loop.index + 1)
        case "index0": return .int(loop.index)
        case "revindex": return .int(last - loop.index + 1)
        case "revindex0": return .int(last - loop.index)
        case "first": return .bool(loop.index == 0)
        case "last": return .bool(loop.index == last)
        case "length": return .int(loop.elements.count)
        case "previtem": return neighbour(loop.index - 1)
        case "nextitem": return neighbour(loop.index + 1)
        case "depth": return .int(1)
        case "depth0": return .int(0)
        case "cycle", "changed": return method(name, of: .loop(loop))
        default: return nil
        }
    }

    func callMethod(
        _ name: String, of receiver: Value, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        try spendOnText(receiver, arguments)
        switch receiver {
        case .loop(let loop):
            return try callLoopMethod(name, of: loop, arguments)
        case .dictionary(let dictionary):
            if let method = DictionaryMethod(rawValue: name) {
                return try call(method, of: dictionary, arguments)
            }
        case .sequence(let sequence):
            if let method = ListMethod(rawValue: name) {
                return try call(method, of: sequence, arguments)
            }
        case .string(let text):
            if let method = StringMethod(rawValue: name) {
                return try call(method, of: text, arguments)
            }
        case .markup(let text):
            if let method = StringMethod(rawValue: name) {
                return try callOnMarkup(method, of: text, arguments)
            }
        default: break
        }
        throw .unsupported("method", name)
    }

    private func callLoopMethod(
        _ name: String, of loop: LoopState, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        try CallArguments(named: arguments.named).none(of: "loop.\(name)")
        if name == "cycle" {
            guard !arguments.positional.isEmpty else {
                throw ChatTemplateError(.invalidArguments, "`loop.cycle` lacks its arguments")
            }
            return arguments.positional[loop.index % arguments.positional.count]
        }
        if let last = loop.lastChanged, last.count == arguments.positional.count {
            var isSame = true
            for (left, right) in zip(last, arguments.positional) where isSame {
                isSame = try areEqual(left, right)
            }
            if isSame { return .bool(false) }
        }
        loop.lastChanged = arguments.positional
        return .bool(true)
    }

    // MARK: Slices

    func slice(
        _ value: Value, start: Value, end: Value, step: Value
    ) throws(ChatTemplateError) -> Value {
        switch value {
        case .string(let text), .markup(let text):
            let sliced = try slice(text, start, end, step)
            if case .markup = value { return .markup(sliced) }
            return .string(sliced)
        case .sequence(let sequence) where sequence.kind.isIndexable:
            let positions = try self.positions(
                count: sequence.elements.count, start: start, end: end, step: step)
            return try checked(
                .sequence(ValueSequence(sequence.kind, positions.map { sequence.elements[$0] })))
        default:
            throw .type("slicing", value)
        }
    }

    private func slice(
        _ text: Text, _ start: Value, _ end: Value, _ step: Value
    ) throws(ChatTemplateError) -> Text {
        try spend(text.count)
        let positions = try self.positions(
            count: text.scalarCount, start: start, end: end, step: step)
        guard let first = positions.first, let last = positions.last else { return Text() }
        if step.isNone || step.integer == 1 {
            let from = text.isASCII ? first : text.offset(ofScalar: first)
            let to = text.isASCII ? last + 1 : text.offset(after: text.offset(ofScalar: last))
            try allocate(to - from)
            return text[from..<to]
        }
        try allocate(text.count, times: 32)
        let scalars = text.scalars
        var result = Text()
        for position in positions { result.append(scalars[position]) }
        return result
    }

    /// The positions that a slice selects, by the rules of Python's `slice.indices`.
    private func positions(
        count: Int, start: Value, end: Value, step: Value
    ) throws(ChatTemplateError) -> StrideTo<Int> {
        func bound(_ value: Value) throws(ChatTemplateError) -> Int? {
            if value.isNone { return nil }
            guard let integer = value.integer else { throw .type("slicing with this bound", value) }
            return integer
        }
        let step = try bound(step) ?? 1
        guard step != 0, step != .min else {
            throw ChatTemplateError(.invalidValue, "step of a slice is zero or out of range")
        }
        let lowest = step > 0 ? 0 : -1
        let highest = step > 0 ? count : count - 1
        func clamped(_ value: Int?, standard: Int) -> Int {
            guard let value else { return standard }
            return min(max(value < 0 ? value + count : value, lowest), highest)
        }
        let from = clamped(try bound(start), standard: step > 0 ? lowest : highest)
        let to = clamped(try bound(end), standard: step > 0 ? highest : lowest)
        return stride(from: from, to: to, by: step)
    }
}

extension StrideTo<Int> {
    fileprivate var first: Int? { first { _ in true } }

    fileprivate var last: Int? { reduce(nil) { $1 } }
}
