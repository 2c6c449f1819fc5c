import Inference
import Testing

@testable import Apus
@testable import ApusCommandLine

struct GenerationResultTests {
    private func result(_ reason: FinishReason, tokens: [Int] = [7, 8]) -> GenerationResult {
        GenerationResult(
            text: "a\"é\n", tokens: tokens, finishReason: reason, promptTokens: 5,
            cachedTokens: 2, prefillSeconds: 0.25, decodeSeconds: 1.23456789)
    }

    @Test func writesWholeObject() {
        #expect(
            result(.stopString).json(loadSeconds: 0.1).jsonText() == """
                {"text":"a\\"é\\n","token_ids":[7,8],"finish_reason":"stop_string",\
                "usage":{"prompt_tokens":5,"cached_tokens":2,"completion_tokens":2},\
                "timings":{"load_s":0.1,"prefill_s":0.25,"decode_s":1.234568}}
                """)
    }

    @Test(
        arguments: [
            (.endOfTurn, nil), (.stopString, nil),
            (.maximumTokens, "the answer was cut after 1 token (`--max-tokens`)"),
            (.contextFull, "the answer was cut after 1 token, because the context is full"),
            (.cancelled, "the answer was stopped after 1 token"),
        ] as [(FinishReason, String?)])
    func saysThatAnswerIsCut(reason: FinishReason, warning: String?) {
        #expect(result(reason, tokens: [7]).warning == warning)
    }
}
