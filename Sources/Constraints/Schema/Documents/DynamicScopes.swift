/// The dynamic scopes that occur (JSON Schema 2020-12, section 7.1), as numbers.
///
/// A scope is the list of resources entered so far, the outermost first. Entering one again
/// changes nothing that a reference could notice, so each is listed once.
struct DynamicScopes {
    private var scopes: [[Int]] = [[]]
    private var numbers: [[Int]: Int] = [[]: 0]

    /// The scope before anything is entered, which is also the only one where none matters.
    static let outermost = 0

    /// The scope within a resource that is entered from another scope.
    mutating func entering(_ resource: Int, from scope: Int) -> Int {
        if scopes[scope].contains(resource) { return scope }
        let inner = scopes[scope] + [resource]
        if let known = numbers[inner] { return known }
        numbers[inner] = scopes.count
        scopes.append(inner)
        return scopes.count - 1
    }

    /// The node that a dynamic reference leads to.
    func target(
        of reference: SchemaNode.Reference, in scope: Int, _ library: SchemaLibrary
    ) -> Int? {
        guard let anchor = reference.dynamicAnchor else { return reference.target }
        for resource in scopes[scope] {
            if let node = library.resources[resource].dynamicAnchors[anchor] { return node }
        }
        return reference.target
    }
}
