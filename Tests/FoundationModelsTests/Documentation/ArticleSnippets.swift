import Apus
import Foundation
import FoundationModels

/// Code of the articles that stands in no example, here to be compiled.
private enum ArticleSnippets {
    @Generable
    struct Receipt {
        @Guide(description: "The name of the shop")
        var shop: Quote

        @Guide(description: "What was paid in total")
        var total: Quote

        @Guide(description: "The date of the receipt", .verbatim)
        var date: String?
    }

    static func quotes(receipt text: String, session: LanguageModelSession) async throws {
        let response = try await session.respond(to: text, generating: Receipt.self)
        let shop = response.content.shop
        for occurrence in shop.occurrences {
            print(shop.text, "stands at byte", occurrence.bytes.lowerBound, "of", occurrence.source)
        }

        for citation in response.citations {
            print(citation.path, citation.quote.text)
        }
    }

    static func sources(letter: String, session: LanguageModelSession) async throws {
        let response = try await session.respond(generating: Receipt.self) {
            "Find the receipt that the letter quotes."
            Source(name: "letter", text: letter)
        }
        print(response.content.total.text)
    }

    static func namedModel() async throws {
        let model = LocalLanguageModel("qwen2.5-coder-0.5b")
        let session = LanguageModelSession(model: model)
        print(try await session.respond(to: "What is a hash table?").content)
    }

    static func failures(session: LanguageModelSession, prompt: String) async throws {
        do {
            print(try await session.respond(to: prompt).content)
        } catch LanguageModelError.contextSizeExceeded(let details) {
            print("\(details.tokenCount) tokens do not fit into \(details.contextSize)")
        } catch SystemLanguageModel.Error.assetsUnavailable {
            print("No model is installed.")
        }
    }
}
