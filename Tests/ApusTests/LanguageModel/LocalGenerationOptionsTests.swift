import LanguageModelAPI
import Testing

@testable import Apus

@Suite struct LocalGenerationOptionsTests {
    @Test func travelsInMetadata() throws {
        var options = LocalGenerationOptions()
        options.topK = 5
        options.minP = 0.05
        options.repetitionPenalty = 1.1
        options.stopStrings = ["\n\n", "END"]
        options.jsonSchema = "{}"
        options.regex = "a+"
        options.sources = [Source(name: "mail", text: "x"), Source(name: "", text: "y\n")]
        options.usesForcedTokens = false
        options.allowsReasoning = true
        options.reportsTokens = true
        options.constrainsToolCalls = false
        options.choices = ["yes", "no"]
        let metadata = options.metadata.mapValues(\.generatedContent)
        #expect(try LocalGenerationOptions(metadata: metadata) == options)
        #expect(LocalGenerationOptions().metadata.isEmpty)
    }

    @Test func leavesOthersMetadataAlone() throws {
        let options = try LocalGenerationOptions(metadata: ["trace": "x".generatedContent])
        #expect(options == LocalGenerationOptions())
    }

    @Test(arguments: [
        ("apus.minp", "0.1", "apus.minp"), ("apus.minP", #""much""#, "apus.minP"),
        ("apus.stopStrings", "3", "apus.stopStrings"),
        ("apus.sources", #"[{"name": "a"}]"#, "apus.sources"),
    ])
    func refusesWhatItDoesNotKnow(key: String, json: String, subject: String) throws {
        let metadata = [key: try GeneratedContent(json: json)]
        let error = #expect(throws: ApusError.self) {
            try LocalGenerationOptions(metadata: metadata)
        }
        #expect(error?.code == .invalidMetadata)
        #expect(error?.subject == subject)
    }

    @Test func samplingModesMeanWhatTheySay() {
        func decoding(_ options: GenerationOptions, isGuided: Bool = false) -> DecodingOptions {
            DecodingOptions(options, isGuided: isGuided)
        }
        let usual = decoding(GenerationOptions()).sampling
        #expect(usual.temperature == 0.7 && usual.topP == 0.95 && usual.topK == nil)
        #expect(decoding(GenerationOptions(), isGuided: true).sampling.temperature == 0)
        let hot = decoding(GenerationOptions(temperature: 1.5), isGuided: true).sampling
        #expect(hot.temperature == 1.5 && hot.topP == 0.95)
        let greedy = decoding(GenerationOptions(samplingMode: .greedy, temperature: 2)).sampling
        #expect(greedy.temperature == 0)
        let top = decoding(GenerationOptions(samplingMode: .random(top: 5, seed: 7))).sampling
        #expect(top.topK == 5 && top.topP == nil && top.seed == 7 && top.temperature == 0.7)
        let nucleus = decoding(
            GenerationOptions(samplingMode: .random(probabilityThreshold: 0.5), temperature: 1)
        ).sampling
        #expect(nucleus.topP == 0.5 && nucleus.topK == nil && nucleus.temperature == 1)
        let nothing = decoding(
            GenerationOptions(samplingMode: .random(probabilityThreshold: 0))
        ).sampling
        #expect(nothing.topK == 1 && nothing.topP == nil)
        #expect(decoding(GenerationOptions(maximumResponseTokens: 3)).maximumTokens == 3)
    }

    @Test func topKGoesWithAnySamplingMode() {
        var extra = LocalGenerationOptions()
        extra.topK = 3
        extra.usesForcedTokens = false
        let options = GenerationOptions(
            samplingMode: .random(probabilityThreshold: 0.5, seed: 7), temperature: 1)
        let decoding = DecodingOptions(options, extra, isGuided: false)
        #expect(decoding.sampling.topK == 3 && decoding.sampling.topP == 0.5)
        #expect(decoding.sampling.seed == 7 && decoding.sampling.temperature == 1)
        #expect(!decoding.usesForcedTokens)
    }
}
