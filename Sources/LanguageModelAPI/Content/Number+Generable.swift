import Foundation

extension Int: Generable {
    /// A schema for any integer.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads an integer; `3.0` and `3e0` are integers too.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a whole number, or is one
    ///   that `Int` cannot hold.
    public init(_ content: GeneratedContent) throws {
        let number = try content.number(expected: "an integer")
        guard let value = number.intValue else {
            throw GeneratedContent.ParsingError.unexpected(
                content, expected: "an integer of 64 bits", found: "another number")
        }
        self = value
    }
}

extension Float: Generable {
    /// A schema for any number.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads the nearest floating-point number.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a number or is too large.
    public init(_ content: GeneratedContent) throws {
        self = try content.number(expected: "a number").floatValue
        try content.check(isFinite, type: "Float")
    }
}

extension Double: Generable {
    /// A schema for any number.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads the nearest floating-point number.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a number or is too large.
    public init(_ content: GeneratedContent) throws {
        self = try content.number(expected: "a number").doubleValue
        try content.check(isFinite, type: "Double")
    }
}

extension Decimal: Generable {
    /// A schema for any number.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads a decimal number, exactly if it has at most 38 digits.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a number or is too large.
    public init(_ content: GeneratedContent) throws {
        let number = try content.number(expected: "a number")
        if let value = number.decimalValue {
            self = value
        } else if case .nonFinite = number {
            self = .nan
        } else {
            throw GeneratedContent.ParsingError.unexpected(
                content, expected: "a number that `Decimal` can hold", found: "another number")
        }
    }
}

extension GeneratedContent {
    fileprivate func number(expected: String) throws(ParsingError) -> GeneratedNumber {
        guard case .number(let number) = storage else {
            throw .unexpected(self, expected: expected)
        }
        return number
    }

    /// Throws if a number became infinite by reading it.
    fileprivate func check(_ isFinite: Bool, type: String) throws(ParsingError) {
        if !isFinite, case .number(.decimal) = storage {
            throw .unexpected(
                self, expected: "a number that `\(type)` can hold", found: "a larger number")
        }
    }
}
