import Foundation
import FoundationModels

/// Searches the web through a server that ``LiveServices/search`` names; off otherwise.
public struct WebSearchTool: Tool {
    /// What to search for.
    @Generable
    public struct Arguments: Sendable {
        /// The terms.
        @Guide(description: "A few words to search for")
        public var terms: String

        /// Searches for terms.
        public init(terms: String) { self.terms = terms }
    }

    /// The name by which models call it.
    public let name = LiveTool.webSearch.rawValue
    /// What it does, for models.
    public let description = "Searches the web"
    private let services: LiveServices

    /// Creates the tool.
    ///
    /// - Parameter services: The server, and how long it may take.
    public init(services: LiveServices) { self.services = services }

    /// Asks the server.
    ///
    /// - Parameter arguments: The terms.
    /// - Returns: The first results.
    /// - Throws: ``LiveFactsError``, with `notConfigured` if no server is set.
    public func call(arguments: Arguments) async throws -> WebSearchFact {
        guard arguments.terms.utf8.count <= LiveFactsLimits.textLength else {
            throw LiveFactsError(.tooLong, tool: .webSearch, subject: "terms")
        }
        // In a query only these stand for themselves (RFC 3986, section 2.3).
        let unreserved = CharacterSet.alphanumerics.intersection(
            CharacterSet(charactersIn: "\0"..."\u{7F}")
        )
        .union(CharacterSet(charactersIn: "-._~"))
        guard let template = services.search, template.contains("{searchTerms}"),
            let terms = arguments.terms.addingPercentEncoding(withAllowedCharacters: unreserved),
            let address = URL(string: template.replacing("{searchTerms}", with: terms)),
            ["http", "https"].contains(address.scheme?.lowercased())
        else {
            throw LiveFactsError(
                .notConfigured, tool: .webSearch, subject: "search",
                expected: "an address with `{searchTerms}`")
        }
        let page = try await services.decoded(SearchPage.self, from: address, for: .webSearch)
        return WebSearchFact(results: Array(page.results.prefix(LiveFactsLimits.searchResults)))
    }
}

/// Pages that a search found.
public struct WebSearchFact: LiveFact, Hashable {
    /// A page.
    public struct Result: Sendable, Hashable {
        /// Its title.
        public let title: String
        /// Its address.
        public let address: String
        /// What it says, if the server tells.
        public let summary: String
    }

    /// The pages, the best first.
    public let results: [Result]

    /// The address of the best page; empty if nothing was found.
    public var value: String { results.first?.address ?? "" }

    /// The pages, a line each.
    ///
    /// - Parameter locale: The language of the words that are not the pages' own.
    /// - Returns: The sentence.
    public func sentence(in locale: Locale) -> String {
        guard !results.isEmpty else { return SentenceTable.of(locale).nothingFound }
        return results.map { result in
            let summary = result.summary.isEmpty ? "" : ": \(result.summary)"
            return "\(result.title)\(summary) (\(result.address))"
        }.joined(separator: "\n")
    }
}

/// The answer of a search server, in one of the two forms that ``LiveServices/search`` says.
private struct SearchPage: Decodable {
    private struct Page: Decodable {
        struct Entry: Decodable {
            let title: String
            let url: String
            let content: String?
        }
        let results: [Entry]
    }

    let results: [WebSearchFact.Result]

    init(from decoder: any Decoder) throws {
        if let page = try? Page(from: decoder) {
            results = page.results.map {
                WebSearchFact.Result(title: $0.title, address: $0.url, summary: $0.content ?? "")
            }
            return
        }
        // OpenSearch Suggestions 1.1: terms, completions, descriptions, addresses.
        var list = try decoder.unkeyedContainer()
        _ = try list.decode(String.self)
        let titles = try list.decode([String].self)
        let summaries = try list.decode([String].self)
        let addresses = try list.decode([String].self)
        results = titles.indices.filter { addresses.indices.contains($0) }.map { index in
            WebSearchFact.Result(
                title: titles[index], address: addresses[index],
                summary: summaries.indices.contains(index) ? summaries[index] : "")
        }
    }
}
