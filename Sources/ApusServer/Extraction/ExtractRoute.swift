import Foundation
import OrderedJSON
import Recipes

/// `POST /v1/extract`: what a recipe reads from a document, and where.
struct ExtractRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let request = try ExtractRequest(call.json(), call.limits)
        let model = try call.localModel(named: request.model)
        let start = ContinuousClock.now
        let text: String
        switch request.document {
        case .text(let document): text = document
        case .picture(let bytes):
            text = try await DocumentPicture(bytes: bytes).text(
                environment: call.configuration.environment)
        }
        let readingSeconds = (ContinuousClock.now - start) / .seconds(1)
        try await call.work {
            let runner =
                request.recipe?.runner(model: model.model) ?? .routed(model: model.model)
            let extraction = try await runner.extract(from: text, request.context)
            var object: JSONObject = ["recipe": .string(request.recipe?.rawValue ?? "auto")]
            for (name, value) in extraction.members() { object[name] = value }
            // Ranges are of this text; of a picture, the client has not seen it.
            object["text"] = .string(text)
            object["reading_s"] = .seconds(readingSeconds)
            call.exchange.respond(.object(object))
        }
    }
}
