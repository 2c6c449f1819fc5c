extension LanguageModelSession {
    /// Makes one profile of conditions.
    @resultBuilder public struct DynamicProfileBuilder {
        /// Takes a profile as it is.
        ///
        /// - Parameter content: The profile.
        /// - Returns: The same.
        public static func buildBlock<T: DynamicProfile>(_ content: T) -> T { content }

        /// Takes the first branch of a condition.
        ///
        /// - Parameter content: The branch.
        /// - Returns: The profile of the condition.
        public static func buildEither<TrueContent, FalseContent>(
            first content: TrueContent
        ) -> ConditionalDynamicProfile<TrueContent, FalseContent> {
            ConditionalDynamicProfile(branch: .trueContent(content))
        }

        /// Takes the second branch of a condition.
        ///
        /// - Parameter content: The branch.
        /// - Returns: The profile of the condition.
        public static func buildEither<TrueContent, FalseContent>(
            second content: FalseContent
        ) -> ConditionalDynamicProfile<TrueContent, FalseContent> {
            ConditionalDynamicProfile(branch: .falseContent(content))
        }

        /// Not available: one profile holds at a time.
        ///
        /// - Parameter contents: The profiles.
        /// - Returns: Nothing.
        @available(*, unavailable, message: "The body of a profile has to come to one profile")
        public static func buildBlock<each Content: DynamicProfile>(
            _ contents: repeat each Content
        ) -> Never {
            preconditionFailure("the body of a profile has to come to one profile")
        }

        /// Hides the type of a profile that is not available everywhere.
        ///
        /// - Parameter component: The profile.
        /// - Returns: The profile without its type.
        public static func buildLimitedAvailability(
            _ component: some DynamicProfile
        ) -> AnyDynamicProfile {
            AnyDynamicProfile(component)
        }
    }
}
