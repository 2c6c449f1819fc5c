import Foundation

// A model supplies arguments by name, so a bare value has none to be the schema of.

extension Tool where Arguments == String {
    /// Not available: arguments need names, so wrap the value in a type of its own.
    @available(*, unavailable, message: "Use a @Generable type with a property for the value")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Int {
    /// Not available: arguments need names, so wrap the value in a type of its own.
    @available(*, unavailable, message: "Use a @Generable type with a property for the value")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Double {
    /// Not available: arguments need names, so wrap the value in a type of its own.
    @available(*, unavailable, message: "Use a @Generable type with a property for the value")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Float {
    /// Not available: arguments need names, so wrap the value in a type of its own.
    @available(*, unavailable, message: "Use a @Generable type with a property for the value")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Decimal {
    /// Not available: arguments need names, so wrap the value in a type of its own.
    @available(*, unavailable, message: "Use a @Generable type with a property for the value")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Bool {
    /// Not available: arguments need names, so wrap the value in a type of its own.
    @available(*, unavailable, message: "Use a @Generable type with a property for the value")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
