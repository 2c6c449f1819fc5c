import LanguageModelAPI
import Testing

@Suite struct GenerationOptionsTests {
    @Test func leavesEverythingOpen() {
        let options = GenerationOptions()
        #expect(options.samplingMode == nil)
        #expect(options.temperature == nil)
        #expect(options.maximumResponseTokens == nil)
        #expect(options.toolCallingMode == nil)
        #expect(options == GenerationOptions(toolCallingMode: nil))
    }

    @Test func tellsSamplingModesApart() {
        #expect(GenerationOptions.SamplingMode.greedy.kind == .greedy)
        #expect(
            GenerationOptions.SamplingMode.random(top: 4, seed: 1).kind
                == .randomTopK(4, seed: 1))
        #expect(
            GenerationOptions.SamplingMode.random(probabilityThreshold: 0.5).kind
                == .randomProbabilityThreshold(0.5, seed: nil))
        #expect(
            GenerationOptions.SamplingMode.random(top: 4)
                != GenerationOptions.SamplingMode.random(top: 4, seed: 1))
    }

    @Test func tellsToolCallingModesApart() {
        let modes: [GenerationOptions.ToolCallingMode] = [.allowed, .required, .disallowed]
        #expect(modes.map(\.kind) == [.allowed, .required, .disallowed])
        #expect(Set(modes.map(\.kind)).count == 3)
    }

    @available(*, deprecated)
    @Test func keepsTheOlderNames() {
        var options = GenerationOptions(sampling: .greedy, temperature: 1)
        #expect(options == GenerationOptions(samplingMode: .greedy, temperature: 1))
        options.sampling = nil
        #expect(options.samplingMode == nil)
    }
}
