extension Parser {
    /// Parses filters, tests, and calls of what they give.
    mutating func parseFilters(_ start: Expression) throws(ChatTemplateError) -> Expression {
        var result = start
        while true {
            switch kind {
            case .symbol(.pipe):
                let offset = current.offset
                advance()
                let filter = try parseFilter()
                result = try make(
                    .filter(result, filter), at: offset,
                    over: [result] + filter.arguments.expressions)
            case .name("is"):
                result = try parseTest(of: result)
            case .symbol(.leftParenthesis):
                let offset = current.offset
                let arguments = try parseArguments()
                result = try make(
                    .call(result, arguments), at: offset, over: [result] + arguments.expressions)
            default:
                return result
            }
        }
    }

    /// Parses filters that follow directly: `| trim | upper`.
    mutating func parseFilterChain() throws(ChatTemplateError) -> [FilterCall] {
        var filters: [FilterCall] = []
        while skip(.pipe) { filters.append(try parseFilter()) }
        return filters
    }

    mutating func parseFilter() throws(ChatTemplateError) -> FilterCall {
        let start = current
        let name = try parseDottedName()
        let filter = Filters.named(name)
        if filter == nil { noteUnsupported("filter", name, at: start.offset) }
        let arguments =
            kind == .symbol(.leftParenthesis) ? try parseArguments() : Arguments()
        return FilterCall(name: name, filter: filter, arguments: arguments, offset: start.offset)
    }

    /// Notes a name that is not known, which matters only where it is reached, as in Jinja.
    private mutating func noteUnsupported(_ kind: String, _ name: String, at offset: Int) {
        guard conditionDepth == 0 else { return }
        unsupported.append((.unsupported(kind, name), offset))
    }

    private mutating func parseDottedName() throws(ChatTemplateError) -> String {
        var name = try expectName()
        while skip(.dot) { name += "." + (try expectName()) }
        return name
    }

    private mutating func parseTest(of value: Expression) throws(ChatTemplateError) -> Expression {
        let offset = current.offset
        advance()
        let isNegated = skip(name: "not")
        let name = try parseDottedName()
        let test = Tests.named(name)
        if test == nil { noteUnsupported("test", name, at: offset) }
        var arguments = Arguments()
        switch kind {
        case .symbol(.leftParenthesis):
            arguments = try parseArguments()
        case .name("else"), .name("or"), .name("and"), .name("if"):
            break
        case .name("is"):
            throw ChatTemplateError(.syntax, "tests cannot be chained with `is`")
        case .name, .string, .integer, .float, .symbol(.leftBracket), .symbol(.leftBrace):
            if case .name(let name) = kind, !Self.startsArgument(name) { break }
            let primary = try parsePrimary()
            arguments.positional = [try parsePostfix(primary)]
        default:
            break
        }
        let call = TestCall(name: name, test: test, arguments: arguments)
        let result = try make(
            .test(value, call), at: offset, over: [value] + arguments.expressions)
        return isNegated ? try make(.negation(result), at: offset, over: [result]) : result
    }

    /// Whether a name after a test is its argument and not the next word of the sentence.
    private static func startsArgument(_ name: String) -> Bool {
        switch name {
        case "in", "not", "recursive": false
        default: true
        }
    }
}
