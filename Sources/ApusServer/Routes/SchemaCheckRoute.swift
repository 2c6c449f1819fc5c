import Constraints
import OrderedJSON

/// `POST /v1/schemas/check`: whether answers can be held to a JSON Schema, and what of it has no effect.
struct SchemaCheckRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        var members = try RequestMembers(call.json())
        guard let value = members.value("schema") else {
            throw ServerError(.missingParameter, parameter: "schema")
        }
        try members.refuseOthers()
        let report: SchemaReport
        do throws(ConstraintError) {
            report = try JSONSchema(value).report()
        } catch {
            throw ServerError(
                .unsupportedSchema, parameter: "schema", found: "\(error)", underlying: error)
        }
        call.exchange.respond(report.json)
    }
}
