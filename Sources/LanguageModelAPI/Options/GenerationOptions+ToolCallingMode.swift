extension GenerationOptions {
    /// Whether the model may, must or must not call tools.
    public struct ToolCallingMode: Sendable, Equatable {
        /// The three choices.
        public enum Kind: Sendable, Hashable {
            /// The model decides.
            case allowed
            /// The model has to call a tool.
            case required
            /// The model is told of no tool.
            case disallowed
        }

        /// The choice.
        public var kind: Kind

        /// The model decides whether to call tools.
        public static let allowed = ToolCallingMode(kind: .allowed)
        /// The model has to call a tool in its first turn.
        ///
        /// It is asked to in the turns after that too, up to ``ToolLoopLimits/requiredRounds`` of them, and
        /// may answer there if it has nothing new to call.
        public static let required = ToolCallingMode(kind: .required)
        /// The model is told of no tool, and can call none.
        public static let disallowed = ToolCallingMode(kind: .disallowed)

        init(kind: Kind) { self.kind = kind }
    }
}
