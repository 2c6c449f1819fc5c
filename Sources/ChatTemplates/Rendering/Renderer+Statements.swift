extension Renderer {
    /// How a body ends.
    enum Completion {
        case normal, `break`, `continue`
    }

    func execute(_ body: [Statement]) throws(ChatTemplateError) -> Completion {
        for statement in body {
            try spend()
            let completion = try execute(statement)
            if completion != .normal { return completion }
        }
        return .normal
    }

    private func execute(_ statement: Statement) throws(ChatTemplateError) -> Completion {
        switch statement {
        case .text(let text):
            try write(text)
        case .output(let expression):
            try write(try string(of: try evaluate(expression)))
        case .set(let target, let expression):
            try assign(try evaluate(expression), to: target)
        case .conditional(let branches, let otherwise):
            return try executeConditional(branches, otherwise: otherwise)
        case .loop(let loop):
            try nested { () throws(ChatTemplateError) in try execute(loop) }
        case .macro(let definition):
            scope.set(definition.id, to: makeMacro(definition))
        case .setBlock(let target, let filters, let body):
            try executeSetBlock(target, filters, body)
        case .filter(let filters, let body):
            let captured = try captureScoped(body)
            try write(try string(of: try apply(filters, to: .string(captured))))
        case .call(let definition, let callee, let arguments, let offset):
            try executeCall(definition, callee, arguments, offset)
        case .with(let assignments, let body):
            return try executeWith(assignments, body)
        case .scope(let body):
            return try nested { () throws(ChatTemplateError) in
                try scoped { () throws(ChatTemplateError) in try execute(body) }
            }
        case .break:
            return .break
        case .continue:
            return .continue
        }
        return .normal
    }

    private func executeConditional(
        _ branches: [(condition: Expression, body: [Statement])], otherwise: [Statement]
    ) throws(ChatTemplateError) -> Completion {
        for branch in branches where try evaluate(branch.condition).isTrue {
            return try nested { () throws(ChatTemplateError) in try execute(branch.body) }
        }
        return try nested { () throws(ChatTemplateError) in try execute(otherwise) }
    }

    private func captureScoped(_ body: [Statement]) throws(ChatTemplateError) -> Text {
        try nested { () throws(ChatTemplateError) in
            try capturing { () throws(ChatTemplateError) in
                try scoped { () throws(ChatTemplateError) in _ = try execute(body) }
            }
        }
    }

    private func executeSetBlock(
        _ target: Target, _ filters: [FilterCall], _ body: [Statement]
    ) throws(ChatTemplateError) {
        let captured = try captureScoped(body)
        try assign(try apply(filters, to: .string(captured)), to: target)
    }

    private func executeCall(
        _ definition: MacroDefinition, _ callee: Expression, _ arguments: Arguments, _ offset: Int
    ) throws(ChatTemplateError) {
        let function = try evaluate(callee)
        var evaluated = try evaluate(arguments)
        evaluated.named.append(("caller", makeMacro(definition)))
        self.offset = offset
        try write(try string(of: try call(function, evaluated)))
    }

    private func executeWith(
        _ assignments: [(target: Target, value: Expression)], _ body: [Statement]
    ) throws(ChatTemplateError) -> Completion {
        var values: [Value] = []
        for assignment in assignments { values.append(try evaluate(assignment.value)) }
        return try nested { () throws(ChatTemplateError) in
            try scoped { () throws(ChatTemplateError) in
                for (assignment, value) in zip(assignments, values) {
                    try assign(value, to: assignment.target)
                }
                return try execute(body)
            }
        }
    }

    private func execute(_ loop: Loop) throws(ChatTemplateError) {
        let sequence = try evaluate(loop.sequence)
        offset = loop.sequence.offset
        var elements = try iterate(sequence)
        let outer = scope
        defer { scope = outer }
        if let condition = loop.condition {
            var kept: [Value] = []
            for element in elements {
                try spend()
                scope = Scope(parent: outer)
                try assign(element, to: loop.target)
                if try evaluate(condition).isTrue { kept.append(element) }
            }
            scope = outer
            elements = kept
        }
        loopNesting += 1
        defer { loopNesting -= 1 }
        let state = LoopState(elements, nesting: loopNesting)
        // One scope serves all passes unless something, such as a macro, keeps it.
        var body = Scope(parent: outer)
        // As in Jinja, `else` runs unless the body was completed once.
        var isCompleted = false
        for index in elements.indices {
            try spend()
            if isKnownUniquelyReferenced(&body) {
                body.removeAll()
            } else {
                body = Scope(parent: outer)
            }
            state.index = index
            if let loopID { body.set(loopID, to: .loop(state)) }
            scope = body
            defer { scope = outer }
            try assign(elements[index], to: loop.target)
            let completion = try execute(loop.body)
            if completion == .break { break }
            if completion == .normal { isCompleted = true }
        }
        if !isCompleted {
            scope = Scope(parent: outer)
            _ = try execute(loop.otherwise)
        }
    }

    func assign(_ value: Value, to target: Target) throws(ChatTemplateError) {
        switch target {
        case .name(let id):
            scope.set(id, to: value)
        case .namespaceMember(let id, let member, let offset):
            self.offset = offset
            guard case .namespace(let namespace)? = scope.lookup(id) else {
                throw ChatTemplateError(
                    .typeMismatch, "members can be set on a namespace only", expected: "a namespace"
                )
            }
            try spend(member.count + namespace.members.count)
            if namespace[member] == nil { try allocate(48) }
            namespace[member] = value
        case .tuple(let targets, let offset):
            self.offset = offset
            let elements = try iterate(value)
            guard elements.count == targets.count else {
                throw ChatTemplateError(
                    .invalidValue, "wrong number of values to unpack",
                    expected: "\(targets.count)", found: "\(elements.count)")
            }
            for (target, element) in zip(targets, elements) { try assign(element, to: target) }
        }
    }
}
