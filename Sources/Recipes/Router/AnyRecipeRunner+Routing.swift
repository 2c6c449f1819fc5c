import FoundationModels

extension AnyRecipeRunner {
    /// Answers which recipe a text is for, as the field `route` and the list `routes`.
    ///
    /// - Parameter router: The router.
    public init(_ router: RecipeRouter) {
        self.init { text, context in
            let routing = try await router.route(text, context)
            return Extraction(
                findings: routing.findings, askedModel: routing.askedModel, generation: nil,
                seconds: routing.seconds)
        }
    }

    /// Reads each document with the recipe that it is for.
    ///
    /// The findings begin with the field `route`, and the list `routes` has all of them with their
    /// probabilities. A document that is for no recipe has nothing else.
    ///
    /// - Parameter model: The model that routes and points.
    /// - Returns: The runner.
    public static func routed(model: any LanguageModel) -> AnyRecipeRunner {
        let router = RecipeRouter(model: model)
        let runners = StandardRecipe.allCases.map { ($0.rawValue, $0.runner(model: model)) }
        let byName = Dictionary(uniqueKeysWithValues: runners)
        return AnyRecipeRunner { text, context in
            let routing = try await router.route(text, context)
            let route = routing.findings
            guard let runner = byName[routing.route.rawValue] else {
                return Extraction(
                    findings: route, askedModel: routing.askedModel, generation: nil,
                    seconds: routing.seconds)
            }
            let extraction = try await runner.extract(from: text, context)
            return Extraction(
                findings: AnyRecipeFindings(
                    fields: route.fields + extraction.findings.fields,
                    lists: route.lists + extraction.findings.lists),
                askedModel: routing.askedModel || extraction.askedModel,
                generation: extraction.generation, seconds: routing.seconds + extraction.seconds)
        }
    }
}

extension Routing {
    /// The route as a field, and all of them as a list.
    var findings: AnyRecipeFindings {
        AnyRecipeFindings(
            fields: [
                FieldReport("route", of: route.rawValue, confidence: options.first?.probability)
            ],
            lists: [
                ListReport(
                    name: "routes",
                    rows: options.map { option in
                        let percent = (option.probability * 1000).rounded() / 10
                        return [
                            FieldReport("route", of: option.route.rawValue),
                            FieldReport("percent", of: "\(percent)"),
                        ]
                    })
            ])
    }
}
