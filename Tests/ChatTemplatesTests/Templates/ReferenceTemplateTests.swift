import ChatTemplates
import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Renders of real templates, compared with Jinja's own in the transformers library's environment.
@Suite struct ReferenceTemplateTests {
    @Test(.needsReference("templates"), arguments: ReferenceScenario.templateNames)
    func rendersLikeTheReference(_ name: String) throws {
        let template = try ReferenceScenario.template(named: name)
        for scenario in try ReferenceScenario.scenarios(of: name) {
            let outcome = Result { try template.render(scenario.context) }
            switch outcome {
            case .success(let prompt):
                #expect(prompt.text == scenario.expected, "\(name), \(scenario.name)")
                #expect(Array(prompt.text.utf8) == scenario.expected.map { Array($0.utf8) })
            case .failure(let error):
                #expect(scenario.expected == nil, "\(name), \(scenario.name): \(error)")
            }
        }
    }
}
