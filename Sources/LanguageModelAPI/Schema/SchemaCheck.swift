/// Finds what is wrong with a schema.
struct SchemaCheck {
    private(set) var problems: [SchemaProblem] = []
    private(set) var unsupportedGuides: [SchemaProblem] = []

    mutating func run(_ schema: ResolvedSchema, name: String) {
        check(schema.root, path: name)
        for (name, node) in schema.definitions { check(node, path: name) }
    }

    private mutating func check(_ node: SchemaNode, path: String) {
        switch node.form {
        case .null, .boolean, .type, .reference, .root:
            break
        case .number(let number):
            report(number.contradiction, at: path)
        case .string(let string):
            report(string.contradiction, at: path)
            for refusal in string.refusals {
                unsupportedGuides.append(SchemaProblem(path: path, reason: refusal))
            }
        case .array(let array):
            report(array.contradiction, at: path)
            check(array.item, path: path + "[]")
        case .union(let union):
            if union.members.isEmpty { report("there is nothing to choose from", at: path) }
            for member in union.members { check(member, path: path) }
        case .object(let object):
            var names: Set<UTF8Key> = []
            for property in object.properties {
                if !names.insert(UTF8Key(text: property.name)).inserted {
                    report("there are two properties of the name `\(property.name)`", at: path)
                }
                check(property.node, path: path + "." + property.name)
            }
            if case .values(let node) = object.additional { check(node, path: path + ".*") }
        }
    }

    private mutating func report(_ reason: String?, at path: String) {
        if let reason { problems.append(SchemaProblem(path: path, reason: reason)) }
    }
}
