import Foundation

/// Something the model can call to look things up or to act.
///
/// A tool may be called several times at once, and beside other tools.
public protocol Tool<Arguments, Output>: Sendable {
    /// What a call gives the model.
    associatedtype Output: PromptRepresentable
    /// What the model has to supply.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name by which the model calls the tool; the type's name unless said otherwise.
    var name: String { get }
    /// What the tool does, for the model.
    var description: String { get }
    /// The schema of the arguments.
    var parameters: GenerationSchema { get }
    /// Whether the tool is listed in the instructions; true unless said otherwise.
    ///
    /// A tool that is not listed can still be called.
    var includesSchemaInInstructions: Bool { get }

    /// Does what the tool does.
    ///
    /// - Parameter arguments: What the model supplied, which follows the schema.
    /// - Returns: What the model is shown.
    /// - Throws: Anything; it ends the request with ``LanguageModelSession/ToolCallError``.
    @concurrent func call(arguments: Self.Arguments) async throws -> Self.Output
}

extension Tool {
    /// The name of the type.
    public var name: String { String(describing: Self.self) }

    /// The tool is listed in the instructions.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The schema of the arguments' type.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
