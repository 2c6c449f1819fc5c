extension Parser {
    /// Parses up to a tag that `ends` names, whose name is then the current token.
    mutating func parseBody(until ends: [String]) throws(ChatTemplateError) -> [Statement] {
        try nested { (parser) throws(ChatTemplateError) in
            var body: [Statement] = []
            while true {
                switch parser.kind {
                case .text(let bytes):
                    parser.advance()
                    body.append(.text(Text(bytes, .template)))
                case .variableBegin:
                    parser.advance()
                    body.append(.output(try parser.parseTuple()))
                    try parser.expect(.variableEnd)
                case .blockBegin:
                    parser.advance()
                    if case .name(let name) = parser.kind, ends.contains(name) { return body }
                    body.append(try parser.parseStatement(expected: ends))
                    try parser.expect(.blockEnd)
                case .end where ends.isEmpty:
                    return body
                default:
                    throw parser.unexpected(expected: Self.list(ends))
                }
            }
        }
    }

    private static func list(_ ends: [String]) -> String {
        ends.map { "`{% \($0) %}`" }.joined(separator: " or ")
    }

    /// Parses a tag's end and the body after it.
    private mutating func parseBlock(until ends: [String]) throws(ChatTemplateError) -> [Statement]
    {
        _ = skip(.colon)
        try expect(.blockEnd)
        return try parseBody(until: ends)
    }

    private mutating func parseStatement(expected ends: [String]) throws(ChatTemplateError)
        -> Statement
    {
        guard case .name(let tag) = kind else { throw unexpected(expected: "the name of a tag") }
        switch tag {
        case "set": return try parseSet()
        case "if": return try parseIf()
        case "for": return try parseFor()
        case "macro": return try parseMacro()
        case "call": return try parseCallBlock()
        case "filter": return try parseFilterBlock()
        case "with": return try parseWith()
        case "generation":
            advance()
            let body = try parseBlock(until: ["endgeneration"])
            advance()
            return .scope(body)
        case "break", "continue":
            guard loopDepth > 0 else {
                throw ChatTemplateError(.syntax, "`\(tag)` outside of a loop")
            }
            advance()
            return tag == "break" ? .break : .continue
        case "print":
            advance()
            return .output(try parseTuple())
        case "block", "extends", "include", "import", "from", "autoescape", "do", "trans",
            "debug":
            throw ChatTemplateError.unsupported("tag", tag)
        default:
            if ends.isEmpty {
                throw ChatTemplateError(.syntax, "unknown tag `\(tag)`")
            }
            throw unexpected(expected: Self.list(ends))
        }
    }

    private mutating func parseIf() throws(ChatTemplateError) -> Statement {
        var branches: [(condition: Expression, body: [Statement])] = []
        var otherwise: [Statement] = []
        repeat {
            advance()
            // Conditions after the first are reached only if that is false.
            if !branches.isEmpty { conditionDepth += 1 }
            let condition = try parseTuple(allowsConditional: false)
            if !branches.isEmpty { conditionDepth -= 1 }
            let body = try conditional { (parser) throws(ChatTemplateError) in
                try parser.parseBlock(until: ["elif", "else", "endif"])
            }
            branches.append((condition, body))
        } while isName("elif")
        if skip(name: "else") {
            otherwise = try conditional { (parser) throws(ChatTemplateError) in
                try parser.parseBlock(until: ["endif"])
            }
        }
        advance()
        return .conditional(branches, otherwise: otherwise)
    }

    private mutating func parseFor() throws(ChatTemplateError) -> Statement {
        advance()
        loopDepth += 1
        let target = try parseTarget(allowsNamespace: false)
        loopDepth -= 1
        guard skip(name: "in") else { throw unexpected(expected: "`in`") }
        let sequence = try parseTuple(allowsConditional: false)
        let condition = skip(name: "if") ? try parseExpression() : nil
        if isName("recursive") { throw ChatTemplateError.unsupported("loop option", "recursive") }
        loopDepth += 1
        let body = try parseBlock(until: ["endfor", "else"])
        loopDepth -= 1
        let otherwise = skip(name: "else") ? try parseBlock(until: ["endfor"]) : []
        advance()
        return .loop(
            Loop(
                target: target, sequence: sequence, condition: condition, body: body,
                otherwise: otherwise))
    }

    private mutating func parseSet() throws(ChatTemplateError) -> Statement {
        advance()
        let target = try parseTarget(allowsNamespace: true)
        if skip(.assign) { return .set(target, try parseTuple()) }
        let filters = try parseFilterChain()
        let body = try parseBlock(until: ["endset"])
        advance()
        return .setBlock(target, filters: filters, body: body)
    }

    private mutating func parseFilterBlock() throws(ChatTemplateError) -> Statement {
        advance()
        let first = try parseFilter()
        let filters = [first] + (try parseFilterChain())
        let body = try parseBlock(until: ["endfilter"])
        advance()
        return .filter(filters, body: body)
    }

    private mutating func parseWith() throws(ChatTemplateError) -> Statement {
        advance()
        var assignments: [(target: Target, value: Expression)] = []
        while kind != .blockEnd {
            if !assignments.isEmpty { try expect(.symbol(.comma)) }
            let target = try parseTarget(allowsNamespace: false)
            try expect(.symbol(.assign))
            assignments.append((target, try parseExpression()))
        }
        let body = try parseBlock(until: ["endwith"])
        advance()
        return .with(assignments, body: body)
    }

    /// Parses what is assigned to: names, with commas between them, and members of namespaces.
    private mutating func parseTarget(allowsNamespace: Bool) throws(ChatTemplateError) -> Target {
        let offset = current.offset
        var targets: [Target] = []
        var isTuple = false
        while true {
            targets.append(try parseSingleTarget(allowsNamespace: allowsNamespace))
            guard skip(.comma) else { break }
            isTuple = true
            if isName("in") || kind == .symbol(.assign) || kind == .symbol(.rightParenthesis) {
                break
            }
        }
        return isTuple ? .tuple(targets, offset: offset) : targets[0]
    }

    private mutating func parseSingleTarget(
        allowsNamespace: Bool
    ) throws(ChatTemplateError) -> Target {
        let offset = current.offset
        if skip(.leftParenthesis) {
            let target = try nested { (parser) throws(ChatTemplateError) in
                try parser.parseTarget(allowsNamespace: allowsNamespace)
            }
            try expect(.symbol(.rightParenthesis))
            return target
        }
        let name = try expectName()
        switch name {
        case "true", "True", "false", "False", "none", "None":
            throw ChatTemplateError(.syntax, "constant `\(name)` cannot be assigned to")
        default: break
        }
        if name == "loop", loopDepth > 0 {
            throw ChatTemplateError(.syntax, "special variable `loop` cannot be assigned to")
        }
        if allowsNamespace, skip(.dot) {
            let member = try expectName()
            return .namespaceMember(use(name), Text(member, .template), offset: offset)
        }
        return .name(id(of: name))
    }

    // MARK: Macros

    private mutating func parseMacro() throws(ChatTemplateError) -> Statement {
        advance()
        let name = try expectName()
        let macro = try parseMacro(named: name, until: "endmacro")
        return .macro(macro)
    }

    private mutating func parseCallBlock() throws(ChatTemplateError) -> Statement {
        advance()
        // The signature stands before the call, the body after it.
        var parameters: [MacroDefinition.Parameter] = []
        if kind == .symbol(.leftParenthesis) { parameters = try parseSignature() }
        let expression = try parseExpression()
        guard case .call(let callee, let arguments) = expression.node else {
            throw ChatTemplateError(.syntax, "`call` block without a call")
        }
        let body = try parseMacroBody(
            named: "caller", parameters: parameters, until: "endcall")
        return .call(body, callee: callee, arguments, offset: expression.offset)
    }

    private mutating func parseMacro(
        named name: String, until end: String
    ) throws(ChatTemplateError) -> MacroDefinition {
        let parameters = try conditional { (parser) throws(ChatTemplateError) in
            try parser.parseSignature()
        }
        return try parseMacroBody(named: name, parameters: parameters, until: end)
    }

    private mutating func parseMacroBody(
        named name: String, parameters: [MacroDefinition.Parameter], until end: String
    ) throws(ChatTemplateError) -> MacroDefinition {
        // A loop around a macro is not the macro's own.
        let outerLoops = loopDepth
        loopDepth = 0
        let (body, used) = try collectingNames { (parser) throws(ChatTemplateError) in
            try parser.conditional { (parser) throws(ChatTemplateError) in
                try parser.parseBlock(until: [end])
            }
        }
        loopDepth = outerLoops
        advance()
        func special(_ name: String, _ parser: inout Parser) -> Int? {
            let id = parser.id(of: name)
            return used.contains(id) && !parameters.contains { $0.id == id } ? id : nil
        }
        return MacroDefinition(
            name: name, id: id(of: name), parameters: parameters, body: body,
            callerID: special("caller", &self), positionalID: special("varargs", &self),
            namedID: special("kwargs", &self))
    }

    private mutating func parseSignature() throws(ChatTemplateError) -> [MacroDefinition.Parameter]
    {
        try expect(.symbol(.leftParenthesis))
        var parameters: [MacroDefinition.Parameter] = []
        while kind != .symbol(.rightParenthesis) {
            let name = try expectName()
            let standard = skip(.assign) ? try parseExpression() : nil
            if standard == nil, parameters.last?.standard != nil {
                throw ChatTemplateError(
                    .syntax, "parameter `\(name)` without a default follows one with a default")
            }
            if standard == nil, name == "caller" {
                throw ChatTemplateError(.syntax, "parameter `caller` needs a default")
            }
            parameters.append(.init(name: name, id: id(of: name), standard: standard))
            guard skip(.comma) else { break }
        }
        try expect(.symbol(.rightParenthesis))
        return parameters
    }
}
