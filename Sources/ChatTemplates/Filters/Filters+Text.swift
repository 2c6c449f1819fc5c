extension Filters {
    /// The filters that make text.
    static let text: [String: Filter] = {
        var filters: [String: Filter] = [:]
        for (name, method) in [
            ("upper", StringMethod.upper), ("lower", .lower), ("capitalize", .capitalize),
        ] {
            filters[name] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
                try renderer.callMethod(
                    method.rawValue, of: try renderer.softString(value), arguments)
            }
        }
        filters["string"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "string")
            return try renderer.softString(value)
        }
        filters["safe"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "safe")
            return .markup(try renderer.string(of: value))
        }
        filters["escape"] = escape
        filters["e"] = escape
        filters["forceescape"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "forceescape")
            return .markup(try renderer.escape(try renderer.string(of: value)))
        }
        filters["trim"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let characters = try arguments.bound(to: ["chars"], of: "trim")[0]
            let text = try renderer.string(of: value)
            try renderer.allocate(text.count)
            let trimmed = try renderer.strip(text, characters, leading: true, trailing: true)
            if case .markup = value { return .markup(trimmed) }
            return .string(trimmed)
        }
        filters["replace"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(
                to: ["old", "new", "count"], required: 2, of: "replace")
            let limit = bound[2].map(\.isNone) == true ? nil : bound[2]
            let text = try renderer.string(of: value)
            try renderer.spend(text.count)
            return .string(
                try renderer.replace(
                    text, try renderer.string(of: bound[0] ?? .none),
                    with: try renderer.string(of: bound[1] ?? .none),
                    limit: try renderer.integer(limit, standard: -1, of: "replace")))
        }
        filters["title"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "title")
            let text = try renderer.string(of: value)
            try renderer.allocate(text.count, times: 3)
            try renderer.spendOnScalars(of: text)
            return .string(text.titled)
        }
        filters["center"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let width = try arguments.bound(to: ["width"], of: "center")[0]
            return .string(
                try renderer.padded(
                    try renderer.string(of: value),
                    to: try renderer.integer(width, standard: 80, of: "center"),
                    with: Text(" ", .content), .center))
        }
        filters["indent"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            .string(try renderer.indent(try renderer.text(value, of: "indent"), arguments))
        }
        filters["format"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let format = try renderer.string(of: value)
            guard arguments.named.isEmpty else {
                throw ChatTemplateError.unsupported("filter option", "format with names")
            }
            return .string(try renderer.formatPercent(format, .tuple(arguments.positional)))
        }
        filters["join"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            let bound = try arguments.bound(to: ["d", "attribute"], of: "join")
            var pieces: [Value] = []
            for element in try renderer.iterate(value) {
                let element = try renderer.selected(bound[1], of: element)
                pieces.append(.string(try renderer.string(of: element)))
            }
            var separator = Text()
            if let written = bound[0] { separator = try renderer.string(of: written) }
            return .string(try renderer.join(pieces, with: separator))
        }
        filters["wordcount"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            try arguments.none(of: "wordcount")
            let text = try renderer.string(of: value)
            try renderer.spendOnScalars(of: text)
            return .int(text.wordCount)
        }
        filters["truncate"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            .string(try renderer.truncate(try renderer.string(of: value), arguments))
        }
        filters["tojson"] = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
            .string(try JSONFilterWriter.text(of: value, arguments, renderer))
        }
        return filters
    }()

    private static let escape = Filter { (renderer, value, arguments) throws(ChatTemplateError) in
        try arguments.none(of: "escape")
        if case .markup = value { return value }
        return .markup(try renderer.escape(try renderer.string(of: value)))
    }
}

extension Renderer {
    /// The value as a string, safe text staying safe.
    fileprivate func softString(_ value: Value) throws(ChatTemplateError) -> Value {
        if case .markup = value { return value }
        return .string(try string(of: value))
    }

    fileprivate func indent(
        _ text: Text, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Text {
        let bound = try arguments.bound(to: ["width", "first", "blank"], of: "indent")
        let indentation: Text
        if let written = bound[0]?.text {
            indentation = written
        } else {
            let width = try integer(bound[0], standard: 4, of: "indent")
            indentation = try repeating(Text(" ", .template), width)
        }
        let newline = Text("\n", .template)
        let lines = try concatenate(text, newline).lines(keepingEnds: false)
        try allocate(lines.count, times: indentation.count + 1)
        let indentsBlank = bound[2]?.isTrue ?? false
        var result = Text()
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(newline) }
            if index == 0 ? bound[1]?.isTrue ?? false : indentsBlank || !line.isEmpty {
                result.append(indentation)
            }
            result.append(line)
        }
        try allocate(result.count)
        return result
    }

    fileprivate func truncate(
        _ text: Text, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Text {
        let bound = try arguments.bound(
            to: ["length", "killwords", "end", "leeway"], of: "truncate")
        let length = try integer(bound[0], standard: 255, of: "truncate")
        var end = Text("...", .template)
        if let written = bound[2] { end = try self.text(written, of: "truncate") }
        let leewayValue = bound[3].map(\.isNone) == true ? nil : bound[3]
        let leeway = try integer(leewayValue, standard: 5, of: "truncate")
        guard leeway >= 0, length >= end.scalarCount else {
            throw ChatTemplateError(
                .invalidValue, "`truncate` needs a length that holds the mark of the end",
                expected: "at least \(end.scalarCount)", found: "\(length)")
        }
        try allocate(text.count)
        let (longest, overflows) = length.addingReportingOverflow(leeway)
        if overflows || text.scalarCount <= longest { return text }
        var kept = text[0..<text.offset(ofScalar: length - end.scalarCount)]
        if !(bound[1]?.isTrue ?? false),
            let space = kept.lastOffset(of: [UInt8(ascii: " ")], in: 0..<kept.count)
        {
            kept = kept[0..<space]
        }
        kept.append(end)
        return kept
    }
}

extension Text {
    /// The text with each word capitalised, where words begin as Jinja's `title` sees them.
    fileprivate var titled: Text {
        var startsWord = true
        return mapScalars { scalar, _ in
            defer {
                startsWord = scalar.isPythonSpace || "-({[<".unicodeScalars.contains(scalar)
            }
            return startsWord
                ? scalar.properties.uppercaseMapping : scalar.properties.lowercaseMapping
        }
    }

    fileprivate var wordCount: Int {
        var count = 0
        var isInWord = false
        for scalar in string.unicodeScalars {
            let isWord =
                scalar == "_" || scalar.properties.isAlphabetic
                || scalar.properties.numericType != nil
            if isWord, !isInWord { count += 1 }
            isInWord = isWord
        }
        return count
    }
}
