import Testing

@testable import Apus

@Suite struct SamplingCardTests {
    /// As the makers publish them.
    @Test func knowsTheMakersAdvice() {
        #expect(
            SamplingCard(family: "LFM2.5")
                == SamplingCard(temperature: 0.1, topK: 50, minP: 0.15, repetitionPenalty: 1.05))
        #expect(
            SamplingCard(family: "Qwen3") == SamplingCard(temperature: 0.7, topK: 20, topP: 0.8))
        #expect(
            SamplingCard(family: "Gemma 3") == SamplingCard(temperature: 1, topK: 64, topP: 0.95))
        #expect(SamplingCard(family: "of nobody") == nil)
    }

    @Test func everyModelOfTheCatalogueHasACard() {
        for entry in ModelCatalogue.builtIn.entries {
            #expect(SamplingCard(family: entry.family) != nil, "\(entry.family)")
            #expect(ModelCatalogue.builtIn.samplingCard(forFile: entry.file) != nil)
        }
        #expect(ModelCatalogue.builtIn.samplingCard(forFile: "other.gguf") == nil)
    }

    @Test func becomesOptionsOfTheEngine() {
        let card = SamplingCard(
            temperature: 0.5, topK: 10, topP: 0.9, minP: 0.1, repetitionPenalty: 1.2)
        let options = DecodingOptions(
            card.generationOptions(seed: 4), card.localOptions(), isGuided: false)
        #expect(options.sampling.temperature == 0.5)
        #expect(options.sampling.topK == 10)
        #expect(options.sampling.topP == 0.9)
        #expect(options.sampling.minP == 0.1)
        #expect(options.sampling.repetitionPenalty == 1.2)
        #expect(options.sampling.seed == 4)
        let greedy = DecodingOptions(
            SamplingCard.greedy.generationOptions(), SamplingCard.greedy.localOptions(),
            isGuided: false)
        #expect(greedy.sampling.temperature == 0)
    }
}
