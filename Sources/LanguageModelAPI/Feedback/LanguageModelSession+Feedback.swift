import Foundation
import OrderedJSON

extension LanguageModelSession {
    /// Puts feedback and the transcript into a JSON document, to be kept or sent on.
    ///
    /// Departure from Apple's API, whose document is for its own use: this one has `type`, `version`,
    /// `sentiment`, `issues`, `desiredOutput` and `transcript`, the latter in the form that
    /// ``Transcript`` is written in.
    ///
    /// - Parameters:
    ///   - sentiment: Whether the latest response was good.
    ///   - issues: What was wrong with it.
    ///   - desiredOutput: What would have been right.
    /// - Returns: The document in UTF-8.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        var document: JSONObject = ["type": "LanguageModelFeedback", "version": 1]
        document["sentiment"] = sentiment.map { .string("\($0)") }
        document["issues"] = .array(
            issues.map { issue in
                var object: JSONObject = ["category": .string("\(issue.category)")]
                object["explanation"] = issue.explanation.map(JSONValue.string)
                return .object(object)
            })
        document["desiredOutput"] = desiredOutput?.jsonValue
        document["transcript"] = transcript.jsonValue
        return Data(JSONValue.object(document).jsonBytes())
    }

    /// Puts feedback and the transcript into a JSON document, with the text that would be right.
    ///
    /// - Parameters:
    ///   - sentiment: Whether the latest response was good.
    ///   - issues: What was wrong with it.
    ///   - desiredResponseText: The text that would have been right.
    /// - Returns: The document in UTF-8.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data {
        let segment = desiredResponseText.map {
            Transcript.Segment.text(Transcript.TextSegment(content: $0))
        }
        return logFeedbackAttachment(
            sentiment: sentiment, issues: issues, desiredOutput: segment.map(Self.response))
    }

    /// Puts feedback and the transcript into a JSON document, with the content that would be right.
    ///
    /// - Parameters:
    ///   - sentiment: Whether the latest response was good.
    ///   - issues: What was wrong with it.
    ///   - desiredResponseContent: The content that would have been right.
    /// - Returns: The document in UTF-8.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        let segment = desiredResponseContent.map { content in
            Transcript.Segment.structure(
                Transcript.StructuredSegment(
                    schemaName: String(describing: type(of: content)),
                    content: content.generatedContent))
        }
        return logFeedbackAttachment(
            sentiment: sentiment, issues: issues, desiredOutput: segment.map(Self.response))
    }

    private static func response(_ segment: Transcript.Segment) -> Transcript.Entry {
        .response(Transcript.Response(assetIDs: [], segments: [segment]))
    }
}
