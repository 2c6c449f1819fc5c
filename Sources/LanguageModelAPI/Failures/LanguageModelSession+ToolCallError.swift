import Foundation

extension LanguageModelSession {
    /// A tool that could not be called, or that threw.
    public struct ToolCallError: Swift.Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// What the tool threw, or why its arguments cannot be read.
        public var underlyingError: any Swift.Error

        /// Creates an error.
        ///
        /// - Parameters:
        ///   - tool: The tool.
        ///   - underlyingError: What went wrong.
        public init(tool: any Tool, underlyingError: any Swift.Error) {
            self.tool = tool
            self.underlyingError = underlyingError
        }

        /// Which tool failed, and why.
        public var errorDescription: String? {
            let reason =
                (underlyingError as? any LocalizedError)?.errorDescription
                ?? String(describing: underlyingError)
            return "the tool `\(tool.name)` failed: \(reason)"
        }
    }
}
