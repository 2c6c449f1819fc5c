import Apus
import Budget
import Foundation

extension Arguments {
    /// The models that are used if they are installed, the better one first.
    private static let models = ["qwen2.5-coder-0.5b", "smollm2-135m"]

    /// What asks the language model: that of `--model`, else the better one that is installed, then
    /// that of `--server`; nil with `--no-model`.
    func modelClient() throws(BudgetError) -> ModelClient? {
        if has("--no-model") { return nil }
        var providers = (value("--model").map { [$0] } ?? Self.models).map {
            ModelProvider.local($0)
        }
        if let address = value("--server") {
            guard let url = URL(string: address), url.host() != nil else {
                throw BudgetError(.usage, at: "`--server`", expected: "an address")
            }
            let name = value("--server-model") ?? "default"
            providers.append(.server(ChatCompletionsLanguageModel(name: name, url: url)))
        }
        let seconds = try count("--timeout")
        return ModelClient(providers, timeout: .seconds(seconds ?? 60))
    }
}
