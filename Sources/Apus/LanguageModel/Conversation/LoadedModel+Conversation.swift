#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension LoadedModel {
    /// The tokens of a conversation up to where the model's next message begins.
    ///
    /// Templates of models that can reason are asked for an answer without, unless the conversation
    /// allows it: reasoning would be part of the response's text.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - parts: Parts to leave out.
    /// - Returns: The tokens, with a begin token if the model wants one.
    /// - Throws: `ChatTemplateError` or ``ApusError``.
    func prompt(
        _ conversation: Conversation, without parts: Set<Conversation.Part> = []
    ) throws -> [Int] {
        var variables = templateVariables
        if !conversation.allowsReasoning { variables["enable_thinking"] = false }
        return tokens(
            of: try toolPrompt().render(
                conversation.chat(without: parts),
                tools: parts.contains(.tools) ? [] : conversation.tools, variables: variables))
    }

    /// The error for a conversation that does not fit, with what fills the context window.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - promptTokens: Its tokens.
    ///   - labelTokens: Those of the longest label among which the answer would be chosen.
    ///   - answerTokens: Those of the answer that did not come to its end.
    /// - Returns: The error.
    func contextExceeded(
        by conversation: Conversation, promptTokens: Int, labelTokens: Int = 0,
        answerTokens: Int = 0
    ) -> LanguageModelError {
        var left: Set<Conversation.Part> = []
        var rest = promptTokens
        var counts: [(part: String, count: Int)] = []
        // What a part adds is what leaving it out saves; what is left is the prompt.
        for part in Conversation.Part.allCases where part != .prompt {
            guard conversation.has(part) else {
                counts.append((part.rawValue, 0))
                continue
            }
            left.insert(part)
            guard let count = try? prompt(conversation, without: left).count else {
                left.remove(part)
                continue
            }
            counts.append((part.rawValue, rest - count))
            rest = count
        }
        counts.append((Conversation.Part.prompt.rawValue, rest))
        if labelTokens > 0 { counts.append(("label", labelTokens)) }
        if answerTokens > 0 { counts.append(("answer", answerTokens)) }
        let parts = counts.filter { $0.count > 0 }
            .map { "\($0.part) \($0.count)" }.joined(separator: ", ")
        let tokenCount = promptTokens + labelTokens + answerTokens
        var metadata = LanguageModelError.metadata(of: contextExceeded(by: tokenCount))
        for (part, count) in counts { metadata["\(part)Tokens"] = count }
        return .contextSizeExceeded(
            .init(
                contextSize: contextLength, tokenCount: tokenCount,
                debugDescription: """
                    the request has \(tokenCount) tokens (\(parts)), the context window of \
                    `\(name)` holds \(contextLength)
                    """,
                metadata: metadata))
    }
}
