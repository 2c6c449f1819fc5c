import Foundation
import OrderedJSON

extension GeneratedContent {
    /// Why a text is not JSON, or why content does not fit the type that it was to become.
    public struct ParsingError: LocalizedError, Sendable, CustomDebugStringConvertible {
        /// The JSON text that was to be read.
        public var rawContent: String
        /// The error that led to this one.
        public var underlyingError: (any Error)?
        /// What is wrong.
        public var debugDescription: String
        /// The way from the content that was to be read to the one that does not fit.
        var path = JSONPath()

        /// Creates an error.
        ///
        /// - Parameters:
        ///   - rawContent: The JSON text that was to be read.
        ///   - underlyingError: The error that led to this one.
        ///   - debugDescription: What is wrong.
        public init(
            rawContent: String, underlyingError: (any Error)? = nil, debugDescription: String
        ) {
            self.rawContent = rawContent
            self.underlyingError = underlyingError
            self.debugDescription = debugDescription
        }
    }
}

extension GeneratedContent.ParsingError {
    /// Where the content does not fit, and why; free of the content's own text.
    public var errorDescription: String? {
        path.components.isEmpty
            ? "generated content cannot be read: \(debugDescription)"
            : "generated content cannot be read at `\(path)`: \(debugDescription)"
    }

    /// An error for content of the wrong kind or value.
    static func unexpected(
        _ content: GeneratedContent, expected: String, found: String? = nil
    ) -> GeneratedContent.ParsingError {
        GeneratedContent.ParsingError(
            rawContent: content.jsonString,
            debugDescription: "expected \(expected), found \(found ?? content.storage.name)")
    }

    /// The error, as seen from the content around.
    func inside(
        _ component: JSONPath.Component, of content: GeneratedContent
    ) -> GeneratedContent.ParsingError {
        var error = self
        error.path.components.insert(component, at: 0)
        error.rawContent = content.jsonString
        return error
    }
}

extension GeneratedContent.Storage {
    /// The kind of content in words.
    var name: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .structure: "an object"
        }
    }
}
