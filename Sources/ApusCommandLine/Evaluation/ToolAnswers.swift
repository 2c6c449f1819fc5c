import Apus
import Recipes

/// Answers questions with the tools of live facts; those that need a server are chosen, not run.
struct ToolAnswers: Sendable {
    /// The job's name.
    static let job = "tools"

    private let facts: LiveFacts

    init(model: LocalLanguageModel) { facts = LiveFacts(model: model) }

    func answer(_ item: EvaluationCase) async throws -> Extraction<AnyRecipeFindings> {
        let start = ContinuousClock.now
        let (call, askedModel) = try await facts.plan(item.text, item.context)
        var fields = [FieldReport(name: "tool", value: call?.tool.rawValue)]
        for name in item.expected.keys where name != "tool" && name != "answer" {
            fields.append(FieldReport(name: name, value: call?.arguments[name]))
        }
        if item.expected["answer"] != nil {
            fields.append(FieldReport(name: "answer", value: try await value(of: call, item)))
        }
        return Extraction(
            findings: AnyRecipeFindings(fields: fields), askedModel: askedModel,
            seconds: (ContinuousClock.now - start) / .seconds(1))
    }

    /// What a tool comes to; nil if it fails, which counts as no answer.
    private func value(of call: LiveCall?, _ item: EvaluationCase) async throws -> String? {
        guard let call, call.tool != .weather, call.tool != .webSearch else { return nil }
        do {
            return try await facts.fact(of: call, item.context).value
        } catch is LiveFactsError {
            return nil
        }
    }
}
