extension LanguageModelSession {
    /// The number of tokens that responses took.
    public struct Usage: Sendable {
        /// The tokens the model was given.
        public struct Input: Sendable {
            /// All of them, each turn's history included.
            public var totalTokenCount: Int
            /// Those that did not have to be processed again.
            public var cachedTokenCount: Int

            /// Creates a count.
            ///
            /// - Parameters:
            ///   - totalTokenCount: All tokens.
            ///   - cachedTokenCount: Those that did not have to be processed again.
            public init(totalTokenCount: Int, cachedTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.cachedTokenCount = cachedTokenCount
            }
        }

        /// The tokens the model generated.
        public struct Output: Sendable {
            /// All of them.
            public var totalTokenCount: Int
            /// Those of its reasoning.
            public var reasoningTokenCount: Int

            /// Creates a count.
            ///
            /// - Parameters:
            ///   - totalTokenCount: All tokens.
            ///   - reasoningTokenCount: Those of its reasoning.
            public init(totalTokenCount: Int, reasoningTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.reasoningTokenCount = reasoningTokenCount
            }
        }

        /// The tokens the model was given.
        public var input: Input
        /// The tokens the model generated.
        public var output: Output
        /// What else providers say about the turns; of equal keys the last turn's value counts.
        public var metadata: [String: GeneratedContent]

        /// The tokens given and generated.
        public var totalTokenCount: Int {
            input.totalTokenCount.addingSaturated(output.totalTokenCount)
        }

        /// Creates a count.
        ///
        /// - Parameters:
        ///   - input: The tokens the model was given.
        ///   - output: The tokens the model generated.
        ///   - metadata: What else there is to say.
        public init(
            input: Input, output: Output,
            metadata: [String: any ConvertibleToGeneratedContent] = [:]
        ) {
            self.input = input
            self.output = output
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }
}

extension LanguageModelSession.Usage {
    static let zero = Self(
        input: Input(totalTokenCount: 0, cachedTokenCount: 0),
        output: Output(totalTokenCount: 0, reasoningTokenCount: 0))

    /// The counts an executor reported in place of all before.
    init(_ reported: LanguageModelExecutorGenerationChannel.Usage) {
        self.init(
            input: Input(
                totalTokenCount: reported.input.totalTokenCount,
                cachedTokenCount: reported.input.cachedTokenCount),
            output: Output(
                totalTokenCount: reported.output.totalTokenCount,
                reasoningTokenCount: reported.output.reasoningTokenCount),
            metadata: reported.metadata)
    }

    /// Adds another turn's counts.
    mutating func add(_ other: Self) {
        input.totalTokenCount = input.totalTokenCount.addingSaturated(other.input.totalTokenCount)
        input.cachedTokenCount =
            input.cachedTokenCount.addingSaturated(other.input.cachedTokenCount)
        addOutput(
            tokens: other.output.totalTokenCount, ofReasoning: other.output.reasoningTokenCount)
        metadata.merge(other.metadata) { _, later in later }
    }

    /// Adds generated tokens.
    mutating func addOutput(tokens: Int, ofReasoning reasoningTokens: Int = 0) {
        output.totalTokenCount = output.totalTokenCount.addingSaturated(tokens)
        output.reasoningTokenCount = output.reasoningTokenCount.addingSaturated(reasoningTokens)
    }
}

extension Int {
    /// The sum, or the nearest number there is: counts come from outside.
    fileprivate func addingSaturated(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        guard overflows else { return sum }
        return other < 0 ? .min : .max
    }
}
