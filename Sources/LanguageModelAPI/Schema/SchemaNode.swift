import OrderedJSON

/// A place of a schema: what a value may be, and what is said about it.
///
/// Types are named, not expanded, so that types which contain each other can be described.
struct SchemaNode: Sendable, Hashable {
    /// What a value may be.
    indirect enum Form: Sendable, Hashable {
        case null
        case boolean
        case number(NumberForm)
        case string(StringForm)
        case array(ArrayForm)
        case object(ObjectForm)
        case union(UnionForm)
        /// What another type says of itself.
        case type(GenerableType)
        /// A schema with a name, from among those that belong to the same document.
        case reference(String)
        /// The whole schema.
        case root
    }

    var form: Form
    /// What the value means, for the model to read.
    var description: String?
    /// Keywords that Apple's dialect does not have, such as `x-verbatim`.
    var keywords = JSONObject()

    init(_ form: Form, description: String? = nil) {
        self.form = form
        self.description = description
    }

    /// A place for values of a type.
    init(type: any Generable.Type) {
        if let builtIn = type as? any SchemaBuiltIn.Type {
            self = builtIn.schemaNode
        } else {
            self.init(.type(GenerableType(type: type)))
        }
    }
}

/// A type, compared by identity.
struct GenerableType: Sendable, Hashable {
    let type: any Generable.Type

    /// The name without the types and modules around it.
    var name: String { String(describing: type) }

    static func == (left: GenerableType, right: GenerableType) -> Bool {
        ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension SchemaNode {
    /// Any JSON value.
    static var anything: SchemaNode {
        var object = ObjectForm(name: "Object", properties: [])
        object.additional = .anything
        let members: [SchemaNode.Form] = [
            .string(StringForm()), .number(NumberForm(isInteger: false)), .boolean, .null,
            .array(ArrayForm(item: SchemaNode(.root))), .object(object),
        ]
        return SchemaNode(
            .union(UnionForm(name: "GeneratedContent", members: members.map { SchemaNode($0) })))
    }
}
