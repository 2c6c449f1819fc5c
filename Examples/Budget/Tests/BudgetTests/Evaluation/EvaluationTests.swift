import Budget
import Testing

@Suite struct EvaluationTests {
    private func line(_ id: String, _ question: String, _ expected: String) -> String {
        #"{"id":"\#(id)","language":"en","today":"2026-11-15","question":"\#(question)","expected":\#(expected)}"#
    }

    @Test func countsWhatIsExactWrongAndDeclined() async throws {
        let lines = [
            line(
                "a", "how much last month",
                #"{"intent":"total","period":["2026-10-01","2026-10-31"]}"#),
            line("b", "how much last month", #"{"intent":"total"}"#),
            line("c", "tell me a joke", #"{"none":true}"#),
            line("d", "tell me a joke", #"{"intent":"total"}"#),
        ].joined(separator: "\n")
        let evaluation = await Evaluation(
            try EvaluationCase.cases(lines), names: SampleQuestions.names)
        #expect(evaluation.outcomes.map(\.verdict) == [.exact, .wrong, .exact, .declined])
    }

    /// SHA-256 of `abc` begins with ba (FIPS 180-4), that of the empty text with e3.
    @Test func splitsByTheHashOfTheID() throws {
        let cases = try EvaluationCase.cases(
            [line("abc", "?", #"{"none":true}"#), line("", "?", #"{"none":true}"#)]
                .joined(separator: "\n"))
        #expect(cases.map(\.isTest) == [true, false])
    }
}
