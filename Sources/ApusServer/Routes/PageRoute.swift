import Recipes

/// `GET /`: a page to try the server with, which loads nothing from elsewhere.
struct PageRoute: Endpoint {
    private let response: ServerResponse

    init() {
        let recipes = StandardRecipe.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        response = .page(
            String(decoding: PackageResources.page_html, as: UTF8.self)
                .replacing("RECIPES", with: recipes))
    }

    func answer(_ call: ServerCall) async throws { try await response.send(to: call.exchange) }
}
