import Foundation

/// Evaluates a parsed template once.
final class Renderer {
    let limits: ChatTemplateLimits
    let names: [String]
    /// The identifier of `loop`, if the template uses it.
    let loopID: Int?
    let clock: ChatTemplateContext.Clock
    var scope: Scope
    /// What is being written: the prompt, or a macro's or block's result.
    var output = Text()
    /// The place in the source of what is being evaluated, for errors.
    var offset = 0

    private var remainingSteps: Int
    private var remainingBytes: Int
    private var depth = 0
    /// The number of macros and blocks whose results are being written.
    private var captures = 0
    var loopNesting = 0
    /// What may be part of a reference cycle that the template built.
    private var namespaces: [Namespace] = []
    private var capturedScopes: [Scope] = []

    init(
        names: [String], roots: [Value?], clock: ChatTemplateContext.Clock,
        limits: ChatTemplateLimits
    ) {
        self.names = names
        loopID = names.firstIndex(of: "loop")
        self.clock = clock
        self.limits = limits
        scope = Scope(roots: roots)
        remainingSteps = limits.steps
        remainingBytes = limits.allocatedBytes
    }

    /// Renders the whole template.
    func render(_ body: [Statement]) throws(ChatTemplateError) -> Text {
        let root = scope
        defer {
            for namespace in namespaces { namespace.members = [] }
            for scope in capturedScopes { scope.dismantle() }
            root.dismantle()
        }
        _ = try execute(body)
        return output
    }

    // MARK: Limits

    /// Counts one step, and one more per 16 units of work, such as bytes searched.
    func spend(_ work: Int = 0) throws(ChatTemplateError) {
        remainingSteps -= 1 + work / 16
        if remainingSteps < 0 { throw .limit("steps", limits.steps) }
    }

    /// Counts the text that a filter, test or method reads.
    func spendOnText(_ value: Value, _ arguments: CallArguments) throws(ChatTemplateError) {
        try spend(value.text?.count ?? 0)
        for argument in arguments.positional { try spend(argument.text?.count ?? 0) }
        for argument in arguments.named { try spend(argument.value.text?.count ?? 0) }
    }

    /// Counts text or elements before they are made.
    func allocate(_ bytes: Int) throws(ChatTemplateError) {
        try spend(bytes)
        guard bytes <= remainingBytes else { throw .limit("allocatedBytes", limits.allocatedBytes) }
        remainingBytes -= bytes
    }

    /// Counts `count` pieces of `bytes` each before they are made.
    func allocate(_ count: Int, times bytes: Int) throws(ChatTemplateError) {
        let (total, overflows) = count.multipliedReportingOverflow(by: bytes)
        guard !overflows else { throw .limit("allocatedBytes", limits.allocatedBytes) }
        try allocate(max(total, 0))
    }

    /// Counts the elements of a new list and checks its nesting.
    func checked(_ value: Value) throws(ChatTemplateError) -> Value {
        switch value {
        case .sequence(let sequence): try allocate(sequence.elements.count, times: 32)
        case .dictionary(let dictionary): try allocate(dictionary.keys.count, times: 96)
        case .string(let text), .markup(let text): try allocate(text.count)
        default: break
        }
        guard value.depth <= limits.valueDepth else {
            throw .limit("valueDepth", limits.valueDepth)
        }
        return value
    }

    /// Runs `body` one level deeper.
    @inline(__always)
    func nested<Result>(
        _ body: () throws(ChatTemplateError) -> Result
    ) throws(ChatTemplateError) -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.evaluationDepth else {
            throw .limit("evaluationDepth", limits.evaluationDepth)
        }
        return try body()
    }

    // MARK: Output

    func write(_ text: Text) throws(ChatTemplateError) {
        try allocate(text.count)
        if captures == 0, output.count + text.count > limits.outputBytes {
            throw .limit("outputBytes", limits.outputBytes)
        }
        output.append(text)
    }

    /// Runs `body` and returns what it writes.
    func capturing(
        _ body: () throws(ChatTemplateError) -> Void
    ) throws(ChatTemplateError) -> Text {
        let outer = output
        output = Text()
        captures += 1
        defer {
            output = outer
            captures -= 1
        }
        try body()
        return output
    }

    // MARK: Scopes

    /// Runs `body` with variables of its own.
    func scoped<Result>(
        in parent: Scope? = nil, _ body: () throws(ChatTemplateError) -> Result
    ) throws(ChatTemplateError) -> Result {
        let outer = scope
        scope = Scope(parent: parent ?? outer)
        defer { scope = outer }
        return try body()
    }

    /// A macro bound to the current scope.
    func makeMacro(_ definition: MacroDefinition) -> Value {
        if capturedScopes.last !== scope { capturedScopes.append(scope) }
        return .callable(Callable(.macro(definition, scope)))
    }

    func makeNamespace() throws(ChatTemplateError) -> Namespace {
        try allocate(64)
        let namespace = Namespace()
        namespaces.append(namespace)
        return namespace
    }
}
