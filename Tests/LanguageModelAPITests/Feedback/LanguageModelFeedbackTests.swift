import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@Suite struct LanguageModelFeedbackTests {
    private func session() async throws -> LanguageModelSession {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
        try await session.respond(to: "x")
        return session
    }

    @Test func holdsTheTranscriptAndWhatWasSaid() async throws {
        let session = try await session()
        let data = session.logFeedbackAttachment(
            sentiment: .negative,
            issues: [
                LanguageModelFeedback.Issue(category: .incorrect, explanation: "wrong"),
                LanguageModelFeedback.Issue(category: .tooVerbose),
            ], desiredResponseText: "b")
        let document = try JSONValue(parsing: Array(data))
        #expect(document["type"] == "LanguageModelFeedback")
        #expect(document["sentiment"] == "negative")
        #expect(
            document["issues"]
                == [["category": "incorrect", "explanation": "wrong"], ["category": "tooVerbose"]])
        #expect(document["desiredOutput"]?["contents"]?[0]?["text"] == "b")
        #expect(document["transcript"]?["transcript"]?["entries"]?.arrayValue?.count == 2)
    }

    @Test func holdsStructuredContent() async throws {
        let session = try await session()
        let data = session.logFeedbackAttachment(
            sentiment: nil, desiredResponseContent: Place(city: "Oslo"))
        let document = try JSONValue(parsing: Array(data))
        #expect(document["sentiment"] == nil)
        let structure = document["desiredOutput"]?["contents"]?[0]?["structure"]
        #expect(structure == ["source": "Place", "content": ["city": "Oslo"]])
        let empty = session.logFeedbackAttachment(sentiment: .positive)
        #expect(try JSONValue(parsing: Array(empty))["desiredOutput"] == nil)
    }

    @Test func hasAllCategories() {
        #expect(LanguageModelFeedback.Sentiment.allCases.count == 3)
        #expect(LanguageModelFeedback.Issue.Category.allCases.count == 8)
    }
}
