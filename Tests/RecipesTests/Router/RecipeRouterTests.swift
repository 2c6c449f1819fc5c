import Apus
import Foundation
import TestSupport
import Testing

@testable import Recipes

/// The router and the recipe of parcels with a real model, which is pulled when first needed.
@Suite struct RecipeRouterTests {
    private static func model() async throws -> LocalLanguageModel {
        do {
            // The tests name third parties' packages on purpose.
            let url = try await ModelStore.default.pull(
                "smollm2-135m", options: PullOptions(consent: { _ in true }))
            return LocalLanguageModel(file: url)
        } catch {
            if ReferenceData.isRequired { throw error }
            try Test.cancel("the model can't be had: \(error)")
        }
    }

    @Test func modelIsAskedOnlyWhereRulesLeaveAChoice() async throws {
        let router = RecipeRouter(model: try await Self.model())
        let certain = try await router.route("UPS: locker 4, code 88-21. Collect by Friday.")
        #expect(certain.route == .pickup)
        #expect(!certain.askedModel)
        let open = try await router.route("on the counter, code 4410")
        #expect(open.askedModel)
        #expect(Set(open.options.map(\.route)) == Set(Route.allCases))
        #expect(abs(open.options.reduce(0) { $0 + $1.probability } - 1) < 1e-9)
        #expect(open.options.map(\.probability) == open.options.map(\.probability).sorted(by: >))
    }

    @Test func sameTextHasSameProbabilities() async throws {
        let router = RecipeRouter(model: try await Self.model())
        let first = try await router.route("For sale: oak desk, £45")
        let second = try await router.route("For sale: oak desk, £45")
        #expect(first.options == second.options)
    }

    @Test func routedRunnerReadsWithTheRecipe() async throws {
        let runner = AnyRecipeRunner.routed(model: try await Self.model())
        let notice = try await runner.extract(from: "UPS: locker Mill Garage, code 88-21.")
        let values = notice.findings.fields.reduce(into: [:]) { $0[$1.name] = $1.value }
        #expect(values["route"] == "pickup")
        #expect(values["code"] == "88-21")
        #expect(notice.findings.lists.first?.rows.count == Route.allCases.count)
        let other = try await runner.extract(from: "Lavare a mano, non candeggiare.")
        #expect(other.findings.fields.map(\.value) == ["other"])
    }

    @Test func modelPointsAtOneOfSeveralCodes() async throws {
        let runner = RecipeRunner(PickupRecipe(), model: try await Self.model())
        let text = "UPS locker Mill Garage: code 88-21. Code 77-40."
        let extraction = try await runner.extract(from: text)
        #expect(extraction.askedModel)
        let code = extraction.findings.code
        #expect(code.value == nil || code.value == "88-21" || code.value == "77-40")
        #expect(extraction.findings.carrier.value == "UPS")
    }
}
