import Testing

@testable import Apus
@testable import ApusCommandLine
@testable import Inference

struct GenerationResultTests {
    private func result(_ reason: FinishReason, tokens: [Int] = [7, 8]) -> GenerationResult {
        var outcome = GenerationOutcome()
        outcome.tokens = tokens
        outcome.finishReason = reason
        outcome.cachedTokens = 2
        outcome.prefill = .milliseconds(250)
        outcome.decode = .nanoseconds(1_234_567_890)
        outcome.absenceMargins = [
            AbsenceMargin(
                path: "$.date", margin: -1.5, threshold: 0.5, wasDecisive: true,
                tookValue: false)
        ]
        outcome.forcedTokens = 1
        outcome.maskDurations = [.microseconds(3), .microseconds(5)]
        return GenerationResult(
            text: "a\"é\n", outcome, promptTokens: 5, verbatimValues: [])
    }

    @Test func addsWhatAConstraintDid() {
        let text = result(.endOfTurn).json(loadSeconds: 0.1, isConstrained: true).jsonText()
        #expect(
            text.hasSuffix(
                """
                ,"citations":[],"margins":[{"path":"$.date","margin":-1.5,"threshold":0.5,\
                "decisive":true,"taken":"absent"}],"closed_for_limit":false,"forced_tokens":1,"drafted_tokens":0,\
                "accepted_tokens":0,"mask_us":{"p50":5.0,"p99":5.0}}
                """))
    }

    @Test func writesWholeObject() {
        #expect(
            result(.stopString).json(loadSeconds: 0.1, isConstrained: false).jsonText() == """
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
