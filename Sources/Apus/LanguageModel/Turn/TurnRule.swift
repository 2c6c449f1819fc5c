import Constraints
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// What a turn must be: text, a document of a schema, calls of tools, or one of these.
struct TurnRule: Sendable {
    private enum Form: Sendable {
        /// Text that nothing is demanded of.
        case anything
        /// A document of a schema and nothing else.
        case document(JSONValue, JSONLayout)
        case regex(String)
        case grounded(Grounding)
        /// Text, or a document of a schema, or calls.
        case turn(ToolCallGrammar, answer: JSONValue?)
    }

    private let form: Form
    /// Whether the response has quotes, whose places are put in as it comes.
    let hasQuotes: Bool

    /// Reads what a request demands.
    init(
        _ request: LanguageModelExecutorGenerationRequest, _ extra: LocalGenerationOptions,
        tools: [ToolDescription], dialect: ToolCallDialect
    ) throws {
        let quotes = try request.schema.map { QuoteSchema(try $0.document()) }
        hasQuotes = quotes?.hasQuotes ?? false
        let mode = request.generationOptions.toolCallingMode?.kind ?? .allowed
        // Tools that the model was told of and may not call now must not be called in text either.
        let listed = mode == .disallowed ? request.transcript.listedTools ?? [] : []
        let told = try tools.isEmpty ? listed.map { try ToolDescription($0, extra) } : tools
        if let document = quotes?.constraining, tools.isEmpty || mode == .disallowed {
            // The spaces are those of `jsonString`, so that the next turn finds the text cached.
            form = .document(document, .spaced)
        } else if let schema = extra.jsonSchema, tools.isEmpty {
            form = .document(try JSONValue(parsing: schema), .compact)
        } else if let regex = extra.regex {
            form = .regex(regex)
        } else if let grounding = extra.grounding {
            form = .grounded(grounding)
        } else if !told.isEmpty,
            extra.constrainsToolCalls || quotes != nil || extra.jsonSchema != nil
        {
            var grammar = ToolCallGrammar(dialect: dialect, tools: told)
            if let maximum = extra.maximumCalls { grammar.maximumCalls = maximum }
            grammar.mode =
                switch mode {
                case .required: .required
                case .disallowed: .disallowed
                default: .allowed
                }
            let answer =
                try quotes?.constraining ?? extra.jsonSchema.map { try JSONValue(parsing: $0) }
            grammar.answer = try answer.map { try .jsonSchema(JSONSchema($0)) }
            form = .turn(grammar, answer: answer)
        } else {
            form = .anything
        }
    }

    /// Whether a turn that is no call may be any text.
    var isTextOrCalls: Bool {
        guard case .turn(let grammar, answer: nil) = form else { return false }
        return grammar.mode == .allowed
    }

    /// The same without calls, for a model that would only make calls that cannot be made.
    var withoutCalls: TurnRule {
        guard case .turn(var grammar, let answer) = form else { return self }
        grammar.mode = .words
        return TurnRule(form: .turn(grammar, answer: answer), hasQuotes: hasQuotes)
    }

    private init(form: Form, hasQuotes: Bool) {
        self.form = form
        self.hasQuotes = hasQuotes
    }

    /// The constraint, compiled now or before; nil if there is none.
    func compiled(model: LoadedModel, sources: [VerbatimSource]) throws -> CompiledConstraint? {
        switch form {
        case .anything: nil
        case .document(let document, let layout):
            try model.schemas.constraint(of: document, layout: layout, sources: sources)
        case .regex(let pattern): try Constraint.regex(pattern).compiled(sources: sources)
        case .grounded(let grounding):
            try Constraint.grounded(
                in: grounding.facts, openings: grounding.openings,
                excluding: grounding.excludedWords
            ).compiled(sources: sources)
        case .turn(let grammar, let answer):
            try Self.compiled(grammar, answer, model: model, sources: sources)
        }
    }

    private static func compiled(
        _ grammar: ToolCallGrammar, _ answer: JSONValue?, model: LoadedModel,
        sources: [VerbatimSource]
    ) throws -> CompiledConstraint {
        let key: JSONValue = [
            .string("\(grammar.mode)"), .array(grammar.tools.map(\.definition)), answer ?? .null,
            .array(grammar.tools.map(\.parameters)), .number(JSONNumber(grammar.maximumCalls)),
        ]
        let text = key.jsonText()
        // Automata of copied values belong to the sources of one request.
        guard !text.contains("x-verbatim") else { return try grammar.compiled(sources: sources) }
        return try model.turnRules.constraint(for: Array(text.utf8)) { try grammar.compiled() }
    }
}
