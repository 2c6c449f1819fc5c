import OrderedJSON

extension LanguageModelSession {
    /// Why a session cannot make a request, or cannot carry out what the model calls for.
    ///
    /// What concerns one tool is thrown as ``ToolCallError``, with an error of this type as its cause if
    /// the session found the fault. Departure from Apple's API, whose errors for this are not public.
    public struct RequestError: Swift.Error, Sendable, Hashable {
        /// What is wrong; more codes may be added.
        public struct Code: RawRepresentable, Sendable, Hashable {
            /// The code as text.
            public let rawValue: String

            /// Creates a code.
            ///
            /// - Parameter rawValue: The code as text.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Two tools of the session have the same name.
            public static let duplicateToolName = Code(rawValue: "duplicateToolName")
            /// The model called a tool that the session does not have, or that it was not to call.
            public static let unknownTool = Code(rawValue: "unknownTool")
            /// The arguments are not what the tool's schema demands.
            public static let invalidArguments = Code(rawValue: "invalidArguments")
            /// Parts of one call came under different tool names, or two calls have the same id.
            public static let conflictingCall = Code(rawValue: "conflictingCall")
            /// The model was to call a tool and did not, or there was none to call.
            public static let missingCall = Code(rawValue: "missingCall")
            /// The session's profile names no model.
            public static let missingModel = Code(rawValue: "missingModel")
            /// The model went on calling tools beyond ``ToolLoopLimits/rounds``.
            public static let tooManyRounds = Code(rawValue: "tooManyRounds")
        }

        /// What is wrong.
        public let code: Code
        /// The name of the tool, if one is concerned.
        public let toolName: String?
        /// Where in the arguments the fault is.
        public let path: String?
        /// What would have been right.
        public let expected: String?

        init(_ code: Code, toolName: String? = nil, path: JSONPath? = nil, expected: String? = nil)
        {
            self.code = code
            self.toolName = toolName
            self.path = path?.description
            self.expected = expected
        }
    }
}
