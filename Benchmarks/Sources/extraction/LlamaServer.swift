import Foundation
import OrderedJSON

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A running llama-server, asked for a document of the plain schema.
struct LlamaServer {
    let url: URL

    /// What it answered.
    struct Reply {
        let text: String
        /// From sending the request to the whole answer.
        let seconds: Double
        let computedPromptTokens: Int
        let completionTokens: Int
        let prefillSeconds: Double
        let decodeSeconds: Double
    }

    /// Asks for an answer to the same tokens, greedily, its prompt cache in use.
    func answer(_ prompt: [Int], maximumTokens: Int) async throws -> Reply {
        let body: JSONValue = [
            "prompt": .array(prompt.map { .number(JSONNumber($0)) }),
            "json_schema": ExtractionTask.plainSchema,
            "n_predict": .number(JSONNumber(maximumTokens)),
            "temperature": 0, "cache_prompt": true,
        ]
        var request = URLRequest(url: url.appending(path: "completion"))
        request.httpMethod = "POST"
        request.timeoutInterval = 600
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(body.jsonText().utf8)
        let clock = ContinuousClock()
        let start = clock.now
        let (data, _) = try await URLSession.shared.data(for: request)
        let seconds = (clock.now - start) / .seconds(1)
        let reply = try JSONValue(parsing: String(decoding: data, as: UTF8.self))
        guard let text = reply["content"]?.stringValue, let timings = reply["timings"] else {
            throw ServerRefusal(answer: String(decoding: data.prefix(500), as: UTF8.self))
        }
        return Reply(
            text: text, seconds: seconds,
            computedPromptTokens: timings["prompt_n"]?.intValue ?? 0,
            completionTokens: timings["predicted_n"]?.intValue ?? 0,
            prefillSeconds: (timings["prompt_ms"]?.doubleValue ?? 0) / 1000,
            decodeSeconds: (timings["predicted_ms"]?.doubleValue ?? 0) / 1000)
    }
}

/// What a server said that is no answer.
struct ServerRefusal: Error, CustomStringConvertible {
    let answer: String
    var description: String { "the server answers: \(answer)" }
}
