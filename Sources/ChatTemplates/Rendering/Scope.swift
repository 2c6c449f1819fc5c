/// The variables of a template, a loop's body or a macro.
final class Scope {
    private static let indexThreshold = 16

    private(set) var parent: Scope?
    /// The number of scopes around this one.
    let depth: Int
    private var bindings: [(id: Int, value: Value)] = []
    /// The places of the bindings by identifier, once there are many.
    private var positions: [Int: Int] = [:]
    /// The outermost variables by identifier; empty in other scopes.
    private var roots: [Value?]

    /// Creates the outermost scope.
    init(roots: [Value?]) {
        parent = nil
        depth = 0
        self.roots = roots
    }

    init(parent: Scope) {
        self.parent = parent
        depth = parent.depth + 1
        roots = []
    }

    func lookup(_ id: Int) -> Value? {
        var scope = self
        while true {
            if let position = scope.position(of: id) { return scope.bindings[position].value }
            guard let parent = scope.parent else { return scope.roots[id] }
            scope = parent
        }
    }

    func set(_ id: Int, to value: Value) {
        if parent == nil {
            roots[id] = value
        } else if let position = position(of: id) {
            bindings[position].value = value
        } else {
            bindings.append((id, value))
            guard bindings.count > Self.indexThreshold else { return }
            if positions.isEmpty {
                for (position, binding) in bindings.enumerated() {
                    positions[binding.id] = position
                }
            } else {
                positions[id] = bindings.count - 1
            }
        }
    }

    private func position(of id: Int) -> Int? {
        guard positions.isEmpty else { return positions[id] }
        for position in bindings.indices where bindings[position].id == id { return position }
        return nil
    }

    /// Forgets all variables, so that the scope serves the next pass of a loop.
    func removeAll() {
        bindings.removeAll(keepingCapacity: true)
        positions = [:]
    }

    /// Lets go of everything, so that a macro and the scope that holds it free each other.
    func dismantle() {
        removeAll()
        roots = []
        parent = nil
    }
}
