import Foundation

/// A type whose schema needs no name.
protocol SchemaBuiltIn: Generable {
    /// The place of a value of the type.
    static var schemaNode: SchemaNode { get }
}

extension GenerationSchema {
    init(builtIn type: any SchemaBuiltIn.Type) {
        self.init(root: type.schemaNode, name: String(describing: type))
    }
}

extension Bool: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.boolean) }
}

extension String: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.string(StringForm())) }
}

extension Int: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.number(NumberForm(isInteger: true))) }
}

extension Float: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.number(NumberForm(isInteger: false))) }
}

extension Double: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.number(NumberForm(isInteger: false))) }
}

extension Decimal: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.number(NumberForm(isInteger: false))) }
}

extension Never: SchemaBuiltIn {
    static var schemaNode: SchemaNode { SchemaNode(.union(UnionForm(members: []))) }
}

extension Array: SchemaBuiltIn where Element: Generable {
    static var schemaNode: SchemaNode {
        SchemaNode(.array(ArrayForm(item: SchemaNode(type: Element.self))))
    }
}
