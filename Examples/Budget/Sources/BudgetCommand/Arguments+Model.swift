import Apus
import Budget
import FoundationModels

extension Arguments {
    /// The models that are used if they are installed, the better one first.
    private static let models = ["qwen2.5-coder-0.5b", "smollm2-135m"]

    /// What asks the language model: that of `--model`, else the better one that is installed; nil
    /// with `--no-model`.
    func modelClient() -> ModelClient? {
        if has("--no-model") { return nil }
        if let name = value("--model") { return ModelClient([.local(name)]) }
        return ModelClient(Self.models.map { .local($0) })
    }
}
