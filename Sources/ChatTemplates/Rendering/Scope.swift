/// The variables of a template, a loop's body or a macro.
final class Scope {
    private(set) var parent: Scope?
    private var bindings: [(id: Int, value: Value)] = []
    /// The outermost variables by identifier; empty in other scopes.
    private var roots: [Value?]

    /// Creates the outermost scope.
    init(roots: [Value?]) {
        parent = nil
        self.roots = roots
    }

    init(parent: Scope) {
        self.parent = parent
        roots = []
    }

    func lookup(_ id: Int) -> Value? {
        var scope = self
        while true {
            for binding in scope.bindings where binding.id == id { return binding.value }
            guard let parent = scope.parent else { return scope.roots[id] }
            scope = parent
        }
    }

    func set(_ id: Int, to value: Value) {
        if parent == nil {
            roots[id] = value
            return
        }
        for index in bindings.indices where bindings[index].id == id {
            bindings[index].value = value
            return
        }
        bindings.append((id, value))
    }

    /// Forgets all variables, so that the scope serves the next pass of a loop.
    func removeAll() { bindings.removeAll(keepingCapacity: true) }

    /// Lets go of everything, so that a macro and the scope that holds it free each other.
    func dismantle() {
        bindings = []
        roots = []
        parent = nil
    }
}
