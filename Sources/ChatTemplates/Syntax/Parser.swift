/// Builds the tree of a template from its tokens, by the grammar of Jinja 3.1.
struct Parser {
    private let tokens: [Token]
    private var index = 0
    let limits: ChatTemplateLimits
    /// The names of variables; their positions are the identifiers in the tree.
    private(set) var names: [String] = []
    private var nameIDs: [String: Int] = [:]
    /// The names that the macros around use so far, innermost last.
    private var usedNames: [Set<Int>] = []
    /// The number of tags and brackets that are open.
    private var depth = 0
    /// The number of conditions under which what is being parsed is evaluated.
    var conditionDepth = 0
    var loopDepth = 0
    /// The filters and tests that are not known and will be reached for certain.
    var unsupported: [(error: ChatTemplateError, offset: Int)] = []

    private init(_ tokens: [Token], limits: ChatTemplateLimits) {
        self.tokens = tokens
        self.limits = limits
    }

    /// A parsed template.
    struct Result: Sendable {
        let body: [Statement]
        let names: [String]
    }

    static func parse(
        _ source: [UInt8], limits: ChatTemplateLimits
    ) throws(ChatTemplateError) -> Result {
        var parser = Parser(try Lexer.tokens(of: source), limits: limits)
        do throws(ChatTemplateError) {
            let body = try parser.parseBody(until: [])
            if let first = parser.unsupported.first {
                throw first.error.located(at: first.offset, in: source)
            }
            return Result(body: body, names: parser.names)
        } catch {
            throw error.located(at: parser.current.offset, in: source)
        }
    }

    // MARK: Tokens

    var current: Token { tokens[index] }

    var kind: Token.Kind { tokens[index].kind }

    var nextKind: Token.Kind { tokens[min(index + 1, tokens.count - 1)].kind }

    mutating func advance() {
        if index + 1 < tokens.count { index += 1 }
    }

    mutating func skip(_ symbol: Token.Symbol) -> Bool {
        guard kind == .symbol(symbol) else { return false }
        advance()
        return true
    }

    mutating func skip(name: String) -> Bool {
        guard isName(name) else { return false }
        advance()
        return true
    }

    func isName(_ name: String) -> Bool {
        if case .name(let current) = kind { current == name } else { false }
    }

    mutating func expect(_ expected: Token.Kind) throws(ChatTemplateError) {
        guard kind == expected else { throw unexpected(expected: expected.text) }
        advance()
    }

    mutating func expectName() throws(ChatTemplateError) -> String {
        guard case .name(let name) = kind else { throw unexpected(expected: "a name") }
        advance()
        return name
    }

    func unexpected(expected: String) -> ChatTemplateError {
        ChatTemplateError(.syntax, "syntax error", expected: expected, found: kind.text)
    }

    // MARK: Names

    mutating func id(of name: String) -> Int {
        if let id = nameIDs[name] { return id }
        names.append(name)
        nameIDs[name] = names.count - 1
        return names.count - 1
    }

    /// The identifier of a name whose value is used.
    mutating func use(_ name: String) -> Int {
        let id = id(of: name)
        if !usedNames.isEmpty { usedNames[usedNames.count - 1].insert(id) }
        return id
    }

    /// Parses the body of a macro, and tells which names it uses.
    mutating func collectingNames<Result>(
        _ parse: (inout Parser) throws(ChatTemplateError) -> Result
    ) throws(ChatTemplateError) -> (Result, Set<Int>) {
        usedNames.append([])
        let result = try parse(&self)
        let used = usedNames.removeLast()
        if !usedNames.isEmpty { usedNames[usedNames.count - 1].formUnion(used) }
        return (result, used)
    }

    // MARK: Nesting

    mutating func nested<Result>(
        _ parse: (inout Parser) throws(ChatTemplateError) -> Result
    ) throws(ChatTemplateError) -> Result {
        depth += 1
        guard depth <= limits.syntaxDepth else { throw .limit("syntaxDepth", limits.syntaxDepth) }
        let result = try parse(&self)
        depth -= 1
        return result
    }

    /// Parses something that is evaluated only under a condition.
    mutating func conditional<Result>(
        _ parse: (inout Parser) throws(ChatTemplateError) -> Result
    ) throws(ChatTemplateError) -> Result {
        conditionDepth += 1
        let result = try parse(&self)
        conditionDepth -= 1
        return result
    }

    func make(
        _ node: Expression.Node, at offset: Int, over children: [Expression?] = []
    ) throws(ChatTemplateError) -> Expression {
        var height = 0
        for case let child? in children { height = max(height, child.height) }
        guard height < limits.syntaxDepth * 2 else {
            throw .limit("syntaxDepth", limits.syntaxDepth)
        }
        return Expression(node: node, offset: offset, height: height + 1)
    }
}
