import Constraints

/// What a model's turn may be, given tools: a constraint on the whole turn.
struct ToolCallGrammar: Sendable {
    /// Whether the model may call tools.
    enum Mode: Sendable, Hashable {
        /// Text, then any number of calls up to the limit.
        case allowed
        /// Calls, at least one, and nothing else.
        case required
        /// Text, in which no call can be begun.
        case disallowed
        /// Text that does not begin like a call or a document, for a model that would only call again.
        case words
    }

    /// How the model writes calls.
    var dialect: ToolCallDialect
    /// The tools that may be called.
    var tools: [ToolDescription]
    /// Whether the model may call them.
    var mode = Mode.allowed
    /// The most calls of one turn, so that a model cannot go on for ever.
    var maximumCalls = 8
    /// What a turn without calls must be; nil for any text.
    ///
    /// With it no text stands before calls.
    var answer: Constraint?

    /// The constraint made ready for matching.
    ///
    /// - Parameter sources: The texts that verbatim values are copied from.
    /// - Returns: The compiled constraint, with the spaces that models are trained on.
    /// - Throws: `ApusError` of code `unsupportedTool` for the first tool whose schema or name cannot be
    ///   kept to, or if a call is required of no tool; `ConstraintError` for `answer`.
    func compiled(sources: [VerbatimSource] = []) throws -> CompiledConstraint {
        try turn().compiled(layout: .spaced, sources: sources)
    }

    private func turn() throws -> Constraint {
        switch mode {
        case .required:
            guard !tools.isEmpty, maximumCalls > 0 else {
                throw ApusError(
                    .unsupportedTool, subject: "none",
                    expected: "a tool, since a call is required")
            }
            return try calls()
        case .allowed where !tools.isEmpty && maximumCalls > 0:
            return try textOrCalls()
        case .words:
            return try answer
                ?? .text(
                    excluding: markBeginnings,
                    notBeginningWith: ["{", "[", "```"] + Self.whiteSpace)
        default:
            // With tools that were told of, a call without marks is no answer either.
            return try answer
                ?? .text(
                    excluding: markBeginnings,
                    notBeginningWith: tools.isEmpty ? [] : unmarkedBeginnings)
        }
    }

    /// The marks that would begin a call.
    private var markBeginnings: [String] {
        [dialect.opening, dialect.prefix].compactMap(\.self)
    }

    private func textOrCalls() throws -> Constraint {
        let calls = try calls()
        if let answer { return .choice([answer, calls]) }
        guard dialect.opening != nil else {
            let text = try Constraint.text(
                excluding: markBeginnings, notBeginningWith: ["{"] + Self.whiteSpace)
            return .choice([text, calls])
        }
        let text = try Constraint.text(
            excluding: markBeginnings, notBeginningWith: unmarkedBeginnings)
        return .choice([.sequence([text, .optional(calls)]), try unmarkedCalls()])
    }

    // MARK: - Calls

    /// One call or more, with their marks.
    private func calls() throws -> Constraint {
        let call = try call()
        guard let opening = dialect.opening else {
            return .sequence([.optional(.literal(dialect.prefix ?? "")), call])
        }
        var body = call
        if let separator = dialect.callSeparator { body = several(call, separator: separator) }
        let block = Constraint.sequence([
            .literal(opening + dialect.inside.start), body,
            .literal(dialect.inside.end + dialect.closing),
        ])
        guard dialect.callSeparator == nil else { return block }
        return several(block, separator: dialect.blockSeparator)
    }

    private func several(_ part: Constraint, separator: String) -> Constraint {
        .sequence([
            part,
            .repeat(.sequence([.literal(separator), part]), minimum: 0, maximum: maximumCalls - 1),
        ])
    }

    /// A call of one of the tools, without marks.
    private func call() throws -> Constraint {
        var alternatives: [Constraint] = []
        for tool in tools {
            let arguments: Constraint
            do throws(ConstraintError) {
                arguments =
                    switch dialect.notation {
                    case .json: try .jsonSchema(tool.schema)
                    case .python: try .pythonArguments(tool.schema)
                    }
            } catch {
                throw ApusError(
                    .unsupportedTool, subject: tool.name, found: "\(error)", underlying: error)
            }
            try checkName(of: tool)
            alternatives.append(
                .sequence([.literal(dialect.beginning(of: tool.name)), arguments]))
        }
        let end = dialect.notation == .python ? ")" : "}"
        return .sequence([.choice(alternatives), .literal(end)])
    }

    private func checkName(of tool: ToolDescription) throws {
        guard tools.count(where: { $0.name.utf8.elementsEqual(tool.name.utf8) }) == 1 else {
            throw ApusError(
                .unsupportedTool, subject: tool.name, expected: "a name that no other tool has")
        }
        guard dialect.notation != .python || PythonCallReader.isName(tool.name) else {
            throw ApusError(
                .unsupportedTool, subject: tool.name,
                expected: "letters, digits, `_` and `.`, since the model writes Python calls")
        }
    }

    // MARK: - Calls that lack their marks

    /// How text must not begin: as a call of a tool that lacks its marks.
    ///
    /// A model that writes so means a call, and is held to its form. A line break after the first brace
    /// is excluded too: a call spread over several lines could not be held to anything.
    private var unmarkedBeginnings: [String] {
        var beginnings = tools.map { dialect.unmarked.start + dialect.naming(of: $0.name) }
        if dialect.notation != .python { beginnings.append("{\n") }
        return beginnings + beginnings.map { Self.fence.start + $0 }
    }

    /// Calls without marks: models that leave these out write one call a line.
    private func unmarkedCalls() throws -> Constraint {
        let separator = dialect.notation == .python ? ", " : "\n"
        let calls = Constraint.sequence([
            .literal(dialect.unmarked.start), several(try call(), separator: separator),
            .literal(dialect.unmarked.end),
        ])
        return .choice([
            calls, .sequence([.literal(Self.fence.start), calls, .literal(Self.fence.end)]),
        ])
    }

    private static let whiteSpace = [" ", "\t", "\r", "\n"]

    private static let fence = ToolCallDialect.Frame(start: "```json\n", end: "\n```")
}

extension ToolCallDialect {
    /// What stands around calls that lack their marks.
    fileprivate var unmarked: Frame {
        notation == .python ? inside : Frame(start: "", end: "")
    }
}
