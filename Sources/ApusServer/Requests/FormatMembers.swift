import Apus
import Constraints
import OrderedJSON

/// The form that a request asks of its answer.
struct FormatMembers {
    /// A JSON Schema that the answer must follow; nil leaves it free.
    private(set) var schema: JSONValue?
    /// Whether the model is told of the schema.
    private(set) var isShown = false

    private enum Kind: String, CaseIterable {
        case text
        case object = "json_object"
        case schema = "json_schema"
    }

    /// Any object.
    private static let anyObject: JSONValue = ["type": "object"]

    /// Reads a format.
    ///
    /// - Parameters:
    ///   - format: The members of `response_format` or `text.format`; nil if it is absent.
    ///   - isNested: Whether the schema is described in a member `json_schema`, as for chat
    ///     completions, and not in the format itself, as for responses.
    /// - Throws: ``ServerError`` that names the member at fault.
    init(_ format: RequestMembers?, isNested: Bool) throws(ServerError) {
        guard var format else { return }
        guard let kind = try format.choice("type", Kind.self) else {
            throw ServerError(.missingParameter, parameter: format.path(of: "type"))
        }
        switch kind {
        case .text: break
        case .object:
            // Some clients put a schema here, as servers before OpenAI's own form took it.
            schema = Self.anyObject
            if format.value("schema") != nil { try readSchema(&format) }
        case .schema:
            var description = format
            if isNested {
                guard let nested = try format.members("json_schema") else {
                    throw ServerError(
                        .missingParameter, parameter: format.path(of: "json_schema"))
                }
                description = nested
            }
            try readSchema(&description)
            if isNested { try description.refuseOthers() } else { format = description }
        }
        try format.refuseOthers()
    }

    private mutating func readSchema(_ members: inout RequestMembers) throws(ServerError) {
        _ = try members.string("name")
        _ = try members.string("description")
        // An answer is held to its schema in any case.
        _ = try members.bool("strict")
        guard let schema = members.value("schema") else {
            throw ServerError(.missingParameter, parameter: members.path(of: "schema"))
        }
        do throws(ConstraintError) {
            _ = try JSONSchema(schema)
        } catch {
            throw ServerError(
                .unsupportedSchema, parameter: members.path(of: "schema"), found: "\(error)",
                underlying: error)
        }
        self.schema = schema
        isShown = true
    }

    /// Puts the form into local options.
    func fill(_ extra: inout LocalGenerationOptions) {
        extra.jsonSchema = schema?.jsonText()
        extra.showsSchema = isShown
    }
}
