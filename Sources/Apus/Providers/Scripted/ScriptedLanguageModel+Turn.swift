import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension ScriptedLanguageModel {
    /// One turn: the steps that are played one after another.
    ///
    /// A string literal is a turn of one piece of text.
    public struct Turn: Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
        /// The steps, in order.
        public var steps: [Step]

        /// Creates a turn.
        ///
        /// - Parameter steps: The steps, in order.
        public init(_ steps: [Step]) { self.steps = steps }

        /// Creates a turn from its steps.
        ///
        /// - Parameter steps: The steps, in order.
        public init(arrayLiteral steps: Step...) { self.steps = steps }

        /// Creates a turn that is a text.
        ///
        /// - Parameter text: The text.
        public init(stringLiteral text: String) { steps = [.text(text)] }
    }

    /// A step of a turn.
    ///
    /// Each piece of text is sent by itself and counts as one token.
    public struct Step: Sendable {
        /// What executors send.
        public typealias Event = LanguageModelExecutorGenerationChannel.Event

        let play: @Sendable (LanguageModelExecutorGenerationChannel) async throws -> Void

        /// Sends any events.
        ///
        /// - Parameter events: The events.
        /// - Returns: The step.
        public static func events(_ events: Event...) -> Step { sending(events) }

        /// Sends pieces of the response's text.
        ///
        /// - Parameter pieces: The pieces.
        /// - Returns: The step.
        public static func text(_ pieces: String...) -> Step {
            sending(pieces.map { .response(action: .appendText($0, tokenCount: 1)) })
        }

        /// Sends pieces of the model's reasoning.
        ///
        /// - Parameters:
        ///   - pieces: The pieces.
        ///   - signature: What the reasoning is signed with.
        /// - Returns: The step.
        public static func reasoning(_ pieces: String..., signature: Data? = nil) -> Step {
            var events = pieces.map { Event.reasoning(action: .appendText($0, tokenCount: 1)) }
            if let signature {
                events.append(.reasoning(action: .updateSignature(signature, tokenCount: 0)))
            }
            return sending(events)
        }

        /// Sends a call of a tool; calls in a row belong together and are carried out at once.
        ///
        /// - Parameters:
        ///   - id: What tells the call from others.
        ///   - name: The name of the tool.
        ///   - pieces: The JSON of the arguments, in pieces.
        /// - Returns: The step.
        public static func toolCall(id: String, name: String, arguments pieces: String...) -> Step {
            sending(
                pieces.map { piece in
                    .toolCalls(
                        action: .toolCall(
                            id: id, name: name, action: .appendArguments(piece, tokenCount: 1)))
                })
        }

        /// Reports how many tokens the turn took, in place of what the pieces add up to.
        ///
        /// - Parameters:
        ///   - input: The tokens the model was given.
        ///   - cached: Those of them that did not have to be processed again.
        ///   - output: The tokens the model generated.
        ///   - reasoning: Those of them that are reasoning.
        ///   - metadata: What else there is to say about the turn.
        /// - Returns: The step.
        public static func usage(
            input: Int, cached: Int = 0, output: Int, reasoning: Int = 0,
            metadata: [String: any ConvertibleToGeneratedContent & Sendable] = [:]
        ) -> Step {
            sending([
                .response(
                    action: .updateUsage(
                        input: .init(totalTokenCount: input, cachedTokenCount: cached),
                        output: .init(totalTokenCount: output, reasoningTokenCount: reasoning),
                        metadata: metadata))
            ])
        }

        /// Marks the response, in place of all earlier marks.
        ///
        /// - Parameter metadata: The marks.
        /// - Returns: The step.
        public static func metadata(
            _ metadata: [String: any ConvertibleToGeneratedContent & Sendable]
        ) -> Step {
            sending([.response(action: .updateMetadata(metadata))])
        }

        /// Ends the turn with an error.
        ///
        /// - Parameter error: The error.
        /// - Returns: The step.
        public static func failure(_ error: any Error) -> Step { Step { _ in throw error } }

        /// Does anything, such as waiting until the test has seen what was sent before.
        ///
        /// - Parameter work: What is done; what it throws ends the turn.
        /// - Returns: The step.
        public static func perform(_ work: @escaping @Sendable () async throws -> Void) -> Step {
            Step { _ in try await work() }
        }

        private static func sending(_ events: [Event]) -> Step {
            Step { channel in for event in events { await channel.send(event) } }
        }
    }
}
