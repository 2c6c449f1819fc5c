import Apus
import Foundation
import Recipes

/// `GET /`: a page to try the server with, which loads nothing from elsewhere.
struct PageRoute: Route {
    /// Only the page's own style and script run, and they reach this server alone.
    private static let policy = """
        default-src 'none'; script-src 'sha256-SCRIPT'; style-src 'sha256-STYLE'; connect-src 'self'; \
        img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    private let page: [UInt8]
    private let policy: String

    init() {
        let recipes = StandardRecipe.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        let text = String(decoding: PackageResources.page_html, as: UTF8.self)
            .replacing("RECIPES", with: recipes)
        page = Array(text.utf8)
        policy = Self.policy
            .replacing("SCRIPT", with: Self.hash(of: "script", in: text))
            .replacing("STYLE", with: Self.hash(of: "style", in: text))
    }

    func answer(_ call: ServerCall) async throws {
        call.exchange.respond(
            HTTPHead(
                status: 200,
                fields: [
                    ("Content-Type", "text/html; charset=utf-8"),
                    ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
                    ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-cache"),
                ]), body: page)
    }

    /// The hash of an element's text, as a Content-Security-Policy names it.
    private static func hash(of element: String, in page: String) -> String {
        guard let start = page.firstRange(of: "<\(element)>"),
            let end = page.firstRange(of: "</\(element)>")
        else { return "" }
        var digest = SHA256()
        digest.update(page[start.upperBound..<end.lowerBound].utf8)
        return Data(digest.digest()).base64EncodedString()
    }
}
