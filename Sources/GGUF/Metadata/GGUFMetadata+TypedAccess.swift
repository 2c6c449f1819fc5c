extension GGUFMetadata {
    /// The text at `key`, or nil if the file does not have the key.
    ///
    /// - Throws: ``GGUFError`` naming the key and both types if the value is of another type.
    public func string(_ key: String) throws(GGUFError) -> String? {
        try value(key, expected: "a string") { $0.string }
    }

    /// The text at `key`, which the file must have.
    ///
    /// - Throws: ``GGUFError`` naming the key if it is absent or its value is of another type.
    public func requireString(_ key: String) throws(GGUFError) -> String {
        try requireValue(key, expected: "a string") { $0.string }
    }

    /// The integer at `key`, or nil if the file does not have the key.
    ///
    /// Any integer type will do if the value fits in `Int`.
    ///
    /// - Throws: ``GGUFError`` naming the key and both types if the value is of another type.
    public func int(_ key: String) throws(GGUFError) -> Int? {
        try value(key, expected: "an integer") { $0.integer }
    }

    /// The integer at `key`, which the file must have.
    ///
    /// Any integer type will do if the value fits in `Int`.
    ///
    /// - Throws: ``GGUFError`` naming the key if it is absent or its value is of another type.
    public func requireInt(_ key: String) throws(GGUFError) -> Int {
        try requireValue(key, expected: "an integer") { $0.integer }
    }

    /// The number at `key`, or nil if the file does not have the key.
    ///
    /// A floating-point type will do, or an integer that `Double` holds exactly.
    ///
    /// - Throws: ``GGUFError`` naming the key and both types if the value is of another type.
    public func double(_ key: String) throws(GGUFError) -> Double? {
        try value(key, expected: "a number") { $0.double }
    }

    /// The number at `key`, which the file must have.
    ///
    /// A floating-point type will do, or an integer that `Double` holds exactly.
    ///
    /// - Throws: ``GGUFError`` naming the key if it is absent or its value is of another type.
    public func requireDouble(_ key: String) throws(GGUFError) -> Double {
        try requireValue(key, expected: "a number") { $0.double }
    }

    /// The truth value at `key`, or nil if the file does not have the key.
    ///
    /// - Throws: ``GGUFError`` naming the key and both types if the value is of another type.
    public func bool(_ key: String) throws(GGUFError) -> Bool? {
        try value(key, expected: "a bool") { $0.bool }
    }

    /// The truth value at `key`, which the file must have.
    ///
    /// - Throws: ``GGUFError`` naming the key if it is absent or its value is of another type.
    public func requireBool(_ key: String) throws(GGUFError) -> Bool {
        try requireValue(key, expected: "a bool") { $0.bool }
    }

    /// The array at `key`, or nil if the file does not have the key.
    ///
    /// - Throws: ``GGUFError`` naming the key and both types if the value is of another type.
    public func array(_ key: String) throws(GGUFError) -> GGUFArray? {
        try value(key, expected: "an array") { $0.array }
    }

    /// The array at `key`, which the file must have.
    ///
    /// - Throws: ``GGUFError`` naming the key if it is absent or its value is of another type.
    public func requireArray(_ key: String) throws(GGUFError) -> GGUFArray {
        try requireValue(key, expected: "an array") { $0.array }
    }
}
