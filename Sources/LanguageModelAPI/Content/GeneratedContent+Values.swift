extension GeneratedContent {
    /// Reads the content as a value of a type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value.
    /// - Throws: ``ParsingError`` if the content does not fit the type.
    public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        try Value(self)
    }

    /// Reads a property as a value of a type.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - property: The name of the property.
    /// - Returns: The value.
    /// - Throws: ``ParsingError`` if the content is not a structure, has no such property, or the
    ///   property does not fit the type.
    public func value<Value>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value where Value: ConvertibleFromGeneratedContent {
        guard let content = try properties()[property] else {
            throw ParsingError(
                rawContent: jsonString, debugDescription: "there is no property `\(property)`")
        }
        if demandsCompleteStrings, !content.isComplete, case .string = content.storage {
            throw ParsingError.unexpected(
                content, expected: "a complete string", found: "its beginning"
            ).inside(.key(property), of: self)
        }
        do {
            return try Value(content)
        } catch let error as ParsingError {
            throw error.inside(.key(property), of: self)
        }
    }

    /// Reads a property that may be missing as a value of a type.
    ///
    /// While content is incomplete, nothing is said about a value that could still turn out to be
    /// another: a string that is being written is known only as a `String`, not as the case of an
    /// enumeration that it would be if it ended here.
    ///
    /// - Parameters:
    ///   - type: The type, with an optional around it.
    ///   - property: The name of the property.
    /// - Returns: The value; nil if the property is missing, null, or not known yet.
    /// - Throws: ``ParsingError`` if the content is not a structure, or the property is complete and
    ///   does not fit the type.
    public func value<Value>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? where Value: ConvertibleFromGeneratedContent {
        guard let content = try properties()[property] else { return nil }
        if case .null = content.storage { return nil }
        do {
            return try content.valueSoFar(Value.self)
        } catch let error as ParsingError {
            throw error.inside(.key(property), of: self)
        }
    }

    /// Reads content that may be incomplete.
    ///
    /// - Parameter type: The type, as a rule a ``Generable/PartiallyGenerated``.
    /// - Returns: The value; nil if the content is incomplete and does not make a value yet.
    /// - Throws: What the type throws if the content is complete.
    package func valueSoFar<Value>(_ type: Value.Type = Value.self) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        if isComplete { return try Value(self) }
        if Value.self is any TakesIncompleteStrings.Type { return try? Value(self) }
        if case .string = storage { return nil }
        var content = self
        content.demandsCompleteStrings = true
        // Whatever is wrong now is either about what is missing, or will still be wrong at the end.
        return try? Value(content)
    }

    private func properties() throws(ParsingError) -> GeneratedProperties {
        guard case .structure(let properties) = storage else {
            throw .unexpected(self, expected: "an object")
        }
        return properties
    }
}

/// A type for which the beginning of a string is the beginning of its value.
protocol TakesIncompleteStrings {}

extension String: TakesIncompleteStrings {}
extension GeneratedContent: TakesIncompleteStrings {}
