extension Renderer {
    /// Calls a method of a string.
    func call(
        _ method: StringMethod, of text: Text, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        try allocate(text.count)
        switch method {
        case .strip, .lstrip, .rstrip:
            let characters = try arguments.bound(to: ["chars"], of: method.rawValue)[0]
            return .string(
                try strip(
                    text, characters, leading: method != .rstrip, trailing: method != .lstrip))
        case .split, .rsplit:
            return try split(text, arguments, fromRight: method == .rsplit)
        case .splitlines:
            let keepsEnds = try arguments.bound(to: ["keepends"], of: "splitlines")[0]
            try allocate(text.count, times: 32)
            let lines = text.lines(keepingEnds: keepsEnds?.isTrue ?? false)
            return try checked(.list(lines.map(Value.string)))
        case .startswith, .endswith:
            return .bool(try hasAffix(text, arguments, method))
        case .replace:
            let bound = try arguments.bound(
                to: ["old", "new", "count"], required: 2, of: "replace")
            let limit = try integer(bound[2], standard: -1, of: "replace")
            return .string(
                try replace(
                    text, try self.text(bound[0], of: "replace"),
                    with: try self.text(bound[1], of: "replace"), limit: limit))
        case .find, .rfind, .index, .rindex, .count:
            return try search(text, arguments, method)
        case .join:
            let elements = try arguments.bound(to: ["iterable"], required: 1, of: "join")[0]
            return .string(try join(try iterate(elements ?? .none), with: text))
        case .removeprefix, .removesuffix:
            let affix = try self.text(
                try arguments.bound(to: ["affix"], required: 1, of: method.rawValue)[0],
                of: method.rawValue)
            let isPrefix = method == .removeprefix
            guard isPrefix ? text.hasPrefix(affix.bytes) : text.hasSuffix(affix.bytes) else {
                return .string(text)
            }
            return .string(
                isPrefix ? text[affix.count..<text.count] : text[0..<(text.count - affix.count)])
        case .partition, .rpartition:
            return try partition(text, arguments, method)
        case .center, .ljust, .rjust, .zfill, .expandtabs:
            return .string(try pad(text, arguments, method))
        case .format:
            return .string(try format(text, arguments))
        case .lower, .upper, .casefold, .capitalize, .title, .swapcase:
            try arguments.none(of: method.rawValue)
            return .string(try caseMapped(text, method))
        case .isalnum, .isalpha, .isascii, .isdecimal, .isdigit, .isidentifier, .islower,
            .isnumeric, .isprintable, .isspace, .istitle, .isupper:
            try arguments.none(of: method.rawValue)
            try spendOnScalars(of: text)
            return .bool(text.satisfies(method))
        }
    }

    /// Calls a method of safe text: arguments are escaped, and the results are safe again.
    func callOnMarkup(
        _ method: StringMethod, of text: Text, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        var escaped = CallArguments()
        for value in arguments.positional { escaped.positional.append(try escapedArgument(value)) }
        for (name, value) in arguments.named {
            escaped.named.append((name, try escapedArgument(value)))
        }
        switch try call(method, of: text, escaped) {
        case .string(let result): return .markup(result)
        case .sequence(let sequence):
            let elements = sequence.elements.map { element in
                element.text.map(Value.markup) ?? element
            }
            return .sequence(ValueSequence(sequence.kind, elements))
        case let other: return other
        }
    }

    private func escapedArgument(_ value: Value) throws(ChatTemplateError) -> Value {
        switch value {
        case .string(let text): return .string(try escape(text))
        case .sequence(let sequence):
            var elements: [Value] = []
            for element in sequence.iterate() { elements.append(try escapedArgument(element)) }
            return .sequence(ValueSequence(sequence.kind, elements))
        default: return value
        }
    }

    func caseMapped(_ text: Text, _ method: StringMethod) throws(ChatTemplateError) -> Text {
        try allocate(text.count, times: 3)
        if !text.isASCII || method != .upper && method != .lower { try spendOnScalars(of: text) }
        return text.caseMapped(method)
    }

    /// Counts work that takes far longer for a character than copying it.
    func spendOnScalars(of text: Text) throws(ChatTemplateError) {
        try spend(text.count.multipliedReportingOverflow(by: 8).partialValue)
    }

    // MARK: Arguments

    func text(_ value: Value?, of callee: String) throws(ChatTemplateError) -> Text {
        guard let text = value?.text else { throw .type("`\(callee)`", value ?? .none) }
        return text
    }

    func integer(
        _ value: Value?, standard: Int, of callee: String
    ) throws(ChatTemplateError) -> Int {
        guard let value else { return standard }
        guard let integer = value.integer else { throw .type("`\(callee)`", value) }
        return integer
    }

    // MARK: Methods

    func strip(
        _ text: Text, _ characters: Value?, leading: Bool, trailing: Bool
    ) throws(ChatTemplateError) -> Text {
        guard let characters, !characters.isNone else {
            return text.stripped(leading: leading, trailing: trailing, where: \.isPythonSpace)
        }
        let set = Set(try self.text(characters, of: "strip").string.unicodeScalars)
        return text.stripped(leading: leading, trailing: trailing) { set.contains($0) }
    }

    func replace(
        _ text: Text, _ old: Text, with new: Text, limit: Int
    ) throws(ChatTemplateError) -> Text {
        let limit = limit < 0 ? Int.max : limit
        let matches =
            old.isEmpty
            ? min(text.count + 1, limit) : text.offsets(of: old.bytes, limit: limit).count
        try allocate(matches, times: new.count)
        return text.replacing(old.bytes, with: new, limit: limit)
    }

    func join(_ elements: [Value], with separator: Text) throws(ChatTemplateError) -> Text {
        var pieces: [Text] = []
        var bytes = 0
        for element in elements {
            guard let piece = element.text else {
                throw ChatTemplateError(
                    .typeMismatch, "`join` needs strings", expected: "str", found: element.typeName)
            }
            pieces.append(piece)
            try allocate(piece.count)
            bytes += piece.count
        }
        try allocate(pieces.count, times: separator.count)
        return separator.joining(pieces)
    }

    private func split(
        _ text: Text, _ arguments: CallArguments, fromRight: Bool
    ) throws(ChatTemplateError) -> Value {
        let bound = try arguments.bound(to: ["sep", "maxsplit"], of: "split")
        let written = try integer(bound[1], standard: -1, of: "split")
        let limit = written < 0 ? Int.max : written
        let pieces: [Text]
        if let separator = bound[0], !separator.isNone {
            let separator = try self.text(separator, of: "split")
            guard !separator.isEmpty else {
                throw ChatTemplateError(
                    .invalidValue, "`split` needs a separator that is not empty")
            }
            let count = text.offsets(of: separator.bytes, limit: limit).count
            try allocate(count, times: 64)
            pieces =
                fromRight
                ? text.splitFromRight(separator: separator.bytes, limit: limit)
                : text.split(separator: separator.bytes, limit: limit)
        } else {
            try allocate(text.count, times: 32)
            if fromRight, limit != .max {
                throw ChatTemplateError.unsupported("method", "rsplit with `maxsplit` alone")
            }
            pieces = text.splitOnWhitespace(limit: limit)
        }
        return try checked(.list(pieces.map(Value.string)))
    }

    private func hasAffix(
        _ text: Text, _ arguments: CallArguments, _ method: StringMethod
    ) throws(ChatTemplateError) -> Bool {
        let bound = try arguments.bound(
            to: ["affix", "start", "end"], required: 1, of: method.rawValue)
        var subject = text
        if bound[1] != nil || bound[2] != nil {
            let part = try slice(
                .string(text), start: bound[1] ?? .none, end: bound[2] ?? .none, step: .none)
            subject = part.text ?? Text()
        }
        let affixes: [Value]
        if case .sequence(let sequence)? = bound[0], sequence.kind == .tuple {
            affixes = sequence.elements
        } else {
            affixes = [bound[0] ?? .none]
        }
        for affix in affixes {
            let affix = try self.text(affix, of: method.rawValue).bytes
            try spend(affix.count)
            if method == .startswith ? subject.hasPrefix(affix) : subject.hasSuffix(affix) {
                return true
            }
        }
        return false
    }

    private func search(
        _ text: Text, _ arguments: CallArguments, _ method: StringMethod
    ) throws(ChatTemplateError) -> Value {
        let bound = try arguments.bound(
            to: ["sub", "start", "end"], required: 1, of: method.rawValue)
        let needle = try self.text(bound[0], of: method.rawValue)
        try spend(needle.count)
        var range = 0..<text.count
        if bound[1] != nil || bound[2] != nil {
            let count = text.scalarCount
            func position(_ value: Value?, standard: Int) throws(ChatTemplateError) -> Int {
                guard let value, !value.isNone else { return standard }
                let position = try integer(value, standard: standard, of: method.rawValue)
                return min(max(position < 0 ? position + count : position, 0), count)
            }
            let start = text.offset(ofScalar: try position(bound[1], standard: 0))
            let end = text.offset(ofScalar: try position(bound[2], standard: count))
            guard start <= end else { return .int(method == .count ? 0 : -1) }
            range = start..<end
        }
        switch method {
        case .count:
            let part = text[range]
            return .int(
                needle.isEmpty ? part.scalarCount + 1 : part.offsets(of: needle.bytes).count)
        case .find, .index:
            if let offset = text.firstOffset(of: needle.bytes, in: range) {
                return .int(text.scalarPosition(of: offset))
            }
        default:
            if let offset = text.lastOffset(of: needle.bytes, in: range) {
                return .int(text.scalarPosition(of: offset))
            }
        }
        guard method == .find || method == .rfind else {
            throw ChatTemplateError(.invalidValue, "substring is not found by `\(method.rawValue)`")
        }
        return .int(-1)
    }

    private func partition(
        _ text: Text, _ arguments: CallArguments, _ method: StringMethod
    ) throws(ChatTemplateError) -> Value {
        let separator = try self.text(
            try arguments.bound(to: ["sep"], required: 1, of: method.rawValue)[0],
            of: method.rawValue)
        guard !separator.isEmpty else {
            throw ChatTemplateError(
                .invalidValue, "`\(method.rawValue)` needs a separator that is not empty")
        }
        try spend(separator.count)
        let all = 0..<text.count
        let isFirst = method == .partition
        guard
            let offset = isFirst
                ? text.firstOffset(of: separator.bytes, in: all)
                : text.lastOffset(of: separator.bytes, in: all)
        else {
            let parts = isFirst ? [text, Text(), Text()] : [Text(), Text(), text]
            return .tuple(parts.map(Value.string))
        }
        let end = offset + separator.count
        return .tuple([
            .string(text[0..<offset]), .string(text[offset..<end]), .string(text[end..<text.count]),
        ])
    }

    private func pad(
        _ text: Text, _ arguments: CallArguments, _ method: StringMethod
    ) throws(ChatTemplateError) -> Text {
        if method == .expandtabs { return try expandTabs(text, arguments) }
        let hasFill = method != .zfill
        let bound = try arguments.bound(
            to: hasFill ? ["width", "fillchar"] : ["width"], required: 1, of: method.rawValue)
        let width = try integer(bound[0], standard: 0, of: method.rawValue)
        let fill =
            try hasFill && bound[1] != nil
            ? self.text(bound[1], of: method.rawValue) : Text(hasFill ? " " : "0", .content)
        guard fill.scalarCount == 1 else {
            throw ChatTemplateError(
                .invalidValue, "fill of `\(method.rawValue)` must be one character")
        }
        return try padded(text, to: width, with: fill, method)
    }

    func padded(
        _ text: Text, to width: Int, with fill: Text, _ method: StringMethod
    ) throws(ChatTemplateError) -> Text {
        let missing = max(width, 0) - text.scalarCount
        guard missing > 0 else { return text }
        // Python puts the odd one left only if the width is odd as well.
        let left =
            switch method {
            case .ljust: 0
            case .center: missing / 2 + (missing & width & 1)
            default: missing
            }
        var result = try repeating(fill, left)
        if method == .zfill, let sign = text.bytes.first,
            sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
        {
            var signed = text[0..<1]
            signed.append(result)
            signed.append(text[1..<text.count])
            return signed
        }
        result.append(text)
        result.append(try repeating(fill, missing - left))
        return result
    }

    private func expandTabs(_ text: Text, _ arguments: CallArguments) throws(ChatTemplateError)
        -> Text
    {
        let size = try integer(
            try arguments.bound(to: ["tabsize"], of: "expandtabs")[0], standard: 8, of: "expandtabs"
        )
        let tabs = text.bytes.count { $0 == 0x09 }
        try allocate(tabs, times: max(size, 0))
        var column = 0
        return text.mapScalars { scalar, _ in
            if scalar == "\t" {
                guard size > 0 else { return "" }
                let count = size - column % size
                column += count
                return String(repeating: " ", count: count)
            }
            column = scalar == "\n" || scalar == "\r" ? 0 : column + 1
            return String(scalar)
        }
    }
}
